/** The themes a reader can choose; `system` follows the computer. */
export type Theme = 'light' | 'dark' | 'contrast';
export type ThemeWish = Theme | 'system';

const DARK = '(prefers-color-scheme: dark)';
const CONTRAST = '(prefers-contrast: more)';

function systemTheme(): Theme {
  if (matchMedia(CONTRAST).matches) return 'contrast';
  return matchMedia(DARK).matches ? 'dark' : 'light';
}

/** Dresses the page, and keeps following the computer where that is the wish. Returns the way to stop. */
export function wear(wish: ThemeWish): () => void {
  const dress = () => {
    document.documentElement.dataset.theme = wish === 'system' ? systemTheme() : wish;
  };
  dress();
  if (wish !== 'system') return () => {};
  const queries = [matchMedia(DARK), matchMedia(CONTRAST)];
  for (const query of queries) query.addEventListener('change', dress);
  return () => {
    for (const query of queries) query.removeEventListener('change', dress);
  };
}

/** Nothing moves by itself where the reader has switched motion off. */
export function setStill(isStill: boolean): void {
  document.documentElement.toggleAttribute('data-still', isStill);
}

/** The reader's text size, in per cent (80 to 200). */
export function setTextSize(percent: number): void {
  document.documentElement.style.setProperty('--text-scale', String(percent / 100));
  // Above 120 % a table may scroll instead of fitting the window.
  document.documentElement.toggleAttribute('data-large-text', percent > 120);
}

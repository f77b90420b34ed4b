// Looks for text that cannot be read as it stands: cut off, run out of its box, too small, or beyond the page's edge.

/** Pixels; a little is left to rounding. */
const SLACK = 1.5;
const LEAST_TYPE = 12;
/** What always may be leafed through, beside a page that is only read. */
const LEAFED = '.log-list';

/** What does not fit on a page, one line each. `mayScroll`: the screen may be higher than the window. */
export function misfits(page, { mayScroll }) {
  const parts = [
    Object.entries({ SLACK, LEAST_TYPE, LEAFED }).map(
      ([name, value]) => `const ${name} = ${JSON.stringify(value)};`,
    ),
    [settled, isUnseen, isBeyond, cutterOf, boxesOf, sizeOf, faultsOf, scrolled, called, look],
  ];
  return page.evaluate(`${parts.flat().join('\n')} settled().then(() => look(${mayScroll}))`);
}

/* All that follows runs in the page. */

/** What people see is drawn, and does not change any more: type that goes by the size of its drawing is set once that is known. */
async function settled() {
  await document.fonts.ready;
  let changes = 0;
  const watch = new MutationObserver(() => {
    changes += 1;
  });
  watch.observe(document, { subtree: true, childList: true, attributes: true });
  for (let seen = -1, still = 0; still < 2; still = changes === seen ? still + 1 : 0) {
    seen = changes;
    await new Promise(requestAnimationFrame);
    await new Promise((after) => setTimeout(after));
  }
  watch.disconnect();
}

function look(mayScroll) {
  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (!text.data.trim() || isUnseen(text.parentElement)) continue;
    found.push(...faultsOf(text).map((fault) => `${fault}: ${called(text.parentElement)}`));
  }
  const root = document.documentElement;
  const sideways = root.scrollWidth - innerWidth;
  if (sideways > 0) found.push(`the page scrolls sideways by ${sideways}`);
  if (!mayScroll) found.push(...scrolled());
  return [...new Set(found)];
}

function called(element) {
  const { localName, parentElement, textContent } = element;
  const name = element.getAttribute('class') ?? parentElement.getAttribute('class');
  return `${localName}.${name} "${textContent.trim().slice(0, 60)}"`;
}

/** Is it there only for those who listen, or not at all? */
function isUnseen(element) {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true;
  for (let outer = element; outer; outer = outer.parentElement) {
    if (getComputedStyle(outer).clipPath === 'inset(50%)') return true;
  }
  return false;
}

/** What is amiss with a piece of text. */
function faultsOf(text) {
  const element = text.parentElement;
  const faults = [];
  const size = sizeOf(element);
  if (size < LEAST_TYPE - 0.05) faults.push(`only ${size.toFixed(1)} px`);
  for (const box of boxesOf(text)) {
    const page = { left: 0, right: innerWidth };
    if (isBeyond(box, page, 'left', 'right')) faults.push('beyond the page');
    const cutter = cutterOf(box, element.ownerSVGElement ?? element);
    if (cutter) faults.push(`cut off by ${cutter.localName}.${cutter.getAttribute('class')}`);
  }
  const { clientWidth, scrollWidth } = element;
  const isWide = !element.ownerSVGElement && clientWidth > 0 && scrollWidth > clientWidth + SLACK;
  if (isWide) faults.push(`wider than its box by ${scrollWidth - clientWidth}`);
  return faults;
}

/** The size of the type as it is on the screen, in pixels. */
function sizeOf(element) {
  const size = Number.parseFloat(getComputedStyle(element).fontSize);
  if (!element.ownerSVGElement) return size;
  const { a, b } = element.getScreenCTM();
  return size * Math.hypot(a, b);
}

/** Where the lines of a text are. The box of type in a drawing is higher than its ink. */
function boxesOf(text) {
  if (!text.parentElement.ownerSVGElement) {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()];
  }
  const { left, right, top, bottom, height } = text.parentElement.getBoundingClientRect();
  return [{ left, right, top: top + height / 4, bottom: bottom - height / 4 }];
}

function isBeyond(box, edge, from, to) {
  return box[from] < edge[from] - SLACK || box[to] > edge[to] + SLACK;
}

/** The box around a text that cuts some of it off, where there is one. What scrolls up and down cuts nothing off. */
function cutterOf(box, start) {
  let isLeafed = false;
  for (let outer = start; outer !== document.documentElement; outer = outer.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(outer);
    const edge = outer.getBoundingClientRect();
    if (overflowX !== 'visible' && isBeyond(box, edge, 'left', 'right')) return outer;
    isLeafed ||= overflowY === 'auto' || overflowY === 'scroll';
    const isCut = overflowY !== 'visible' && isBeyond(box, edge, 'top', 'bottom');
    if (isCut && !isLeafed) return outer;
    if (position === 'fixed') return undefined;
  }
  return undefined;
}

/** What is higher than there is room for. */
function scrolled() {
  const faults = [];
  const over = document.documentElement.scrollHeight - innerHeight;
  if (over > 0) faults.push(`the page scrolls by ${over}`);
  for (const element of document.body.querySelectorAll('*')) {
    const { overflowY } = getComputedStyle(element);
    const hidden = element.scrollHeight - element.clientHeight;
    const isBox = overflowY === 'auto' || overflowY === 'scroll';
    if (isBox && hidden > 1 && !element.matches(LEAFED))
      faults.push(`scrolls by ${hidden}: ${called(element)}`);
  }
  return faults;
}

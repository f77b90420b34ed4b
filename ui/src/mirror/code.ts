// The room code as people type it. What it means, and whether it is right, the app says. Pure.

export const CODE_LENGTH = 6;

/** No code has the letters O, I and L: who types them means the figures. */
const MEANT: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** What was typed, as it is written on the host's screen: capitals, without gaps, at most six. */
export function tidied(typed: string): string {
  const characters = [...typed.toUpperCase()].filter((one) => /[0-9A-Z]/.test(one));
  return characters
    .map((one) => MEANT[one] ?? one)
    .join('')
    .slice(0, CODE_LENGTH);
}

/** In two groups, as one says it across the room. */
export function spaced(code: string): string {
  const half = CODE_LENGTH / 2;
  return `${code.slice(0, half)} ${code.slice(half)}`.trim();
}

// A game played through the page, whatever bots and lots bring: at each turn, what the page asks for is done.

/** What every game asks for, each told by a thing that is there only then. */
export const OVER = ['button', /^Replay/];
export const LOOK = ['button', /^Open the curtain/];

const first = ([name]) => name;

/**
 * Plays one game. `things` tell what may be asked for next, each there only then; `answers`, by the same keys, do it
 * once: given the hand, and what chooses one of the names of what can be chosen.
 */
export function playing(things, answers) {
  /** What the page asks for now. What the bots do and what is shown of it meanwhile is waited for. */
  const asked = (hand) => hand.which(things);
  const answer = (hand, ask, choose = first) => answers[ask](hand, choose);
  /** Plays on until something else than these is asked for, and says what. */
  async function playWhile(hand, asks, choose) {
    for (;;) {
      const ask = await asked(hand);
      if (!asks.includes(ask)) return ask;
      await answer(hand, ask, choose);
    }
  }
  /** Plays to the end. */
  const playOut = (hand, choose) => playWhile(hand, Object.keys(answers), choose);
  return { asked, answer, playWhile, playOut };
}

export async function openCurtain(hand) {
  await hand.press(...LOOK);
  await hand.gone(...LOOK);
}

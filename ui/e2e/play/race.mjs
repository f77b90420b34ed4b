// A race played through the page, whatever bots and lots bring: at each turn, what the page asks for is done.

/** What may be asked for next, each told by a thing that is there only then. */
const ASKED = {
  over: ['button', /^Rematch/],
  look: ['heading', /it is your turn to look$/],
  place: ['heading', /^(.*, p|P)lace a hedge$/],
  pick: ['heading', /^(.*, p|P)ick a card$/],
};

/** What the page asks for now. What the bots do and the horses run meanwhile is waited for. */
export function asked(hand) {
  return hand.which(ASKED);
}

/** Does what is asked for, once. `choose` picks one of the names of what can be chosen. */
export function answer(hand, ask, choose = first) {
  return { look: openCurtain, place, pick }[ask](hand, choose);
}

/** Plays on until something else than these is asked for, and says what. */
export async function playWhile(hand, asks, choose) {
  for (;;) {
    const ask = await asked(hand);
    if (!asks.includes(ask)) return ask;
    await answer(hand, ask, choose);
  }
}

/** Plays to the podium. */
export function playOut(hand, choose) {
  return playWhile(hand, ['look', 'place', 'pick'], choose);
}

const first = ([name]) => name;

async function openCurtain(hand) {
  await hand.press('button', /^Open the curtain/);
  await hand.gone('heading', /it is your turn to look$/);
}

async function place(hand, choose) {
  await hand.which({ open: ['button', /, open to you$/] });
  await hand.press('button', choose(await hand.namesOf('button', /, open to you$/)));
  await hand.press('button', /^Place on \d/);
  await hand.gone('button', /^Place on \d/);
}

async function pick(hand, choose) {
  await hand.which({ card: ['radio', /^Card \d/] });
  await hand.press('radio', choose(await hand.namesOf('radio', /^Card \d(:|, would)/)));
  await hand.press('button', /^Play the \d/);
  await hand.gone('button', /^Play the \d/);
}

// Giro Galoppo through the page.
import { LOOK, OVER, openCurtain, playing } from './playing.mjs';

export const ASKED = {
  over: OVER,
  look: LOOK,
  place: ['heading', /^(.*, p|P)lace a hedge$/],
  pick: ['heading', /^(.*, p|P)ick a card$/],
};

export const race = playing(ASKED, { look: openCurtain, place, pick });

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

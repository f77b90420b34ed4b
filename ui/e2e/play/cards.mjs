// The card of a game, written as a person writes it.
import { SMALL_BOARD } from './settings.mjs';

/** What a game is called on the shelf, and what its card calls those who play. */
export const CARDS = {
  giro: { name: /^Giro Galoppo/, heading: 'The runners', more: 'Another runner' },
  pigs: { name: /^Galloping Pigs/, heading: 'The players', more: 'Another player' },
  nasty: { name: /^The Really Nasty/, heading: 'The stables', more: 'Another stable' },
};

/** Who is not a person at this machine: the levels of bots, and guests. */
const OTHERS = { bot: 'Bot: steady', carefree: 'Bot: carefree', guest: 'A guest' };

/** Goes from home to the card of a game and seats these players: people by name, and bots by their level. */
export async function writeCard(page, game, players) {
  await page.getByRole('link', { name: CARDS[game].name }).click();
  await seatOnCard(page, game, players);
}

/** Seats these players on the card of a game that is shown. */
export async function seatOnCard(page, game, players) {
  const { heading, more } = CARDS[game];
  await page.getByRole('heading', { name: heading }).waitFor();
  await seatAsMany(page, players.length, more);
  for (const [index, player] of players.entries()) {
    const seat = page.getByRole('listitem', { name: `Seat ${index + 1}`, exact: true });
    await choose(page, seat, 'Who plays', OTHERS[player] ?? 'A person here');
    if (!OTHERS[player]) await seat.getByRole('textbox', { name: 'Player' }).fill(player);
  }
}

/** Chooses one of the options of the table. */
export async function agree(page, title, name) {
  const option = page.getByRole('radiogroup', { name: title });
  await option.getByText(name, { exact: true }).click();
  await option.getByRole('radio', { name, exact: true, checked: true }).waitFor();
}

/** The figures are those of the small board. */
export async function takeSmallBoard(page) {
  const figures = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Figures' }) });
  await choose(page, figures, 'Figures', SMALL_BOARD);
}

/** Nobody is waited for before a roll. */
export async function waitForNobody(page) {
  await agree(page, 'Before a roll', 'Your own');
  const seconds = page.getByRole('textbox', { name: 'Seconds before a roll' });
  await seconds.fill('0');
  await seconds.press('Enter');
}

async function seatAsMany(page, count, more) {
  const seats = page.getByRole('listitem', { name: /^Seat \d$/ });
  for (let now = await seats.count(); now !== count; ) {
    if (now < count) await page.getByRole('button', { name: more }).click();
    else
      await page
        .getByRole('button', { name: /^Scratch / })
        .last()
        .click();
    now += now < count ? 1 : -1;
    await seats.nth(now - 1).waitFor();
    await seats.nth(now).waitFor({ state: 'detached' });
  }
}

/** Chooses in a list that unfolds. */
async function choose(page, within, list, name) {
  await within.getByRole('button', { name: list }).click();
  await page.getByRole('option', { name }).click();
  await page.getByRole('listbox').waitFor({ state: 'detached' });
}

// Tables brought to a wanted state by the page's own commands, for what is not about the way there.

const PEOPLE = [
  { name: 'Marianne', silks: 'red', horse: 'Marmalade', coat: 'bay' },
  { name: 'Luis', silks: 'blue', horse: 'Sir Reginald', coat: 'grey' },
  { name: 'Bettina', silks: 'yellow', horse: 'Thunderbolt', coat: 'chestnut' },
  { name: 'Oskar', silks: 'green', horse: 'Old Nobbs', coat: 'liver' },
  { name: 'Penelope', silks: 'black', horse: 'Quicksilver Queen', coat: 'black' },
];

/** A set-up: each player is `here` or the level of a bot. */
export function setupOf(players, rules = {}, seats = PEOPLE) {
  return {
    seats: players.map((player, index) => ({
      ...seats[index],
      player: player === 'here' ? player : { bot: player },
    })),
    game: { game: 'giro', rules, fixed: { seniority: players.map((_, index) => index) } },
    clock: null,
  };
}

/** Says a command of the app as the page does. */
export function command(page, name, given = {}) {
  return page.evaluate(
    ([what, args]) => window.__TAURI_INTERNALS__.invoke(what, args),
    [name, given],
  );
}

/** Opens a table with chance that is the same every time; its number. */
export function openTable(page, setup, seed = 'sunset') {
  return command(page, 'open', { setup, seed });
}

/**
 * Plays for all people at the table until `until` is true of what the stand sees and only people are awaited, or the
 * race is over. Chance and people are the same every time, so the state is too, unless a bot was random.
 */
export async function playOn(page, table, setup, until = () => false) {
  const here = setup.seats.flatMap(({ player }, seat) => (player === 'here' ? [seat] : []));
  for (;;) {
    const look = await command(page, 'look', { table, seat: here[0] });
    const { view } = look.view;
    const { awaited = [] } = view.turn.seats ?? {};
    if (view.stage === 'over') return;
    const theirs = awaited.filter((seat) => here.includes(seat));
    if (!until(view)) for (const seat of theirs) await decide(page, table, seat);
    else if (theirs.length > 0 && theirs.length === awaited.length) return;
  }
}

async function decide(page, table, seat) {
  const { moment, outlook } = await command(page, 'look', { table, seat });
  const mv = { game: 'giro', move: moveOf(outlook.outlook) };
  await command(page, 'act', { table, seat, moment, mv });
}

/** The first space that is free; the highest card that is not refused. */
function moveOf({ kind, spaces, cards }) {
  if (kind === 'place') return { place: spaces.find(({ refusal }) => !refusal).space };
  const landing = cards.filter((card) => card.landing.kind !== 'refused');
  return { pick: (landing.at(-1) ?? cards.at(-1)).card };
}

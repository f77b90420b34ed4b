// Tables brought to a wanted state by the page's own commands, for what is not about the way there.

const PEOPLE = [
  { name: 'Marianne', silks: 'red', horse: { name: 'Marmalade', coat: 'bay' } },
  { name: 'Luis', silks: 'blue', horse: { name: 'Sir Reginald', coat: 'grey' } },
  { name: 'Bettina', silks: 'yellow', horse: { name: 'Thunderbolt', coat: 'chestnut' } },
  { name: 'Oskar', silks: 'green', horse: { name: 'Old Nobbs', coat: 'liver' } },
  { name: 'Penelope', silks: 'black', horse: { name: 'Quicksilver Queen', coat: 'black' } },
  { name: 'Bartholomew', silks: 'white', horse: { name: 'Snow on the Mountain', coat: 'dun' } },
];

/** What a game fixes by hand, so that its tables are the same every time: the first player is the oldest, or starts. */
const FIXED = {
  giro: (players) => ({ seniority: players.map((_, index) => index) }),
  pigs: () => ({ starter: 0 }),
  nasty: () => ({}),
};

/** A set-up: each player is `here` or the level of a bot. */
export function setupOf(game, players, rules = {}) {
  return {
    seats: players.map((player, index) => ({
      ...PEOPLE[index],
      ...(game === 'pigs' && { horse: null }),
      player: player === 'here' ? player : { bot: player },
    })),
    game: { game, rules, fixed: FIXED[game](players) },
    clock: null,
    pause: 0,
  };
}

/** Says a command of the app as the page does, once the page has its line to the app. */
export async function command(page, name, given = {}) {
  return page.evaluate(
    async ([what, args]) => {
      while (!window.__TAURI_INTERNALS__) await new Promise((after) => setTimeout(after, 5));
      return window.__TAURI_INTERNALS__.invoke(what, args).catch((refusal) => {
        throw new Error(`${what}: ${JSON.stringify(refusal)}`);
      });
    },
    [name, given],
  );
}

/** Opens a table with chance that is the same every time; its number. */
export function openTable(page, setup, seed = 'sunset') {
  return command(page, 'open', { setup, seed });
}

/**
 * Plays for all people at the table until `until` is true of what the stand sees and only people are awaited, or the
 * game is over. Chance and people are the same every time, so the state is too, unless a bot was random.
 */
export async function playOn(page, table, setup, until = () => false) {
  const here = setup.seats.flatMap(({ player }, seat) => (player === 'here' ? [seat] : []));
  let view = await step(page, table, [], here[0]);
  for (;;) {
    const { awaited = [] } = view.turn.seats ?? {};
    if (view.stage === 'over') return;
    const theirs = awaited.filter((seat) => here.includes(seat));
    const isThere = until(view);
    if (isThere && theirs.length > 0 && theirs.length === awaited.length) return;
    view = await step(page, table, isThere ? [] : theirs, here[0]);
  }
}

/** Does for a seat what is done for all people. */
export async function decide(page, table, seat) {
  await page.evaluate(inPage(`decideHere(${table}, ${seat})`));
}

/** These seats decide; what the one who watches sees then. */
function step(page, table, seats, watcher) {
  return page.evaluate(inPage(`stepHere(${table}, ${JSON.stringify(seats)}, ${watcher})`));
}

/* All that follows runs in the page: a meeting has a thousand steps, and each way between here and there costs more than the step. */

async function stepHere(table, seats, watcher) {
  for (const seat of seats) {
    // Where a bot that put something in was faster, the seat is asked again.
    await decideHere(table, seat).catch((refusal) => {
      if (refusal.error !== 'stale') throw new Error(JSON.stringify(refusal));
    });
  }
  const { view } = await say('look', { table, seat: watcher });
  return view.view;
}

async function decideHere(table, seat) {
  const { moment, outlook } = await say('look', { table, seat });
  const { game } = outlook;
  const mv = { game, move: MOVES[game](outlook.outlook) };
  await say('act', { table, seat, moment, mv });
}

function say(what, args) {
  return window.__TAURI_INTERNALS__.invoke(what, args);
}

function isOpen({ refusal }) {
  return !refusal;
}

const MOVES = {
  /** The first space that is free; the highest card that is not refused. */
  giro({ kind, spaces, cards }) {
    if (kind === 'place') return { place: spaces.find(isOpen).space };
    const landing = cards.filter((card) => card.landing.kind !== 'refused');
    return { pick: (landing.at(-1) ?? cards.at(-1)).card };
  },
  /** The pigs as they come; the first space that is free; a card that leads, unless it is the only one of its pig. */
  pigs({ kind, pigs, spaces, cards }) {
    if (kind === 'line-up') return { 'line-up': pigs };
    if (kind === 'food') return { food: spaces.find(isOpen).at };
    const leader = cards.find(({ leads, held }) => leads && held > 1);
    const { pig } = leader ?? cards.find(({ leads }) => !leads) ?? cards[0];
    return { play: pig };
  },
  /** The grades in order; a small bet on the innermost; the best way, doubled where there is one; no cards. */
  nasty({ kind, grades, rows, horses, step, most, goals }) {
    switch (kind) {
      case 'entries':
        return { entries: grades };
      case 'board':
        return { chalk: rows[0] };
      case 'bet':
        return { bet: most > 0 ? { on: horses[0].seat, stake: step } : null };
      case 'go':
        return { go: goals[0].goal };
      case 'double':
        return { double: goals.length > 0 };
      case 'called':
        return { ready: true };
      default:
        return { roll: true };
    }
  },
};

/** A call of one of these as an expression. */
function inPage(call) {
  const moves = `const MOVES = { ${Object.values(MOVES).join(', ')} };`;
  return `(() => { ${moves} ${[stepHere, decideHere, say, isOpen].join(' ')} return ${call}; })()`;
}

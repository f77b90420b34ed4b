// Meetings of the boxed game, written down to a wanted moment by the page's own commands.
import { command } from './tables.mjs';

const PLAYERS = [
  { name: 'Marianne', silks: 'red' },
  { name: 'Luis', silks: 'blue' },
  { name: 'Bettina', silks: 'yellow' },
  { name: 'Oskar', silks: 'green' },
  { name: 'Penelope', silks: 'black' },
  { name: 'Bartholomew', silks: 'white' },
];

const RACES = [
  'dukes-cup',
  'ladys-purse',
  'knights-shield',
  'kings-crown',
  'squires-plate',
  'barons-bowl',
];

/** The grade that a seat runs in a race: each once. */
const gradeIn = (race, seat) => ((race + seat) % 6) + 1;

/** A whole race: the board, the bets, the finish, one objection, the settlement. */
function race(number) {
  const seats = PLAYERS.map((_, seat) => seat);
  return [
    {
      write: 'field',
      starters: seats.map((seat) => ({
        grade: gradeIn(number, seat),
        lane: ((seat + number) % 6) + 1,
      })),
    },
    ...seats.map((seat) => ({
      write: 'bet',
      seat,
      bet: seat % 3 === 2 ? null : { on: (seat + 1) % 6, stake: 1000 },
    })),
    {
      write: 'post',
      home: [1, 4, 0],
      out: [
        { seat: 2, fate: 'fallen' },
        { seat: 3, fate: 'tailed-off' },
      ],
    },
    { write: 'heard', hearing: { by: 5, on: 4, deposit: false }, dice: [3, 5] },
    { write: 'settled' },
  ];
}

const WHOLE = [{ write: 'order', races: RACES }, ...RACES.flatMap((_, number) => race(number))];

/** How much of it is written down: up to the first line of which this is true, all of it, or nothing. */
function lines(until) {
  if (!until) return [];
  const last = WHOLE.findIndex(until);
  return last < 0 ? WHOLE : WHOLE.slice(0, last + 1);
}

/** Opens a meeting, the only one, and writes so much of it down; its name. */
export async function writeMeeting(page, until) {
  const { meetings } = await command(page, 'paper_meetings');
  for (const { meeting } of meetings) await command(page, 'delete_meeting', { meeting });
  const setup = { players: PLAYERS, lanes: 'all', bet_limit: null, book: null };
  const { meeting } = await command(page, 'open_meeting', { setup });
  await page.evaluate(
    async ([meeting, lines]) => {
      const { invoke } = window.__TAURI_INTERNALS__;
      for (const written of lines) await invoke('write_down', { meeting, written });
    },
    [meeting, lines(until)],
  );
  return meeting;
}

// Where one can be: the part of the address after `#/`, and the way back from there.
import type { GameName } from '../ipc/bindings.gen';

export type Route =
  | { screen: 'home' }
  | { screen: 'setup'; game: GameName; open?: true }
  | { screen: 'join' }
  | { screen: 'party'; party: number }
  | { screen: 'stand'; table: number }
  | { screen: 'doctor' }
  | { screen: 'table'; table: number }
  | { screen: 'rules'; game: GameName; rule?: string }
  | { screen: 'history' }
  | { screen: 'statistics' }
  | { screen: 'replay'; file: string }
  | { screen: 'forms' }
  | { screen: 'paper' }
  | { screen: 'book'; meeting: string }
  | { screen: 'settings' }
  | { screen: 'help'; section?: HelpSection }
  | { screen: 'gallery' }
  | { screen: 'nowhere' };

/** The pages of the help, in their order; the first is the one that it opens at. */
export const HELP = ['games', 'keys', 'promises', 'trouble', 'news', 'licences'] as const;
export type HelpSection = (typeof HELP)[number];

/** The letter with which the rules of each game begin. */
const LETTERS: Record<GameName, string> = { giro: 'G', pigs: 'P', nasty: 'N' };

/** The games that can be played, in the order of the shelf. */
export const GAMES = Object.keys(LETTERS) as readonly GameName[];

const NOWHERE: Route = { screen: 'nowhere' };
const WHOLE_NUMBER = /^\d+$/;
const RULE = /^([A-Z])-\d+$/;

function gameOf(name: string): GameName | undefined {
  return GAMES.find((game) => game === name);
}

/** A rule book, opened at a rule where the address names one. */
function bookOf(rest: string): Route {
  const letter = RULE.exec(rest)?.[1];
  const game = letter ? GAMES.find((one) => LETTERS[one] === letter) : gameOf(rest);
  if (!game) return NOWHERE;
  return letter ? { screen: 'rules', game, rule: rest } : { screen: 'rules', game };
}

function helpAt(rest: string): Route {
  if (rest === '') return { screen: 'help' };
  const section = HELP.find((one) => one === rest);
  return section ? { screen: 'help', section } : NOWHERE;
}

/** The route that an address stands for. */
export function routeOf(hash: string): Route {
  const [screen = '', rest = '', more = ''] = hash.replace(/^#?\/?/, '').split('/');
  switch (screen) {
    case '':
      return { screen: 'home' };
    case 'setup': {
      const game = gameOf(rest);
      if (!game) return NOWHERE;
      return more === 'open' ? { screen, game, open: true } : { screen, game };
    }
    case 'table':
    case 'stand':
      return WHOLE_NUMBER.test(rest) ? { screen, table: Number(rest) } : NOWHERE;
    case 'party':
      return WHOLE_NUMBER.test(rest) ? { screen, party: Number(rest) } : NOWHERE;
    case 'rules':
      return bookOf(rest);
    case 'replay':
      return rest ? { screen, file: decodeURIComponent(rest) } : NOWHERE;
    case 'book':
      return rest ? { screen, meeting: decodeURIComponent(rest) } : NOWHERE;
    case 'help':
      return helpAt(rest);
    case 'join':
    case 'doctor':
    case 'history':
    case 'statistics':
    case 'forms':
    case 'paper':
    case 'settings':
    case 'gallery':
      return { screen };
    default:
      return NOWHERE;
  }
}

/** The address of a route. */
export function addressOf(route: Route): string {
  switch (route.screen) {
    case 'home':
    case 'nowhere':
      return '#/';
    case 'setup':
      return route.open ? `#/setup/${route.game}/open` : `#/setup/${route.game}`;
    case 'table':
    case 'stand':
      return `#/${route.screen}/${route.table}`;
    case 'party':
      return `#/party/${route.party}`;
    case 'replay':
      return `#/replay/${encodeURIComponent(route.file)}`;
    case 'book':
      return `#/book/${encodeURIComponent(route.meeting)}`;
    case 'rules':
      return `#/rules/${route.rule ?? route.game}`;
    case 'help':
      return route.section ? `#/help/${route.section}` : '#/help';
    default:
      return `#/${route.screen}`;
  }
}

/**
 * The way here, home first. Who comes back to a screen is where she was, so no way goes in circles;
 * a jump within the rule books stays in the rule books.
 */
export function walk(trail: readonly Route[], to: Route): readonly Route[] {
  const known = trail.findIndex(({ screen }) => screen === to.screen);
  return [...(known < 0 ? trail : trail.slice(0, known)), to];
}

/** Where one came from. */
export function cameFrom(trail: readonly Route[]): Route {
  return trail.at(-2) ?? { screen: 'home' };
}

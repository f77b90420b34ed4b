// Where one can be: the part of the address after `#/`, and the way back from there.

export type Route =
  | { screen: 'home' }
  | { screen: 'setup' }
  | { screen: 'table'; table: number }
  | { screen: 'rules'; rule?: string }
  | { screen: 'settings' }
  | { screen: 'help' }
  | { screen: 'gallery' }
  | { screen: 'nowhere' };

const WHOLE_NUMBER = /^\d+$/;
const RULE = /^[A-Z]-\d+$/;

/** The route that an address stands for. */
export function routeOf(hash: string): Route {
  const [screen = '', rest = ''] = hash.replace(/^#?\/?/, '').split('/');
  switch (screen) {
    case '':
      return { screen: 'home' };
    case 'setup':
      return rest === 'giro' ? { screen } : { screen: 'nowhere' };
    case 'table':
      return WHOLE_NUMBER.test(rest) ? { screen, table: Number(rest) } : { screen: 'nowhere' };
    case 'rules':
      return RULE.test(rest) ? { screen, rule: rest } : { screen };
    case 'settings':
    case 'help':
    case 'gallery':
      return { screen };
    default:
      return { screen: 'nowhere' };
  }
}

/** The address of a route. */
export function addressOf(route: Route): string {
  switch (route.screen) {
    case 'home':
    case 'nowhere':
      return '#/';
    case 'setup':
      return '#/setup/giro';
    case 'table':
      return `#/table/${route.table}`;
    case 'rules':
      return `#/rules/${route.rule ?? 'giro'}`;
    default:
      return `#/${route.screen}`;
  }
}

/**
 * The way here, home first. Who comes back to a screen is where she was, so no way goes in circles;
 * a jump within the rule book stays in the rule book.
 */
export function walk(trail: readonly Route[], to: Route): readonly Route[] {
  const known = trail.findIndex(({ screen }) => screen === to.screen);
  return [...(known < 0 ? trail : trail.slice(0, known)), to];
}

/** Where one came from. */
export function cameFrom(trail: readonly Route[]): Route {
  return trail.at(-2) ?? { screen: 'home' };
}

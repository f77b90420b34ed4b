// The details for a report of a fault, as text. It goes to those who build the app, so it is the same in every language.
import type { BugDetails } from '../../ipc/bindings.gen';

export function reportOf({ version, system, webview, errors, record }: BugDetails): string {
  const faults = errors.map(({ at, said }) => `- ${at} ${said}`);
  return [
    `Race Night ${version}`,
    `System: ${system}`,
    `Web view: ${webview ?? 'a browser'}`,
    `Record: ${record ?? 'none'}`,
    faults.length > 0 ? 'Last errors:' : 'Last errors: none',
    ...faults,
  ].join('\n');
}

// What comes from elsewhere: is it let in, and is anything known against it? The lists of known faults lie elsewhere too; where
// they do not answer nothing fails. Licences and sources are held by tests as well, which need nothing installed.
import { ask, must, Stop, say } from './run.mjs';

/** Looks through the packages of the page and of Rust. */
export async function checkSupply() {
  say('Checking what comes from elsewhere: known faults, licences, sources');
  pagePackages();
  await crates();
}

function pagePackages() {
  const npm = process.env.npm_execpath;
  if (!npm) return;
  const args = [npm, 'audit', '--omit=dev', '--package-lock-only', '--json', '--fetch-retries=0'];
  const found = faultsIn(ask(process.execPath, args).text);
  if (!found) return say('npm has no list of known faults here: passed over');
  if (found.length > 0) throw new Stop(`npm audit knows faults of: ${found.join(', ')}.`);
}

/** The packages that `npm audit --json` has something against; nothing at all where it was not answered. */
export function faultsIn(report) {
  try {
    const { auditReportVersion, vulnerabilities } = JSON.parse(report);
    return auditReportVersion && Object.keys(vulnerabilities);
  } catch {
    return undefined;
  }
}

/** It takes longer to compile than the whole app, so it is used where it is and not brought. */
async function crates() {
  if (ask('cargo', ['deny', '--version']).code !== 0) return;
  const hasList = ask('cargo', ['deny', 'fetch', 'db']).code === 0;
  if (!hasList) say('cargo deny has no list of known faults here: passed over');
  const checks = ['licenses', 'sources', 'bans', ...(hasList ? ['advisories'] : [])];
  // What is known to come twice does so on other systems, or for what is not switched on.
  const quiet = ['unmatched-skip', 'unnecessary-skip'].flatMap((lint) => ['--allow', lint]);
  await must('cargo', ['deny', '--log-level', 'error', 'check', ...quiet, ...checks]);
}

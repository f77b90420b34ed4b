import { useTranslation } from 'react-i18next';
import type { Checkup } from '../../ipc/bindings.gen';
import { useApp } from '../../mirror/app';
import { findingsOf, hintsOf } from './findings';

/** Everything as text, to be sent to somebody who can help. */
export function useReport(): (found: Checkup) => string {
  const { t } = useTranslation('doctor');
  const version = useApp((app) => app.hello?.version) ?? '';
  return (found) => {
    const blanks = { port: found.port, count: found.tables };
    const findings = findingsOf(found).map(({ check, verdict }) =>
      t('report.finding', {
        verdict: t(`verdict.${verdict}`),
        title: t(`check.${check}.title`, blanks),
        text: t(`check.${check}.${verdict}`, blanks),
      }),
    );
    const interfaces = found.interfaces.map(({ name, addresses, kind }) =>
      t('report.interface', {
        name,
        kind: t(`interfaces.${kind}`),
        addresses: addresses.join(' ') || t('interfaces.none'),
      }),
    );
    return [
      t('report.head', { version, system: found.system }),
      ...(found.trouble === null ? [] : [t('trouble', { cause: found.trouble })]),
      ...findings,
      ...interfaces,
      ...hintsOf(found).flatMap(({ commands }) => commands),
    ].join('\n');
  };
}

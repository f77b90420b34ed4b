import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Checkup, commands } from '../../ipc/bindings.gen';
import { Button } from '../../parts/Button';
import { Icon } from '../../parts/Icon';
import { Panel } from '../../parts/Panel';
import { Tag } from '../../parts/Tag';
import { Leaf } from '../Leaf';
import type { Route } from '../routes';
import './doctor.css';
import { type Finding, findingsOf, hintsOf, type Verdict } from './findings';
import { useReport } from './useReport';

const TONES = { fine: 'good', look: 'bad', unknown: 'plain' } as const;
const SIGNS = { fine: 'check', look: 'eye', unknown: 'minus' } as const;

/** The answer of the app; nothing while it looks, `failed` where it could not. */
function useCheckup() {
  const [told, setTold] = useState<Checkup | 'failed'>();
  const ask = useCallback(() => {
    setTold(undefined);
    commands.checkup().then(
      (answer) => setTold(answer.status === 'ok' ? answer.data : 'failed'),
      () => setTold('failed'),
    );
  }, []);
  useEffect(ask, [ask]);
  return { told, ask };
}

function Mark({ verdict }: { verdict: Verdict }) {
  const { t } = useTranslation('doctor');
  return (
    <span className={`doctor-mark doctor-mark-${verdict}`}>
      <Icon name={SIGNS[verdict]} />
      <Tag tone={TONES[verdict]}>{t(`verdict.${verdict}`)}</Tag>
    </span>
  );
}

/** One thing that was tried: how it is and, where that is not fine, what to do. */
function FindingLine({ finding, found }: { finding: Finding; found: Checkup }) {
  const { t } = useTranslation('doctor');
  const { check, verdict } = finding;
  const blanks = { port: found.port, count: found.tables };
  return (
    <li className="doctor-finding">
      <Mark verdict={verdict} />
      <div>
        <h3>{t(`check.${check}.title`, blanks)}</h3>
        <p>{t(`check.${check}.${verdict}`, blanks)}</p>
      </div>
    </li>
  );
}

function Interfaces({ interfaces }: Pick<Checkup, 'interfaces'>) {
  const { t } = useTranslation('doctor');
  return (
    <Panel title={t('interfaces.title')}>
      <ul className="doctor-interfaces">
        {interfaces.map(({ name, addresses, kind }) => (
          <li key={name}>
            <b>{name}</b>
            <Tag tone={kind === 'usable' ? 'good' : 'plain'}>{t(`interfaces.${kind}`)}</Tag>
            <code>{addresses.join(' ') || t('interfaces.none')}</code>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** What to open in the firewall of this system. */
function Firewall({ found }: { found: Checkup }) {
  const { t } = useTranslation('doctor');
  return (
    <Panel title={t('firewall.title')}>
      <div className="doctor-firewall">
        <p>{t('firewall.text', { port: found.port })}</p>
        {hintsOf(found).map(({ firewall, commands }) => (
          <div key={firewall}>
            <h3>{t(`firewall.name.${firewall}`)}</h3>
            <p>{t(`firewall.how.${firewall}`)}</p>
            {commands.length > 0 && <pre>{commands.join('\n')}</pre>}
          </div>
        ))}
      </div>
    </Panel>
  );
}

function Report({ found }: { found: Checkup }) {
  const { t } = useTranslation('doctor');
  const report = useReport()(found);
  const [isCopied, setCopied] = useState(false);
  const copy = () => {
    navigator.clipboard?.writeText(report).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <Panel title={t('report.title')}>
      <div className="doctor-report">
        <p>{t('report.text')}</p>
        <textarea readOnly rows={9} value={report} aria-label={t('report.title')} />
        <Button icon={isCopied ? 'check' : 'copy'} onPress={copy}>
          {t(isCopied ? 'report.copied' : 'report.copy')}
        </Button>
      </div>
    </Panel>
  );
}

/** The network doctor: why tables are not found, and what to do about it. */
export function DoctorScreen({ from }: { from: Route }) {
  const { t } = useTranslation('doctor');
  const { told, ask } = useCheckup();
  return (
    <Leaf
      title={t('title')}
      note={t('note')}
      from={from}
      acts={
        <Button small icon="undo" notNow={told === undefined} onPress={ask}>
          {t('again')}
        </Button>
      }
    >
      <main className="doctor">
        {told === undefined && (
          <p className="doctor-asking" role="status">
            {t('looking')}
          </p>
        )}
        {told === 'failed' && (
          <p className="doctor-asking" role="alert">
            {t('failed')}
          </p>
        )}
        {told && told !== 'failed' && (
          <>
            <Panel title={t('findings')}>
              {told.trouble !== null && (
                <p className="doctor-trouble">{t('trouble', { cause: told.trouble })}</p>
              )}
              <ul>
                {findingsOf(told).map((finding) => (
                  <FindingLine key={finding.check} finding={finding} found={told} />
                ))}
              </ul>
            </Panel>
            <div className="doctor-column">
              <Interfaces interfaces={told.interfaces} />
              <Firewall found={told} />
              <Report found={told} />
            </div>
          </>
        )}
      </main>
    </Leaf>
  );
}

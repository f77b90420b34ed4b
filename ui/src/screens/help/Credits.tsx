import { useTranslation } from 'react-i18next';
import dejavu from '../../../../docs/licences/dejavu.txt?raw';
import mit from '../../../../LICENSE?raw';
import ofl from '../../../../node_modules/@fontsource/cabin/LICENSE?raw';
import apache from '../../../../node_modules/react-aria-components/LICENSE?raw';
import { type Credit, ENGINE, PAGE, TYPES } from './credits';

const LICENCES = [
  ['MIT', mit],
  ['Apache 2.0', apache],
  ['OFL 1.1', ofl],
  ['DejaVu', dejavu],
] as const;

function Thanks({ title, to }: { title: string; to: readonly Credit[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {to.map(({ name, owner, licence }) => (
          <li key={name}>
            <b>{name}</b> <span className="quiet">{owner}</span> <i>{licence}</i>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whom we thank, and the licences that ask to be shown. */
export function Credits({ version }: { version: string }) {
  const { t } = useTranslation('help');
  return (
    <div className="credits">
      <p>
        <b>{t('credits.version', { version })}</b> {t('credits.own')}
      </p>
      <Thanks title={t('credits.types')} to={TYPES} />
      <Thanks title={t('credits.page')} to={PAGE} />
      <Thanks title={t('credits.engine')} to={ENGINE} />
      <p>{t('credits.rest')}</p>
      <h3>{t('credits.texts')}</h3>
      {LICENCES.map(([name, text]) => (
        <details key={name}>
          <summary>{name}</summary>
          {/* Licences hold as they are written: in English. */}
          <pre lang="en">{text}</pre>
        </details>
      ))}
    </div>
  );
}

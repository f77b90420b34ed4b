import { useTranslation } from 'react-i18next';
import type { GameName } from '../../ipc/bindings.gen';
import { addressOf, GAMES } from '../routes';

/** How a game goes, or an evening over the network, in a few steps. */
function How({ what, children }: { what: GameName | 'network'; children: React.ReactNode }) {
  const { t } = useTranslation('help');
  const steps = Object.values<string>(t(`${what}.steps`, { returnObjects: true }));
  return (
    <section>
      <h3>{t(`${what}.title`)}</h3>
      <ol className="help-steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="help-more">{children}</p>
    </section>
  );
}

export function Games() {
  const { t } = useTranslation(['help', 'home', 'nearby']);
  return (
    <div className="help-games">
      {GAMES.map((game) => (
        <How key={game} what={game}>
          {t('more')} <a href={addressOf({ screen: 'rules', game })}>{t('home:ways.rules')}</a>
        </How>
      ))}
      <How what="network">
        <a href="#/doctor">{t('nearby:doctor')}</a>
      </How>
    </div>
  );
}

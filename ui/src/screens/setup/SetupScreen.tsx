import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameName } from '../../ipc/bindings.gen';
import { inHand, useCard } from '../../mirror/card';
import { type Draft, isOpen, opened } from '../../mirror/draft';
import { Leaf } from '../Leaf';
import { addressOf } from '../routes';
import { GiroCard } from './giro/GiroCard';
import { NastyCard } from './nasty/NastyCard';
import { PigsCard } from './pigs/PigsCard';
import './setup.css';

function Card({ draft }: { draft: Draft }) {
  const { game } = draft;
  switch (game.game) {
    case 'giro':
      return <GiroCard draft={draft} game={game} />;
    case 'pigs':
      return <PigsCard draft={draft} game={game} />;
    case 'nasty':
      return <NastyCard draft={draft} game={game} />;
  }
}

/** A race card, written by those who will play. */
export function SetupScreen({ game, open = false }: { game: GameName; open?: boolean }) {
  const { t } = useTranslation(['setup', 'home']);
  const draft = useCard((desk) => (desk.game === game ? inHand(desk)?.draft : undefined));
  const begin = useCard((desk) => desk.begin);
  useEffect(() => {
    void begin(game).then(() => {
      const desk = useCard.getState();
      if (!open || desk.game !== game) return;
      const now = inHand(desk)?.draft;
      if (now && !isOpen(now)) desk.change(opened(now));
      // That is done once: who comes back to the card finds it as it was left.
      location.replace(addressOf({ screen: 'setup', game }));
    });
  }, [begin, game, open]);
  return (
    <Leaf
      title={t(`home:${game}.name`)}
      note={t('card')}
      from={{ screen: 'home' }}
      acts={
        <>
          <a href={addressOf({ screen: 'rules', game })}>{t('home:ways.rules')}</a>
          <a href="#/settings">{t('home:ways.settings')}</a>
        </>
      }
    >
      {draft ? <Card draft={draft} /> : <p className="setup-writing">{t('writing')}</p>}
    </Leaf>
  );
}

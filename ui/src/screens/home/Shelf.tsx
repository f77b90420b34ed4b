import { useTranslation } from 'react-i18next';
import { HorsePicture } from '../../art/horse/Horse';
import { PigPicture } from '../../art/pig/Pig';
import './shelf.css';

type Game = 'giro' | 'pigs' | 'nasty';

function Entry({ number, game, stamp }: { number: number; game: Game; stamp?: string }) {
  const { t } = useTranslation(['home', 'giro']);
  return (
    <>
      <span className="entry-number" aria-hidden="true">
        {number}
      </span>
      <span className="entry-words">
        <b>{game === 'giro' ? t('giro:name') : t(`${game}.name`)}</b>
        <span>{t(`${game}.text`)}</span>
        <small>{t(`${game}.note`)}</small>
      </span>
      <span className="entry-picture">
        <Picture game={game} />
      </span>
      {stamp && <span className="entry-stamp">{stamp}</span>}
    </>
  );
}

function Picture({ game }: { game: Game }) {
  if (game === 'pigs') return <PigPicture name="red" />;
  return game === 'giro' ? (
    <HorsePicture pose="jump" coat="dun" silks="yellow" />
  ) : (
    <HorsePicture pose="gallop" coat="grey" silks="black" />
  );
}

/** The games of the house: those that run, and those that are still in the stable. */
export function Shelf() {
  const { t } = useTranslation('home');
  return (
    <ol className="shelf">
      <li>
        <a className="entry entry-open" href="#/setup/giro">
          <Entry number={1} game="giro" />
        </a>
      </li>
      <li className="entry">
        <Entry number={2} game="pigs" stamp={t('coming')} />
      </li>
      <li className="entry">
        <Entry number={3} game="nasty" stamp={t('coming')} />
      </li>
    </ol>
  );
}

import { useTranslation } from 'react-i18next';
import { HorsePicture } from '../../art/horse/Horse';
import { PigPicture } from '../../art/pig/Pig';
import type { GameName } from '../../ipc/bindings.gen';
import { Icon } from '../../parts/Icon';
import { addressOf, GAMES } from '../routes';
import './shelf.css';

export const PICTURES: Record<GameName, React.ReactNode> = {
  giro: <HorsePicture pose="jump" coat="dun" silks="yellow" />,
  pigs: <PigPicture name="red" />,
  nasty: <HorsePicture pose="gallop" coat="grey" silks="black" />,
};

function Entry({ number, game }: { number: number; game: GameName }) {
  const { t } = useTranslation('home');
  return (
    <>
      <span className="entry-number" aria-hidden="true">
        {number}
      </span>
      <span className="entry-words">
        <b>{t(`${game}.name`)}</b>
        <span>{t(`${game}.text`)}</span>
        <small>{t(`${game}.note`)}</small>
      </span>
      <span className="entry-picture">{PICTURES[game]}</span>
    </>
  );
}

/** For those who have the game in its box: the app keeps the book. */
function PaperEntry() {
  const { t } = useTranslation('paper');
  return (
    <a className="entry entry-brief" href={addressOf({ screen: 'paper' })}>
      <span className="entry-number" aria-hidden="true">
        <Icon name="book" />
      </span>
      <span className="entry-words">
        <b>{t('title')}</b>
        <span>{t('note')}</span>
      </span>
    </a>
  );
}

/** The games of the house; `open` where their tables are to be opened to others. */
export function Shelf({ open = false }: { open?: boolean }) {
  return (
    <ol className="shelf">
      {GAMES.map((game, index) => (
        <li key={game}>
          <a className="entry" href={addressOf({ screen: 'setup', game, ...(open && { open }) })}>
            <Entry number={index + 1} game={game} />
          </a>
        </li>
      ))}
      <li className="shelf-brief">
        <PaperEntry />
      </li>
    </ol>
  );
}

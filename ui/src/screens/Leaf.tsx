import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../parts/Icon';
import { addressOf, type Route } from './routes';
import './leaf.css';

interface Props {
  title: string;
  /** A few words beside the title. */
  note?: string | undefined;
  /** Where one came from. */
  from: Route;
  /** At the right end of the head. */
  acts?: React.ReactNode;
  children: React.ReactNode;
}

/** A leaf of the programme that one opens at any time and goes back from, by its link or Escape. */
export function Leaf({ title, note, from, acts, children }: Props) {
  const { t } = useTranslation('shell');
  const back = addressOf(from);
  const screen = from.screen === 'gallery' || from.screen === 'nowhere' ? 'home' : from.screen;

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) location.hash = back;
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [back]);

  return (
    <div className="leaf">
      <header className="leaf-head">
        <a className="leaf-back" href={back}>
          <Icon name="back" />
          {t(`back.${screen}`)}
        </a>
        <h1>{title}</h1>
        {note && <p>{note}</p>}
        <div className="leaf-acts">{acts}</div>
      </header>
      {children}
    </div>
  );
}

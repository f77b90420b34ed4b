import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RACES } from '../../games/nasty/picture';
import type { RaceName } from '../../ipc/bindings.gen';
import { Button, IconButton } from '../../parts/Button';
import { prizesOf } from '../table/nasty/board';
import { raceOf } from '../table/nasty/names';
import type { Desk } from './desk';
import type { Book } from './useBook';

/** A race changes places with its neighbour. */
function moved(races: readonly RaceName[], at: number, by: -1 | 1): RaceName[] {
  const next = [...races];
  const [race] = next.splice(at, 1);
  if (race) next.splice(at + by, 0, race);
  return next;
}

/** The order in which the races are run, as the race cards lie on the table. */
export function useOrderForm(book: Book): Desk {
  const { t } = useTranslation('paper');
  const { meeting, teller, write } = book;
  const { redo, view } = meeting;
  const before = redo?.write === 'order' ? redo.races : undefined;
  const [races, setRaces] = useState<readonly RaceName[]>(before ?? RACES);
  const last = races.length - 1;
  return {
    title: t('order.title'),
    how: t('order.how'),
    act: (
      <Button look="primary" onPress={() => write({ write: 'order', races: [...races] })}>
        {t('order.act')}
      </Button>
    ),
    sheet: (
      <div className="sheet book-sheet">
        <ol className="book-order" aria-label={t('order.list')}>
          {races.map((race, index) => (
            <li key={race}>
              <i>{index + 1}</i>
              <b>{raceOf(teller, race)}</b>
              <span>{prizesOf(view, race).map(teller.sum).join(' · ')}</span>
              <IconButton
                icon="up"
                label={t('order.up', { race: raceOf(teller, race) })}
                notNow={index === 0}
                onPress={() => setRaces(moved(races, index, -1))}
              />
              <IconButton
                icon="down"
                label={t('order.down', { race: raceOf(teller, race) })}
                notNow={index === last}
                onPress={() => setRaces(moved(races, index, 1))}
              />
            </li>
          ))}
        </ol>
      </div>
    ),
  };
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Jersey } from '../../art/Jersey';
import { Button } from '../../parts/Button';
import { raceNow } from '../table/nasty/board';
import { silksOf } from '../table/nasty/hand';
import { horseOf, nameOf, raceOf } from '../table/nasty/names';
import type { Desk } from './desk';
import { type Ending, ended, endingsOf, FATES, gapIn, PLACES, postOf } from './post';
import { Ticks } from './Ticks';
import type { Book } from './useBook';

/** The order past the post, and who came to grief. */
export function usePostForm(book: Book): Desk {
  const { t } = useTranslation('paper');
  const { teller, meeting, write } = book;
  const { view, redo, setup } = meeting;
  const count = setup.seats.length;
  const before = redo?.write === 'post' ? redo : undefined;
  const [endings, setEndings] = useState(() => endingsOf(count, before));
  const race = raceNow(view);
  const gap = gapIn(endings);
  const options: { id: Ending; label: string }[] = [
    ...PLACES.slice(0, count).map((id) => ({ id, label: t(`post.place.${id}`) })),
    ...FATES.map((id) => ({ id, label: t(`post.${id}`) })),
  ];
  return {
    title: t('post.title', { race: race ? raceOf(teller, race) : '' }),
    how: gap > 0 ? t('post.gap', { place: gap }) : t('post.how'),
    act: (
      <Button look="primary" notNow={gap > 0} onPress={() => gap === 0 && write(postOf(endings))}>
        {t('post.act')}
      </Button>
    ),
    sheet: (
      <div className="sheet book-sheet">
        <ul className="book-field book-post">
          {setup.seats.map((player, seat) => (
            <li key={player.silks}>
              <span className="book-who">
                <Jersey silks={silksOf(teller.seats, seat)} size={1.8} /> {nameOf(teller, seat)}
              </span>
              <Ticks
                label={t('post.of', { horse: horseOf(teller, seat), name: nameOf(teller, seat) })}
                value={endings[seat] ?? null}
                onChange={(ending) => setEndings(ended(endings, seat, ending))}
                options={options}
              />
            </li>
          ))}
        </ul>
      </div>
    ),
  };
}

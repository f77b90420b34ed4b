import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Jersey } from '../../art/Jersey';
import { type Entry, isWhole, written } from '../../games/nasty/entry';
import type { Seat, Starter } from '../../ipc/bindings.gen';
import { Button } from '../../parts/Button';
import { raceNow } from '../table/nasty/board';
import { silksOf } from '../table/nasty/hand';
import { nameOf, oddsOf, raceOf } from '../table/nasty/names';
import type { Desk } from './desk';
import { Ticks } from './Ticks';
import type { Book } from './useBook';

const SIX = [1, 2, 3, 4, 5, 6] as const;

/** The grades and lanes as far as they are filled in, by seat. */
function useField({ meeting }: Book) {
  const { redo, setup } = meeting;
  const before: readonly Starter[] = redo?.write === 'field' ? redo.starters : [];
  const blank = (of: (starter: Starter) => number): Entry =>
    setup.seats.map((_, seat) => {
      const starter = before[seat];
      return starter ? of(starter) : null;
    });
  const [grades, setGrades] = useState(() => blank(({ grade }) => grade));
  const [lanes, setLanes] = useState(() => blank(({ lane }) => lane));
  return { grades, setGrades, lanes, setLanes };
}

/** The number of the race in which a grade ran already; 0 for none. */
function ranIn({ meeting }: Book, seat: Seat, grade: number): number {
  return meeting.view.past.findIndex(({ rows }) => rows[seat]?.grade === grade) + 1;
}

/** The horses of the next race, as they are called out. */
export function useFieldForm(book: Book): Desk {
  const { t } = useTranslation('paper');
  const { teller, meeting, write } = book;
  const { view } = meeting;
  const { grades, setGrades, lanes, setLanes } = useField(book);
  const race = raceNow(view);
  const isReady = isWhole(grades) && isWhole(lanes);
  const seats = meeting.setup.seats.map((_, seat) => seat);
  const chalk = () => {
    if (!isReady) return;
    const starters = seats.map((seat) => ({ grade: grades[seat] ?? 0, lane: lanes[seat] ?? 0 }));
    write({ write: 'field', starters });
  };
  const gradeTick = (seat: Seat, grade: number) => {
    const race = ranIn(book, seat, grade);
    return {
      id: String(grade),
      label: String(grade),
      name: race > 0 ? t('field.ran', { grade, race }) : t('field.gradeOf', { grade }),
      isSpent: race > 0,
    };
  };
  const odds = (seat: Seat) => view.book.odds[(grades[seat] ?? 0) - 1]?.[(lanes[seat] ?? 0) - 1];
  return {
    title: t('field.title', { race: race ? raceOf(teller, race) : '' }),
    how: isReady ? t('field.how') : t('field.missing'),
    act: (
      <Button look="primary" notNow={!isReady} onPress={chalk}>
        {t('field.act')}
      </Button>
    ),
    sheet: (
      <div className="sheet book-sheet">
        <ul className="book-field book-starters">
          <li className="book-heads" aria-hidden="true">
            <span />
            <span>{t('field.grade')}</span>
            <span>{t('field.lane')}</span>
            <span />
          </li>
          {seats.map((seat) => {
            const name = nameOf(teller, seat);
            const figure = odds(seat);
            return (
              <li key={seat}>
                <span className="book-who">
                  <Jersey silks={silksOf(teller.seats, seat)} size={1.8} /> {name}
                </span>
                <span>
                  <Ticks
                    label={t('field.grades', { name })}
                    value={grades[seat] ? String(grades[seat]) : null}
                    onChange={(grade) =>
                      setGrades(grades.map((old, of) => (of === seat ? Number(grade) : old)))
                    }
                    options={SIX.map((grade) => gradeTick(seat, grade))}
                  />
                </span>
                <span>
                  <Ticks
                    label={t('field.lanes', { name })}
                    value={lanes[seat] ? String(lanes[seat]) : null}
                    onChange={(lane) => setLanes(written(lanes, seat, Number(lane)))}
                    options={SIX.map((lane) => ({
                      id: String(lane),
                      label: String(lane),
                      name: t('field.laneOf', { lane }),
                    }))}
                  />
                </span>
                <b className="book-odds">{figure !== undefined && oddsOf(teller, figure)}</b>
              </li>
            );
          })}
        </ul>
      </div>
    ),
  };
}

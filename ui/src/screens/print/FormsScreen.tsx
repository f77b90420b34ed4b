import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CourseName, GameName, Source } from '../../ipc/bindings.gen';
import { Choice } from '../../parts/Choice';
import { Leaf } from '../Leaf';
import { GAMES, type Route } from '../routes';
import { PrintDesk } from './PrintDesk';
import './forms.css';

const COURSES: readonly CourseName[] = ['classic', 'sprint', 'grand'];

/** Blank forms, and cards to cut out: what a table with only horses needs to play. */
export function FormsScreen({ from }: { from: Route }) {
  const { t } = useTranslation('print');
  const { t: home } = useTranslation('home');
  const { t: setup } = useTranslation('setup');
  const [game, setGame] = useState<GameName>('nasty');
  const [course, setCourse] = useState<CourseName>('classic');
  const isGiro = game === 'giro';
  const source: Source = { of: 'blank', game, course: isGiro ? course : null };
  return (
    <Leaf title={t('blank.title')} note={t('blank.note')} from={from}>
      <main className="forms">
        <div className="forms-of">
          <Choice
            label={t('blank.game')}
            value={game}
            onChange={setGame}
            options={GAMES.map((id) => ({ id, label: home(`${id}.name`) }))}
          />
          {isGiro && (
            <Choice
              label={t('blank.course')}
              value={course}
              onChange={setCourse}
              options={COURSES.map((id) => ({ id, label: setup(`giro.course.name.${id}`) }))}
            />
          )}
        </div>
        <PrintDesk key={`${game} ${course}`} source={source} />
      </main>
    </Leaf>
  );
}

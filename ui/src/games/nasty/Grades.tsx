import { useTranslation } from 'react-i18next';
import { Button } from '../../parts/Button';
import { isWhole, unused } from './entry';
import type { Grades } from './useGrades';

interface FieldProps {
  grades: Grades;
  race: number;
  /** What the race is called. */
  name: string;
}

/** Where the grade for a race is typed, dropped or put down. */
export function GradeField({ grades, race, name }: FieldProps) {
  const { t } = useTranslation('nasty');
  const { entry, held, grab, write, wipe } = grades;
  const grade = entry[race] ?? null;
  const type = (typed: string) => {
    const digit = Number(typed.replace(/\D/g, '').at(-1));
    if (digit >= 1 && digit <= entry.length) write(race, digit);
    else if (typed === '') wipe(race);
  };
  return (
    <input
      className={held ? 'grade-field grade-field-open' : 'grade-field'}
      data-race={race}
      placeholder=" "
      inputMode="numeric"
      autoComplete="off"
      aria-label={t('slip.gradeFor', { race: name })}
      value={grade ?? ''}
      onChange={({ target }) => type(target.value)}
      onFocus={({ target }) => target.select()}
      // The browser would drag the figure as a piece of text.
      onDragStart={(event) => event.preventDefault()}
      onPointerDown={(event) => grade !== null && !held && grab(grade, event)}
      onClick={() => held && !held.at && write(race, held.grade)}
    />
  );
}

interface TrayProps {
  grades: Grades;
  onSeal: (entry: readonly number[]) => void;
}

/** The grades that stand nowhere yet, to be dragged or clicked into the rows; and the seal. */
export function GradeTray({ grades, onSeal }: TrayProps) {
  const { t } = useTranslation('nasty');
  const { entry, held, grab, take } = grades;
  return (
    <div className="grade-tray">
      <p>{t('slip.tray')}</p>
      <ul>
        {unused(entry).map((grade) => (
          <li key={grade}>
            <button
              type="button"
              className={held?.grade === grade ? 'grade grade-held' : 'grade'}
              aria-label={t('slip.take', { grade })}
              aria-pressed={held?.grade === grade}
              onPointerDown={(event) => grab(grade, event)}
              onClick={({ detail }) => detail === 0 && take(grade)}
            >
              {grade}
            </button>
          </li>
        ))}
      </ul>
      <Button
        look="primary"
        notNow={!isWhole(entry)}
        onPress={() => isWhole(entry) && onSeal(entry)}
      >
        {t('slip.sealEntry')}
      </Button>
      {held?.at && (
        <span className="grade grade-ghost" style={{ left: held.at.x, top: held.at.y }}>
          {held.grade}
        </span>
      )}
    </div>
  );
}

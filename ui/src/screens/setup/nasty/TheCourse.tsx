import { useTranslation } from 'react-i18next';
import { CourseSketch } from '../../../games/nasty/CourseSketch';
import { lanesOf, lastSquare } from '../../../games/nasty/track';
import { useApp } from '../../../mirror/app';
import { useBookcase } from '../../../mirror/bookcase';
import './the-course.css';

/** The course of the figures that are chosen, drawn and in a sentence. */
export function TheCourse({ book }: { book: string | null }) {
  const { t } = useTranslation('setup');
  const printed = useApp((app) => app.hello?.plan);
  const books = useBookcase(({ bookcase }) => bookcase?.books);
  const plan = books?.find(({ file }) => file === book)?.plan ?? printed;
  if (!plan) return null;
  const far = lanesOf(plan).length;
  return (
    <figure className="the-course">
      <CourseSketch plan={plan} label={t('nasty.course.sketch')} />
      <figcaption>
        {t('nasty.course.text', { near: lastSquare(plan, 1), far: lastSquare(plan, far) })}
      </figcaption>
    </figure>
  );
}

import { useTranslation } from 'react-i18next';
import { CourseSketch } from '../../../games/giro/CourseSketch';
import { useApp } from '../../../mirror/app';
import { useCard } from '../../../mirror/card';
import type { DraftOf } from '../../../mirror/draft';
import { Choice } from '../../../parts/Choice';

/** The printed courses, each with its drawing. */
export function CourseChoice({ game }: { game: DraftOf<'giro'> }) {
  const { t } = useTranslation('setup');
  const changeGame = useCard((card) => card.changeGame);
  const courses = useApp((app) => app.hello?.courses) ?? [];
  return (
    <div className="tracks">
      <Choice
        look="cards"
        label={t('giro.course.title')}
        hideLabel
        value={game.rules.course}
        onChange={(course) => changeGame({ ...game, rules: { ...game.rules, course } })}
        options={courses.map((course) => ({
          id: course.name,
          label: t(`giro.course.name.${course.name}`),
          text: t(`giro.course.text.${course.name}`, { count: course.length }),
          picture: <CourseSketch course={course} />,
        }))}
      />
    </div>
  );
}

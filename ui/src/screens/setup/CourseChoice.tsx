import { useTranslation } from 'react-i18next';
import { CourseSketch } from '../../games/giro/CourseSketch';
import type { Rules } from '../../ipc/bindings.gen';
import { useApp } from '../../mirror/app';
import { useCard } from '../../mirror/card';
import { Choice } from '../../parts/Choice';

/** The printed courses, each with its drawing. */
export function CourseChoice({ rules }: { rules: Required<Rules> }) {
  const { t } = useTranslation('setup');
  const changeRules = useCard((card) => card.changeRules);
  const courses = useApp((app) => app.hello?.courses) ?? [];
  return (
    <div className="courses">
      <Choice
        look="cards"
        label={t('course.title')}
        hideLabel
        value={rules.course}
        onChange={(course) => changeRules({ course })}
        options={courses.map((course) => ({
          id: course.name,
          label: t(`course.name.${course.name}`),
          text: t(`course.text.${course.name}`, { count: course.length }),
          picture: <CourseSketch course={course} />,
        }))}
      />
    </div>
  );
}

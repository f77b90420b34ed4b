import { useTranslation } from 'react-i18next';
import { useCard } from '../../mirror/card';
import type { Draft } from '../../mirror/draft';
import { Stepper } from '../../parts/Stepper';
import { Option } from './Option';
import { useWrong } from './useWrong';

const CLOCK = { usual: 30, min: 5, max: 600, step: 5 };

/** Whether decisions are timed. `rule` says what the app does for those who are out of time. */
export function ClockOption({ draft, rule }: { draft: Draft; rule: string }) {
  const { t } = useTranslation('setup');
  const change = useCard((card) => card.change);
  const wrong = useWrong();
  const { clock } = draft;
  const kind = clock === undefined ? 'none' : 'some';
  return (
    <Option
      title={t('clock.title')}
      rule={rule}
      value={kind}
      onChange={(id) => change({ ...draft, clock: id === 'some' ? CLOCK.usual : undefined })}
      names={(['none', 'some'] as const).map((id) => [id, t(`clock.name.${id}`)])}
      text={wrong.about('clock') ?? t(`clock.text.${kind}`)}
    >
      {clock !== undefined && (
        <Stepper
          label={t('clock.seconds')}
          hideLabel
          value={clock}
          min={CLOCK.min}
          max={CLOCK.max}
          step={CLOCK.step}
          format={{ style: 'unit', unit: 'second', unitDisplay: 'short' }}
          onChange={(seconds) => change({ ...draft, clock: seconds })}
        />
      )}
    </Option>
  );
}

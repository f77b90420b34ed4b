import { useTranslation } from 'react-i18next';
import { useCard } from '../../../mirror/card';
import type { Draft } from '../../../mirror/draft';
import { Stepper } from '../../../parts/Stepper';
import { Option } from '../Option';
import { useWrong } from '../useWrong';

/** In seconds. */
const PAUSE = { usual: 2, min: 0, max: 10, step: 0.5 };
const MILLISECONDS = 1000;

/** How long the die waits for cards before a roll. */
export function PauseOption({ draft }: { draft: Draft }) {
  const { t } = useTranslation('setup');
  const change = useCard((desk) => desk.change);
  const wrong = useWrong();
  const { pause } = draft;
  const kind = pause === undefined ? 'usual' : 'own';
  const wait = (seconds: number | undefined) =>
    change({ ...draft, pause: seconds === undefined ? seconds : seconds * MILLISECONDS });
  return (
    <Option
      title={t('nasty.pause.title')}
      value={kind}
      onChange={(id) => wait(id === 'own' ? PAUSE.usual : undefined)}
      names={(['usual', 'own'] as const).map((id) => [id, t(`nasty.pause.name.${id}`)])}
      text={wrong.about('pause') ?? t(`nasty.pause.text.${kind}`)}
    >
      {pause !== undefined && (
        <Stepper
          label={t('nasty.pause.seconds')}
          hideLabel
          value={pause / MILLISECONDS}
          onChange={wait}
          min={PAUSE.min}
          max={PAUSE.max}
          step={PAUSE.step}
        />
      )}
    </Option>
  );
}

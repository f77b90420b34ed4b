import { useTranslation } from 'react-i18next';
import type { Money } from '../../../ipc/bindings.gen';
import { Stepper } from '../../../parts/Stepper';
import { Option } from '../Option';
import { useWrong } from '../useWrong';

const LIMIT = { usual: 20_000, min: 1_000, max: 100_000, step: 1_000 };
const POUNDS: Intl.NumberFormatOptions = {
  style: 'currency',
  currency: 'GBP',
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
};

interface Props {
  limit: Money | null;
  onLimit: (limit: Money | null) => void;
}

/** The most that may be staked on a horse. */
export function BetLimit({ limit, onLimit }: Props) {
  const { t } = useTranslation('setup');
  const wrong = useWrong();
  const kind = limit === null ? 'none' : 'some';
  return (
    <Option
      title={t('nasty.betLimit.title')}
      rule="N-14"
      value={kind}
      onChange={(id) => onLimit(id === 'some' ? LIMIT.usual : null)}
      names={(['none', 'some'] as const).map((id) => [id, t(`nasty.betLimit.name.${id}`)])}
      text={wrong.about('bet-limit') ?? t(`nasty.betLimit.text.${kind}`)}
    >
      {limit !== null && (
        <Stepper
          label={t('nasty.betLimit.sum')}
          hideLabel
          value={limit}
          onChange={onLimit}
          min={LIMIT.min}
          max={LIMIT.max}
          step={LIMIT.step}
          isWide
          format={POUNDS}
        />
      )}
    </Option>
  );
}

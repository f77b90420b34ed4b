import { useId } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Jersey } from '../../art/Jersey';
import type { Silks } from '../../art/silks';
import { Button } from '../../parts/Button';
import { WhyNot } from '../../parts/WhyNot';
import { faultOf, poundsIn, type StakeFault, type StakeLimits, stepped } from './stake';
import { useMoney } from './useMoney';

/** A horse that may be backed. */
export interface Offer {
  seat: number;
  silks: Silks;
  horse: string;
  player: string;
  odds: number;
}

/** A bet as far as it is written. */
export interface Draft {
  on: number | null;
  stake: number | null;
}

export interface BetForm {
  offers: readonly Offer[];
  limits: StakeLimits;
  draft: Draft;
  onChange: (draft: Draft) => void;
  /** `null` is no bet. */
  onSeal: (bet: { on: number; stake: number } | null) => void;
  /** Why the table refused it. */
  refusal?: { text: string; rule?: string | undefined } | undefined;
}

interface Props {
  bet: BetForm;
  /** The cells before the horse. */
  children: React.ReactNode;
}

function Horses({ bet }: { bet: BetForm }) {
  const { t } = useTranslation('nasty');
  const { offers, draft, onChange } = bet;
  return (
    <RadioGroup
      className="bet-horses"
      orientation="horizontal"
      aria-label={t('slip.column.horse')}
      value={draft.on === null ? null : String(draft.on)}
      onChange={(on) => onChange({ ...draft, on: Number(on) })}
    >
      {offers.map(({ seat, silks, horse, player, odds }) => (
        <Radio
          key={seat}
          className="bet-horse"
          value={String(seat)}
          aria-label={t('slip.offer', { horse, player, odds: t('odds', { odds }) })}
        >
          <Jersey silks={silks} size={1.7} />
        </Radio>
      ))}
    </RadioGroup>
  );
}

function StakeField({ bet, why }: { bet: BetForm; why: string }) {
  const { t } = useTranslation('nasty');
  const { sum } = useMoney();
  const { draft, limits, onChange } = bet;
  const { stake } = draft;
  const fault = stake === null ? null : faultOf(stake, limits);
  const set = (pounds: number | null) => onChange({ ...draft, stake: pounds });
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    set(stepped(stake ?? 0, event.key === 'ArrowUp' ? 1 : -1, limits));
  };
  return (
    <div className="bet-stake">
      <input
        className="bet-input"
        inputMode="numeric"
        autoComplete="off"
        aria-label={t('slip.column.stake')}
        aria-describedby={why}
        aria-invalid={fault !== null}
        placeholder={sum(0)}
        value={stake === null ? '' : sum(stake)}
        onChange={({ target }) => set(poundsIn(target.value))}
        onKeyDown={onKeyDown}
      />
      <Button look="bare" small onPress={() => set(limits.most)}>
        {t('slip.all')}
      </Button>
    </div>
  );
}

/** What the slip says of the stake as it stands: what is wrong, or what there is. */
function useVerdict(bet: BetForm): { fault: StakeFault | null; text: string } {
  const { t } = useTranslation('nasty');
  const { sum } = useMoney();
  const { limits, draft } = bet;
  const fault = draft.stake === null ? null : faultOf(draft.stake, limits);
  const sums = {
    cash: sum(limits.cash),
    most: sum(limits.most),
    least: sum(limits.least),
    step: sum(limits.step),
  };
  return { fault, text: t(fault ? `slip.fault.${fault}` : 'slip.purse', sums) };
}

/** The row of the race that is on: the horse by its silks, the stake, what it would pay, the seal. */
export function BetRow({ bet, children }: Props) {
  const { t } = useTranslation('nasty');
  const { sum } = useMoney();
  const why = useId();
  const { offers, draft, refusal, onSeal } = bet;
  const { fault, text } = useVerdict(bet);
  const backed = offers.find(({ seat }) => seat === draft.on);
  const { stake } = draft;
  const isReady = backed !== undefined && stake !== null && fault === null;
  return (
    <>
      <tr className="slip-row slip-row-now">
        {children}
        <td className="slip-horse">
          <Horses bet={bet} />
          {backed && <span className="slip-backed">{backed.horse}</span>}
        </td>
        <td className="slip-odds" data-column={t('slip.column.odds')}>
          {backed && t('odds', { odds: backed.odds })}
        </td>
        <td className="slip-stake" data-column={t('slip.column.stake')}>
          <StakeField bet={bet} why={why} />
        </td>
        <td className="slip-sum slip-pays" data-column={t('slip.column.pays')}>
          {isReady && sum(stake * backed.odds)}
        </td>
        <td className="slip-end" />
      </tr>
      <tr className="slip-row-now slip-acts">
        <td colSpan={7}>
          <div>
            <span id={why} className={fault ? 'slip-fault' : undefined} role="status">
              {text}
            </span>
            {refusal && <WhyNot {...refusal} />}
            <Button onPress={() => onSeal(null)}>{t('slip.sealNone')}</Button>
            <Button
              look="primary"
              notNow={!isReady}
              onPress={() => isReady && onSeal({ on: backed.seat, stake })}
            >
              {t('slip.sealBet')}
            </Button>
          </div>
        </td>
      </tr>
    </>
  );
}

// The stake as it is typed. Pure: what is allowed comes from the table.

/** What the table allows. */
export interface StakeLimits {
  least: number;
  most: number;
  step: number;
  /** All the money there is, staked or not. */
  cash: number;
}

/** The pounds that somebody typed, whatever signs stand between the digits; `null` for nothing. */
export function poundsIn(typed: string): number | null {
  const digits = typed.replace(/\D/g, '');
  return digits === '' ? null : Number(digits);
}

export type StakeFault = 'least' | 'most' | 'step';

/** What is wrong with a stake, if anything. */
export function faultOf(stake: number, { least, most, step }: StakeLimits): StakeFault | null {
  if (stake > most) return 'most';
  if (stake < least) return 'least';
  return stake % step === 0 ? null : 'step';
}

/** The next lawful stake up or down. */
export function stepped(stake: number, by: 1 | -1, { least, most, step }: StakeLimits): number {
  const next =
    by > 0 ? Math.floor(stake / step) * step + step : Math.ceil(stake / step) * step - step;
  return Math.min(Math.max(next, least), most);
}

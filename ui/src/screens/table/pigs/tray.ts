// The view as trays of food, as a chart and as a podium. Pure.
import type { TFunction } from 'i18next';
import type { ChartPlayer } from '../../../games/pigs/FoodChart';
import type { Tray } from '../../../games/pigs/FoodTrays';
import type { PodiumPlayer } from '../../../games/pigs/PigsPodium';
import type { PigsEvent, PigsView, Seat, SeatSetup } from '../../../ipc/bindings.gen';
import { whoOf } from '../who';

/** What everybody has; `now` is whose turn it is. */
export function traysOf(
  t: TFunction<'table'>,
  seats: readonly SeatSetup[],
  view: PigsView,
  now: Seat | undefined,
): Tray[] {
  return seats.map((player, seat) => ({
    seat,
    silks: player.silks,
    name: whoOf(t, player),
    held: view.held[seat] ?? 0,
    atRisk: view.atRisk[seat] ?? 0,
    banked: view.banked[seat] ?? 0,
    isNow: seat === now,
    isStarter: seat === view.starter && view.stage !== 'over',
  }));
}

export function chartOf(seats: readonly SeatSetup[], { banks }: PigsView): ChartPlayer[] {
  return seats.map(({ silks, name }, seat) => ({ silks, name, banks: banks[seat] ?? [] }));
}

/** Everybody by place, from the first down; who shares a place has the same. */
export function podiumOf(seats: readonly SeatSetup[], view: PigsView): PodiumPlayer[] {
  let before = 0;
  return (view.result ?? []).flatMap((held) => {
    const sharers = [held].flat();
    const place = before + 1;
    before += sharers.length;
    return sharers.flatMap((seat) => {
      const player = seats[seat];
      if (!player) return [];
      const { silks, name } = player;
      return [{ place, silks, name, banked: view.banked[seat] ?? 0 }];
    });
  });
}

interface FoodPut {
  seat: Seat;
  player: SeatSetup;
  /** Where it lies, once it does. */
  at?: number;
}

/** Each seat's food card of this round, from the start player clockwise. */
export function foodPut(
  seats: readonly SeatSetup[],
  { starter }: Pick<PigsView, 'starter'>,
  events: readonly PigsEvent[],
): FoodPut[] {
  const lined = events.findLastIndex(({ event }) => event === 'lined-up');
  const puts = events.slice(lined + 1).filter((event) => event.event === 'food-put');
  return seats.flatMap((_, turn) => {
    const seat = ((starter ?? 0) + turn) % seats.length;
    const player = seats[seat];
    if (!player) return [];
    const put = puts.find((event) => event.seat === seat);
    return [{ seat, player, ...(put && { at: put.at }) }];
  });
}

// What the statistics draw, with names for all that is counted. Pure.
import type { TFunction } from 'i18next';
import type {
  Card,
  GameName,
  LotsChart,
  Pig,
  PlayerLine,
  RaceName,
  SeatLine,
} from '../../ipc/bindings.gen';
import { cardNameOf } from '../table/nasty/names';
import type { Counted } from './band';

export interface SeatChart {
  game: GameName;
  seats: number;
  rows: Counted[];
}

/** A chart for each game and each size of table. */
export function seatCharts(
  lines: readonly SeatLine[],
  nameOf: (line: SeatLine) => string,
): SeatChart[] {
  const charts: SeatChart[] = [];
  for (const line of lines) {
    const { game, seats, at, won } = line;
    let chart = charts.find((one) => one.game === game && one.seats === seats);
    if (!chart) {
      chart = { game, seats, rows: [] };
      charts.push(chart);
    }
    chart.rows.push({ id: `${at}`, name: nameOf(line), spread: won });
  }
  return charts;
}

/** The words that name what is drawn. */
export interface Namers {
  t: TFunction<'statistics'>;
  pigs: TFunction<'pigs'>;
  nasty: TFunction<'nasty'>;
}

type Head = 'pig' | 'card' | 'race' | 'lane' | 'space' | 'side' | 'seat';

const HEADS: Record<Exclude<LotsChart['kind'], 'dealt'>, Head> = {
  oldest: 'seat',
  starter: 'seat',
  obstacles: 'space',
  'first-race': 'race',
  lanes: 'lane',
  die: 'side',
  dice: 'side',
};

/** What the faces of a draw are. */
export function headOf({ game, kind }: LotsChart): Head {
  if (kind !== 'dealt') return HEADS[kind];
  return game === 'pigs' ? 'pig' : 'card';
}

/** The name of a face, which records write in a word of their own. */
function faceOf({ t, pigs, nasty }: Namers, head: Head, face: string): string {
  switch (head) {
    case 'pig':
      return pigs(`pig.${face as Pig}`);
    case 'card':
      return cardNameOf({ nasty }, face as Card);
    case 'race':
      return nasty(`race.${face as RaceName}`);
    case 'seat':
      return t('seat', { seat: Number(face) + 1 });
    case 'lane':
      return t('lane', { lane: Number(face) });
    case 'space':
      return t('space', { space: Number(face) });
    case 'side':
      return face;
  }
}

/** What was drawn, face by face. */
export function lotRows(namers: Namers, chart: LotsChart): Counted[] {
  const head = headOf(chart);
  return chart.faces.map(({ face, spread }) => ({
    id: face,
    name: faceOf(namers, head, face),
    spread,
  }));
}

/** Who a line is about. */
export function calledOf(t: TFunction<'statistics'>, { name, bot }: PlayerLine): string {
  return bot ? t(`bots.${bot}`) : name || t('forgotten');
}

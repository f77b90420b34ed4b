import { useTranslation } from 'react-i18next';
import { Jersey } from '../../art/Jersey';
import type { Silks } from '../../art/silks';
import { Button } from '../../parts/Button';
import './board.css';
import { type Chalked, type ChalkRefusal, ChalkRow } from './ChalkRow';
import type { Race } from './picture';
import { useMoney } from './useMoney';

/** Why a horse no longer runs. */
export type Out = 'fallen' | 'slipped' | 'tailed-off' | 'disqualified';

export interface BoardRow {
  seat: number;
  silks: Silks;
  horse: string;
  player: string;
  purse: number;
  /** Race event cards still in the hand. */
  cards: number;
  /** Without them the row has not been filled in. */
  written?: { grade: number; lane: number; odds: number } | undefined;
  /** `null` is no bet; without it the stake is not public yet. */
  stake?: number | null | undefined;
  out?: Out | undefined;
  /** The turns that it still loses, whipped round. */
  whipped?: number | undefined;
  /** Its place, when it is home. */
  place?: number | undefined;
  /** It moves now. */
  isNow?: boolean;
}

/** The board as a form, for the one who fills it in by hand. */
export interface BoardForm {
  onChalk: (row: Chalked) => void;
  onFillIn?: (() => void) | undefined;
  refusal?: ChalkRefusal | undefined;
}

interface Props {
  race: Race;
  number: number;
  races: number;
  rows: readonly BoardRow[];
  /** Whose lane is to be lit on the course. */
  onLook?: ((seat: number | undefined) => void) | undefined;
  form?: BoardForm | undefined;
  /** What else can be done with the board. */
  acts?: React.ReactNode;
}

type RowProps = { row: BoardRow } & Pick<Props, 'onLook'>;

function CardsLeft({ count }: { count: number }) {
  const { t } = useTranslation('nasty');
  return (
    <span className="board-cards" role="img" aria-label={t('cardsLeft', { count })}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: card backs are all alike.
        <i key={index} />
      ))}
    </span>
  );
}

function TurnsLost({ count }: { count: number }) {
  const { t } = useTranslation('nasty');
  const label = t('turnsLost', { count });
  return (
    <span className="board-whipped" role="img" aria-label={label} title={label}>
      ↶{count}
    </span>
  );
}

/** The name of a horse; where the course is beside the board, its lane can be looked for from here. */
function HorseName({ row: { horse, seat }, onLook }: RowProps) {
  const { t } = useTranslation('nasty');
  if (!onLook) return <b>{horse}</b>;
  return (
    <button
      type="button"
      className="board-look"
      aria-label={t('lightLane', { horse })}
      onFocus={() => onLook(seat)}
      onBlur={() => onLook(undefined)}
    >
      {horse}
    </button>
  );
}

/** Beside a form there is room for the name alone. */
function Who({ row, onLook, isBrief = false }: RowProps & { isBrief?: boolean }) {
  const { sum } = useMoney();
  return (
    <>
      <td className="board-silks">
        <Jersey silks={row.silks} size={1.8} />
      </td>
      <th scope="row" className="board-who">
        <HorseName row={row} onLook={onLook} />
        {!isBrief && (
          <small>
            {(row.whipped ?? 0) > 0 && <TurnsLost count={row.whipped ?? 0} />}
            {row.player} {sum(row.purse)} <CardsLeft count={row.cards} />
          </small>
        )}
      </th>
    </>
  );
}

/** The odds; once it is home or out, that instead. */
function Odds({ row }: { row: BoardRow }) {
  const { t } = useTranslation('nasty');
  if (row.out) return <span className="board-out">{t(`out.${row.out}`)}</span>;
  if (row.place) {
    return <span className="board-place">{t('place', { count: row.place, ordinal: true })}</span>;
  }
  return row.written && t('odds', { odds: row.written.odds });
}

function Stake({ row: { stake, written } }: { row: BoardRow }) {
  const { t } = useTranslation('nasty');
  const { sum } = useMoney();
  if (stake === null) return t('noStake');
  if (stake !== undefined) return sum(stake);
  return written && <span role="img" aria-label={t('stakeHidden')} className="board-hidden" />;
}

function Row({ row, onLook }: RowProps) {
  const names = ['board-row', row.isNow && 'board-row-now', row.out && 'board-row-out'];
  return (
    <tr
      className={names.filter(Boolean).join(' ')}
      onPointerEnter={() => onLook?.(row.seat)}
      onPointerLeave={() => onLook?.(undefined)}
    >
      <Who row={row} onLook={onLook} />
      <td>{row.written?.grade}</td>
      <td>{row.written?.lane}</td>
      <td className="board-odds">
        <Odds row={row} />
      </td>
      <td className="board-stake">
        <Stake row={row} />
      </td>
    </tr>
  );
}

function Total({ rows }: Pick<Props, 'rows'>) {
  const { t } = useTranslation('nasty');
  const { sum } = useMoney();
  const stakes = rows.flatMap(({ stake }) => (stake === undefined ? [] : [stake ?? 0]));
  if (stakes.length < rows.length) return null;
  return (
    <>
      <span>{t('total')}</span>
      <b className="board-total">{sum(stakes.reduce((all, stake) => all + stake, 0))}</b>
    </>
  );
}

/** The bookie's board: chalk on slate, a row a horse; a form where it is filled in by hand. */
export function BookiesBoard({ race, number, races, rows, onLook, form, acts }: Props) {
  const { t } = useTranslation('nasty');
  return (
    <section className="board" aria-label={t('board')}>
      <header className="board-head">
        <h2>{t(`race.${race}`)}</h2>
        <span>{t('raceOf', { number, races })}</span>
      </header>
      <table>
        <thead>
          <tr>
            <th colSpan={2} className="board-who">
              {t('column.horse')}
            </th>
            <th>{t('column.grade')}</th>
            <th>{t('column.lane')}</th>
            <th>{t('column.odds')}</th>
            <th className="board-stake">{t('column.stake')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) =>
            form && !row.written ? (
              <ChalkRow
                key={row.seat}
                seat={row.seat}
                horse={row.horse}
                onChalk={form.onChalk}
                refusal={form.refusal?.seat === row.seat ? form.refusal : undefined}
              >
                <Who row={row} isBrief />
              </ChalkRow>
            ) : (
              <Row key={row.seat} row={row} onLook={onLook} />
            ),
          )}
        </tbody>
      </table>
      <footer className="board-foot">
        {acts}
        <Total rows={rows} />
        {form?.onFillIn && (
          <Button small onPress={form.onFillIn}>
            {t('fillIn')}
          </Button>
        )}
      </footer>
    </section>
  );
}

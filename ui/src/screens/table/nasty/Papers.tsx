import { useTranslation } from 'react-i18next';
import { Jersey } from '../../../art/Jersey';
import { EventHand } from '../../../games/nasty/EventHand';
import type { Seat } from '../../../ipc/bindings.gen';
import { hasCurtain, seatsHere } from '../../../mirror/seats';
import { Button } from '../../../parts/Button';
import { Curtain } from '../../../parts/Curtain';
import { heldCards, silksOf } from './hand';
import { nameOf } from './names';
import { slipRows } from './slips';
import type { Looked, Meeting } from './useMeeting';

/** The corner of a slip: what stands in the row of this race. */
function SlipCorner({ meeting, look, seat }: { meeting: Meeting; look: Looked; seat: Seat }) {
  const { t } = useTranslation('meeting');
  const { t: nasty } = useTranslation('nasty');
  const { desk, teller, heard } = meeting;
  const row = slipRows(teller, look.view, seat, heard).find(({ isNow }) => isNow);
  return (
    <section className="slip-corner" aria-label={t('papers.slip')}>
      <h3>{t('papers.slip')}</h3>
      {row && <p>{nasty(`race.${row.race}`)}</p>}
      {row?.backed && <strong>{teller.sum(row.backed.stake)}</strong>}
      {row?.backed === null && <p>{t('papers.none')}</p>}
      <Button small onPress={() => desk.layOut(!desk.isSlipOut)}>
        {t(desk.isSlipOut ? 'papers.away' : 'papers.reread')}
      </Button>
    </section>
  );
}

/** Where a slip is being written on, or ways are chosen, its corner would be in the way. */
function hasCorner({ phase, desk }: Meeting): boolean {
  if (phase.is === 'entry' || phase.is === 'bet') return false;
  const isChoosing = (phase.is === 'go' || phase.is === 'double') && phase.mine;
  return !isChoosing || desk.papers !== undefined || desk.isSlipOut;
}

/** The cards and the slip of whoever looks. */
function OpenPapers({ meeting, look, seat }: { meeting: Meeting; look: Looked; seat: Seat }) {
  const { desk, teller } = meeting;
  return (
    <>
      <EventHand
        cards={heldCards(teller, look)}
        aim={desk.aim}
        onAim={desk.setAim}
        onPlay={desk.play}
      />
      {hasCorner(meeting) && <SlipCorner meeting={meeting} look={look} seat={seat} />}
    </>
  );
}

/** Around one screen anybody may step in: whose cards and slip are wanted? */
function Wanted({ meeting }: { meeting: Meeting }) {
  const { t } = useTranslation('meeting');
  const { table, teller, desk } = meeting;
  return (
    <section className="papers-wanted" aria-label={t('papers.title')}>
      <h3>{t('papers.how')}</h3>
      <div className="papers-people">
        {seatsHere(table.setup).map((seat) => (
          <button
            key={seat}
            type="button"
            className="papers-person"
            aria-label={t('papers.of', { name: nameOf(teller, seat) })}
            onClick={() => desk.call(seat)}
          >
            <Jersey silks={silksOf(teller.seats, seat)} size={1.8} />
            <b>{nameOf(teller, seat)}</b>
          </button>
        ))}
      </div>
    </section>
  );
}

/** Velvet before the papers of the one who was called. */
function Called({ meeting, seat }: { meeting: Meeting; seat: Seat }) {
  const { teller } = meeting;
  return (
    <div className="papers-called">
      <Curtain isOpen={false} name={nameOf(teller, seat)} silks={silksOf(teller.seats, seat)} />
    </div>
  );
}

/** Cards and slip: always at hand to a single player, behind a curtain among several. */
export function Papers({ meeting }: { meeting: Meeting }) {
  const { table, desk } = meeting;
  const { reader, look, papers } = desk;
  if (reader !== undefined && look) {
    return <OpenPapers meeting={meeting} look={look} seat={reader} />;
  }
  if (!hasCurtain(table.setup)) return null;
  return papers ? <Called meeting={meeting} seat={papers.seat} /> : <Wanted meeting={meeting} />;
}

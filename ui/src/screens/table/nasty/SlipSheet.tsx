import type { BetForm } from '../../../games/nasty/BetRow';
import { BettingSlip } from '../../../games/nasty/BettingSlip';
import { EMPTY } from '../../../games/nasty/entry';
import type { Entries, NastyOutlook, Row } from '../../../ipc/bindings.gen';
import { PrintButton } from '../../print/PrintButton';
import { silksOf, targetOf } from './hand';
import { nameOf } from './names';
import { slipRows } from './slips';
import { useFirstField } from './useFirstField';
import type { Meeting } from './useMeeting';

type Betting = Extract<NastyOutlook, { kind: 'bet' }>;

/** The form of a bet, as far as it is written. */
function betForm(meeting: Meeting, { horses, cash, step, most }: Betting): BetForm {
  const { desk, teller } = meeting;
  const offer = ({ seat, odds }: Row) => ({ ...targetOf(teller, seat), odds });
  return {
    offers: horses.toSorted((a, b) => a.lane - b.lane).map(offer),
    limits: { least: step, most, step, cash },
    draft: desk.draft ?? { on: null, stake: null },
    onChange: desk.setDraft,
    onSeal: (bet) => desk.seal({ bet }),
    ...(desk.acts.said && { refusal: desk.acts.said }),
  };
}

/** The slip of whoever looks: to be read, and to be written on where something is asked for. */
export function SlipSheet({ meeting }: { meeting: Meeting }) {
  const { desk, teller, heard } = meeting;
  const { look, reader } = desk;
  const sheet = useFirstField(`${reader} ${look?.outlook.kind}`);
  if (!look || reader === undefined) return <div className="sheet" />;
  const { outlook, view } = look;
  return (
    <div ref={sheet} className="sheet">
      <BettingSlip
        player={nameOf(teller, reader)}
        silks={silksOf(teller.seats, reader)}
        rows={slipRows(teller, view, reader, heard)}
        acts={
          <PrintButton
            source={{ of: 'table', table: meeting.table.id }}
            seats={teller.seats}
            first={{ kind: 'slip', seat: reader }}
          />
        }
        entry={
          outlook.kind === 'entries'
            ? {
                grades: desk.entry ?? EMPTY,
                onChange: desk.setEntry,
                onSeal: (grades) => desk.seal({ entries: grades as unknown as Entries }),
              }
            : undefined
        }
        bet={outlook.kind === 'bet' ? betForm(meeting, outlook) : undefined}
      />
    </div>
  );
}

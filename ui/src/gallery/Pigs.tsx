import { PigsBoard } from '../games/pigs/PigsBoard';
import { DISCARD, LAPPED, LINED_UP, RACING } from './pigSample';

/** The oval of cards: in the middle of a round, lapped, at the line-up, and food being put. */
export function Pigs() {
  return (
    <section className="gallery-sheet gallery-boards">
      <PigsBoard {...RACING} />
      <PigsBoard
        spaces={27}
        pigs={LAPPED}
        food={[31, 44]}
        pile={{ left: 0, beyond: 3 }}
        discard={{ ...DISCARD, each: 8 }}
        headline="The last round"
        marks={{ canLead: ['red'], landing: { pig: 'blue', to: 27, leads: false, food: 0 } }}
      />
      <PigsBoard
        spaces={22}
        pigs={LINED_UP}
        food={[5, 12]}
        pile={{ left: 53, beyond: 0 }}
        headline="Food on the track"
        marks={{ open: [6, 7, 8, 9, 10, 11, 13, 14, 15, 16, 17], chosen: 9 }}
        onSpace={() => {}}
      />
    </section>
  );
}

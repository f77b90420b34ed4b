import { Podium } from '../art/Podium';
import { Poster } from '../art/Poster';
import { PositionsChart } from '../games/giro/PositionsChart';
import { Panel } from '../parts/Panel';
import { CHARTED, PLACED, UNPLACED } from './sample';

/** The poster, the podium and the chart. */
export function Finish() {
  return (
    <section className="gallery-sheet gallery-finish">
      <div className="gallery-poster">
        <Poster
          title="Race Night"
          subtitle="Three games for friends who shout"
          label="Poster"
          silks="red"
        />
      </div>
      <div className="gallery-podium">
        <Podium placed={PLACED} unplaced={UNPLACED} label="Podium" />
      </div>
      <Panel title="Positions by round">
        <PositionsChart horses={CHARTED} length={40} />
      </Panel>
    </section>
  );
}

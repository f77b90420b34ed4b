import { FOOD_NAMES, Food } from '../art/Food';
import { HorsePicture } from '../art/horse/Horse';
import { POSES, type PoseName } from '../art/horse/poses';
import { gallopAt } from '../art/horse/rig';
import { Jersey } from '../art/Jersey';
import { Picture } from '../art/Picture';
import { PIGS } from '../art/pig/breeds';
import { PigPicture } from '../art/pig/Pig';
import { SilksDisc } from '../art/SilksDisc';
import { Bunting, Flag, Hedge, Tree, WinningPost } from '../art/scenery';
import { COATS, SILKS } from '../art/silks';

const NAMES = Object.keys(POSES) as PoseName[];
const PHASES = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875];

function Poses() {
  return (
    <div className="gallery-turf gallery-poses">
      {NAMES.map((pose, index) => (
        <figure key={pose}>
          <HorsePicture pose={pose} coat={COATS[index % 6] ?? 'bay'} silks={SILKS[index % 6]} />
          <figcaption>{pose}</figcaption>
        </figure>
      ))}
    </div>
  );
}

function Stride() {
  return (
    <div className="gallery-turf gallery-stride">
      {PHASES.map((phase) => (
        <HorsePicture key={phase} pose={gallopAt(phase)} coat="chestnut" silks="green" />
      ))}
    </div>
  );
}

function SmallHorses() {
  return (
    <div className="gallery-turf gallery-small">
      {SILKS.flatMap((silks, index) =>
        NAMES.map((pose) => (
          <div key={silks + pose}>
            <HorsePicture pose={pose} coat={COATS[index] ?? 'bay'} silks={silks} />
          </div>
        )),
      )}
    </div>
  );
}

function Badges() {
  return (
    <div className="gallery-row">
      {SILKS.map((silks) => (
        <div key={silks} className="gallery-badge">
          <Jersey silks={silks} size={3.6} />
          <Jersey silks={silks} />
          <Jersey silks={silks} size={1.1} />
          <Picture viewBox="-16 -16 32 32" size={1.6}>
            <SilksDisc silks={silks} />
          </Picture>
        </div>
      ))}
    </div>
  );
}

function Farm() {
  return (
    <div className="gallery-turf gallery-pigs">
      {PIGS.map((name) => (
        <PigPicture key={name} name={name} />
      ))}
      {PIGS.map((name) => (
        <PigPicture key={name} name={name} mood="sad" />
      ))}
      {FOOD_NAMES.map((name) => (
        <Picture key={name} viewBox="-18 -22 36 42">
          <Food name={name} />
        </Picture>
      ))}
      <Picture viewBox="0 0 320 110">
        <Bunting x={4} y={4} width={312} swags={2} />
        <Hedge x={50} y={72} />
        <Tree x={110} y={98} />
        <WinningPost x={170} y={98} />
        <Flag x={230} y={98} ink="#1f55a5" />
      </Picture>
    </div>
  );
}

/** Horses in every pose, coat and silks; pigs, food and scenery. */
export function Drawings() {
  return (
    <section className="gallery-sheet">
      <Poses />
      <Stride />
      <SmallHorses />
      <Badges />
      <Farm />
    </section>
  );
}

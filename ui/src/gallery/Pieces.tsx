import { useState } from 'react';
import { Jersey } from '../art/Jersey';
import { CardBack, CardPlace, RacingCard } from '../art/RacingCard';
import { SILKS, type Silks } from '../art/silks';
import { CourseSketch } from '../games/giro/CourseSketch';
import { Button, IconButton } from '../parts/Button';
import { Choice } from '../parts/Choice';
import { Dialog } from '../parts/Dialog';
import { ICON_NAMES, Icon } from '../parts/Icon';
import { Menu } from '../parts/Menu';
import { Panel } from '../parts/Panel';
import { Pips } from '../parts/Pips';
import { Select } from '../parts/Select';
import { Stepper } from '../parts/Stepper';
import { Switch } from '../parts/Switch';
import { Tag } from '../parts/Tag';
import { TextField } from '../parts/TextField';
import { WhyNot } from '../parts/WhyNot';
import { COURSES } from './sample';

const COLOURS = [
  ...['page', 'paper', 'paper-2', 'card', 'slip', 'ink', 'quiet', 'rule'],
  ...['turf', 'turf-2', 'deep', 'grass', 'run-out', 'sand', 'river', 'moor', 'hedge'],
  ...['slate', 'wood', 'chalk', 'chalk-yellow', 'claret', 'gold', 'good', 'bad', 'velvet'],
];

function Buttons() {
  return (
    <Panel title="Buttons">
      <div className="gallery-flow">
        <Button look="primary" keys="Enter">
          Play the 4
        </Button>
        <Button icon="undo">Undo</Button>
        <Button small>Go on</Button>
        <Button notNow>Not now</Button>
        <Button look="bare">Rule book</Button>
        <div className="button button-plain is-focused">In focus</div>
        <IconButton icon="sound" label="Sound" isPressed onPress={() => {}} />
        <Menu
          label="Menu"
          acts={[
            { id: 'a', label: 'Rule book', icon: 'book', onAction: () => {} },
            { id: 'b', label: 'Settings', icon: 'settings', onAction: () => {} },
          ]}
        />
        <Pips count={6} done={2} label="3 of 6" />
        <Tag>Seat</Tag>
        <Tag tone="good">Ready</Tag>
        <Tag tone="bad">Unplaced</Tag>
        <Tag tone="gold">Winner</Tag>
        <CardBack label="chosen" />
        <CardPlace label="choosing" />
      </div>
      <div className="gallery-flow">
        {ICON_NAMES.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </div>
      <div className="gallery-flow">
        <WhyNot text="A hedge stands on 22: the horse would refuse." rule="G-16" />
      </div>
    </Panel>
  );
}

function Fields() {
  const [name, setName] = useState('Marmalade');
  const [level, setLevel] = useState<'random' | 'steady'>('steady');
  const [course, setCourse] = useState<'classic' | 'sprint' | 'grand'>('classic');
  const [silks, setSilks] = useState<Silks>('green');
  const [sound, setSound] = useState(true);
  const [size, setSize] = useState(100);
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel title="Fields">
      <div className="gallery-form">
        <TextField label="Horse" value={name} onChange={setName} hint="As it is shouted" />
        <TextField label="Horse" value="" onChange={setName} error="Every horse needs a name." />
        <Select
          label="Silks"
          value={silks}
          onChange={setSilks}
          options={SILKS.map((id) => ({ id, label: id, picture: <Jersey silks={id} /> }))}
        />
        <Choice
          label="Bot"
          value={level}
          onChange={setLevel}
          options={[
            { id: 'random', label: 'Random' },
            { id: 'steady', label: 'Steady' },
          ]}
        />
        <Stepper label="Text size" value={size} onChange={setSize} min={80} max={200} step={10} />
        <Switch
          label="Sounds"
          text="Hooves, cards, a fanfare"
          isSelected={sound}
          onChange={setSound}
        />
      </div>
      <div className="gallery-flow">
        <Choice
          label="Course"
          look="cards"
          value={course}
          onChange={setCourse}
          options={(['classic', 'sprint', 'grand'] as const).map((id) => ({
            id,
            label: COURSES[id].name,
            text: `${COURSES[id].length} spaces`,
            picture: <CourseSketch course={COURSES[id]} />,
          }))}
        />
      </div>
      <div className="gallery-flow">
        <Button onPress={() => setOpen(true)}>Open a dialog</Button>
        <Dialog
          title="Leave the table?"
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          acts={<Button look="primary">Leave</Button>}
        >
          <p>The race is kept and can be gone on with.</p>
        </Dialog>
      </div>
    </Panel>
  );
}

function Type() {
  return (
    <Panel title="Type">
      <div className="gallery-type">
        <p style={{ font: '400 var(--t-xxl)/1 var(--wood-type)' }}>KING’S CROWN 40</p>
        <p style={{ font: '800 var(--t-l)/1.15 var(--slab)' }}>Anna, pick a card</p>
        <p style={{ font: '500 var(--t-m)/1.15 var(--slab)' }}>Round 8, cards come back</p>
        <p>Old Tom would land on 27, the river: refused.</p>
        <p className="quiet">Landings as the board stands.</p>
        <p style={{ fontSize: 'var(--t-xs)' }}>Straße, España, Größe, niño, ¡Vamos! ¿Quién?</p>
        <p style={{ font: '400 1.6rem/1.1 var(--hand)' }}>12 to 1, £8,000</p>
      </div>
    </Panel>
  );
}

/** Cards, buttons, fields, type and colours. */
export function Pieces() {
  return (
    <section className="gallery-sheet gallery-pieces">
      <div className="gallery-cards">
        <RacingCard number={3} state="held" landing="to 23" effect="free" />
        <RacingCard number={4} state="chosen" landing="to 24" effect="Blue back to 23" />
        <RacingCard number={2} state="refused" landing="hedge on 22" effect="refused" />
        <RacingCard number={6} state="spent" landing="played" effect="in round 7" />
      </div>
      <Buttons />
      <Fields />
      <Type />
      <div className="gallery-colours">
        {COLOURS.map((name) => (
          <div key={name}>
            <i style={{ background: `var(--${name})` }} />
            {name}
          </div>
        ))}
      </div>
    </section>
  );
}

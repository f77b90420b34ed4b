import { Reorder, useDragControls } from 'motion/react';
import { useTranslation } from 'react-i18next';
import { Horse } from '../../art/horse/Horse';
import { Jersey } from '../../art/Jersey';
import { Picture } from '../../art/Picture';
import type { Coat, Level, Seated, SeatSetup, Silks } from '../../ipc/bindings.gen';
import { useApp } from '../../mirror/app';
import { useCard } from '../../mirror/card';
import type { Runner } from '../../mirror/draft';
import { IconButton } from '../../parts/Button';
import { Icon } from '../../parts/Icon';
import { Select } from '../../parts/Select';
import { TextField } from '../../parts/TextField';
import './runner-row.css';
import { useWrong } from './useWrong';

// What Giro Galoppo has to choose from (G-1).
const GIRO_SILKS: readonly Silks[] = ['red', 'blue', 'yellow', 'green', 'black'];
const GIRO_COATS: readonly Coat[] = ['bay', 'chestnut', 'liver', 'grey', 'black'];
const LONGEST_NAME = 24;

/** A row in the hand lies over the others. */
const LIFTED = { zIndex: 2, scale: 1.01 };

interface Props {
  index: number;
  runner: Runner;
  others: readonly Runner[];
  isRemovable: boolean;
  isLast: boolean;
  onNudge: (by: -1 | 1) => void;
}

interface FieldProps {
  seat: SeatSetup;
  onChange: (change: Partial<SeatSetup>) => void;
}

function CoatChoice({ seat, onChange }: FieldProps) {
  const { t } = useTranslation(['setup', 'silks']);
  return (
    <Select
      label={t('coat')}
      value={seat.coat}
      onChange={(coat) => onChange({ coat })}
      options={GIRO_COATS.map((id) => ({ id, label: t(`silks:coat.${id}`) }))}
    />
  );
}

/** A person, or a bot of one of the levels. */
function PlayerChoice({ seat, onChange }: FieldProps) {
  const { t } = useTranslation('setup');
  const levels = useApp((app) => app.hello?.levels) ?? [];
  const value: 'here' | Level = seat.player === 'here' ? 'here' : seat.player.bot;
  const seated = (id: 'here' | Level): Seated => (id === 'here' ? 'here' : { bot: id });
  return (
    <Select
      label={t('plays')}
      hideLabel
      value={value}
      onChange={(id) => onChange({ player: seated(id) })}
      options={[
        {
          id: 'here' as const,
          label: t('here'),
          text: t('hereText'),
          picture: <Icon name="person" />,
        },
        ...levels.map((id) => ({
          id,
          label: t(`bot.${id}`),
          text: t(`botText.${id}`),
          picture: <Icon name="bot" />,
        })),
      ]}
    />
  );
}

/** Silks that somebody wears can be had all the same: the two swap. */
function SilksChoice({ seat, onChange, others }: FieldProps & { others: readonly Runner[] }) {
  const { t } = useTranslation(['setup', 'silks']);
  const wearer = (silks: Silks) => others.find((other) => other.seat.silks === silks)?.seat.name;
  return (
    <Select
      label={t('silks')}
      hideLabel
      value={seat.silks}
      onChange={(silks) => onChange({ silks })}
      looksOnly
      options={GIRO_SILKS.map((id) => {
        const name = wearer(id);
        return {
          id,
          label: t(`silks:name.${id}`),
          text: name && t('worn', { name }),
          picture: <Jersey silks={id} size={2.4} />,
        };
      })}
    />
  );
}

/** One runner, as a racing paper lists it: number, horse in its silks, name, rider. */
export function RunnerRow({ index, runner, others, isRemovable, isLast, onNudge }: Props) {
  const { t } = useTranslation('setup');
  const controls = useDragControls();
  const { changeSeat, removeRunner } = useCard();
  const wrong = useWrong();
  const { key, seat } = runner;
  const horse = seat.horse.trim() || t('seat', { number: index + 1 });
  const onChange = (change: Partial<SeatSetup>) => changeSeat(key, change);
  return (
    <Reorder.Item
      as="li"
      value={key}
      className="entrant"
      aria-label={t('seat', { number: index + 1 })}
      dragListener={false}
      dragControls={controls}
      layout="position"
      whileDrag={LIFTED}
    >
      <div className="entrant-seat">
        <IconButton
          icon="up"
          label={t('up', { horse })}
          notNow={index === 0}
          onPress={() => onNudge(-1)}
        />
        <span
          className="entrant-number"
          title={t('drag')}
          onPointerDown={(event) => controls.start(event)}
        >
          {index + 1}
        </span>
        <IconButton
          icon="down"
          label={t('down', { horse })}
          notNow={isLast}
          onPress={() => onNudge(1)}
        />
      </div>
      <div className="entrant-picture">
        <Picture className="entrant-horse-drawn" viewBox="-16 -48 240 222">
          <Horse pose="stand" coat={seat.coat} silks={seat.silks} />
        </Picture>
      </div>
      <div className="entrant-horse">
        <TextField
          label={t('horse')}
          value={seat.horse}
          onChange={(name) => onChange({ horse: name })}
          maxLength={LONGEST_NAME}
          error={wrong.at(index, 'horse')}
        />
      </div>
      <div className="entrant-coat">
        <CoatChoice seat={seat} onChange={onChange} />
      </div>
      <div className="entrant-player">
        <TextField
          label={t('player')}
          value={seat.name}
          onChange={(name) => onChange({ name })}
          maxLength={LONGEST_NAME}
          error={wrong.at(index, 'name')}
        />
      </div>
      <div className="entrant-plays">
        <PlayerChoice seat={seat} onChange={onChange} />
      </div>
      <div className="entrant-silks">
        <SilksChoice seat={seat} onChange={onChange} others={others} />
        {wrong.at(index, 'silks') && <p className="field-error">{wrong.at(index, 'silks')}</p>}
      </div>
      <div className="entrant-out">
        {isRemovable && (
          <IconButton
            icon="close"
            label={t('remove', { horse })}
            onPress={() => removeRunner(key)}
          />
        )}
      </div>
    </Reorder.Item>
  );
}

import { Reorder, useDragControls } from 'motion/react';
import { useTranslation } from 'react-i18next';
import { Jersey } from '../../art/Jersey';
import type { Level, Seated, SeatSetup, Silks } from '../../ipc/bindings.gen';
import { useApp } from '../../mirror/app';
import { inHand, useCard } from '../../mirror/card';
import type { Runner } from '../../mirror/draft';
import { IconButton } from '../../parts/Button';
import { Icon } from '../../parts/Icon';
import { Select } from '../../parts/Select';
import { TextField } from '../../parts/TextField';
import { HorseFields } from './HorseFields';
import './runner-row.css';
import { LONGEST_NAME, type RunnerKind } from './runner';
import { useWrong } from './useWrong';

/** A row in the hand lies over the others. */
const LIFTED = { zIndex: 2, scale: 1.01 };

type Kind = 'here' | 'guest' | Level;

interface FieldProps {
  seat: SeatSetup;
  onChange: (change: Partial<SeatSetup>) => void;
}

/** A person here, somebody at another machine, or a bot of one of the levels. */
function PlayerChoice({ seat, onChange }: FieldProps) {
  const { t } = useTranslation('setup');
  const levels = useApp((app) => app.hello?.levels) ?? [];
  const game = useCard((card) => inHand(card)?.draft.game.game) ?? 'giro';
  const value: Kind = typeof seat.player === 'string' ? seat.player : seat.player.bot;
  const seated = (id: Kind): Seated => (id === 'here' || id === 'guest' ? id : { bot: id });
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
        {
          id: 'guest' as const,
          label: t('guest'),
          text: t('guestText'),
          picture: <Icon name="network" />,
        },
        ...levels.map((id) => ({
          id,
          label: t(`bot.${id}`),
          text: t(`${game}.bot.${id}`),
          picture: <Icon name="bot" />,
        })),
      ]}
    />
  );
}

interface SilksProps extends FieldProps {
  silks: readonly Silks[];
  others: readonly Runner[];
}

/** Silks that somebody wears can be had all the same: the two swap. */
function SilksChoice({ seat, onChange, silks, others }: SilksProps) {
  const { t } = useTranslation(['setup', 'silks']);
  const wearer = (id: Silks) => others.find((other) => other.seat.silks === id)?.seat.name;
  return (
    <Select
      label={t('silks')}
      hideLabel
      value={seat.silks}
      onChange={(id) => onChange({ silks: id })}
      looksOnly
      options={silks.map((id) => {
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

interface SeatNumberProps {
  index: number;
  who: string;
  isLast: boolean;
  onNudge: (by: -1 | 1) => void;
  onGrab: (event: React.PointerEvent) => void;
}

/** The number of the seat: dragged, or moved by its arrows. */
function SeatNumber({ index, who, isLast, onNudge, onGrab }: SeatNumberProps) {
  const { t } = useTranslation('setup');
  return (
    <div className="entrant-seat">
      <IconButton
        icon="up"
        label={t('up', { who })}
        notNow={index === 0}
        onPress={() => onNudge(-1)}
      />
      <span className="entrant-number" title={t('drag')} onPointerDown={onGrab}>
        {index + 1}
      </span>
      <IconButton
        icon="down"
        label={t('down', { who })}
        notNow={isLast}
        onPress={() => onNudge(1)}
      />
    </div>
  );
}

interface Props {
  index: number;
  runner: Runner;
  others: readonly Runner[];
  kind: RunnerKind;
  onNudge: (by: -1 | 1) => void;
}

/** One runner, as a racing paper lists it: number, horse where there is one, player, silks. */
export function RunnerRow({ index, runner, others, kind, onNudge }: Props) {
  const { t } = useTranslation('setup');
  const controls = useDragControls();
  const { changeSeat, removeRunner } = useCard();
  const wrong = useWrong();
  const { key, seat } = runner;
  const { coats } = kind;
  const who = kind.nameOf(seat).trim() || t('seat', { number: index + 1 });
  const onChange = (change: Partial<SeatSetup>) => changeSeat(key, change);
  return (
    <Reorder.Item
      as="li"
      value={key}
      className={coats ? 'entrant entrant-full' : 'entrant'}
      aria-label={t('seat', { number: index + 1 })}
      dragListener={false}
      dragControls={controls}
      layout="position"
      whileDrag={LIFTED}
    >
      <SeatNumber
        index={index}
        who={who}
        isLast={index === others.length}
        onNudge={onNudge}
        onGrab={(event) => controls.start(event)}
      />
      {coats && <HorseFields index={index} seat={seat} coats={coats} onChange={onChange} />}
      <div className={coats ? 'entrant-player' : 'entrant-name entrant-player'}>
        {seat.player === 'guest' ? (
          <p className="entrant-free">{t('free')}</p>
        ) : (
          <TextField
            label={t('player')}
            value={seat.name}
            onChange={(name) => onChange({ name })}
            maxLength={LONGEST_NAME}
            error={wrong.at(index, 'name')}
          />
        )}
      </div>
      <div className="entrant-plays">
        <PlayerChoice seat={seat} onChange={onChange} />
      </div>
      <div className="entrant-silks">
        <SilksChoice seat={seat} onChange={onChange} silks={kind.silks} others={others} />
        {wrong.at(index, 'silks') && <p className="field-error">{wrong.at(index, 'silks')}</p>}
      </div>
      <div className="entrant-out">
        {others.length >= kind.least && (
          <IconButton icon="close" label={t('remove', { who })} onPress={() => removeRunner(key)} />
        )}
      </div>
    </Reorder.Item>
  );
}

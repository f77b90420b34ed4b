import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '../../parts/Button';
import { Select } from '../../parts/Select';
import { Now } from '../../parts/TableFrame';
import { goRound } from './keys';
import { roundAt, roundFrom, SPEEDS } from './player';
import type { Player } from './usePlayer';

/** Plays, stops, steps, and goes from round to round. */
export function Transport({ player }: { player: Player }) {
  const { t, i18n } = useTranslation('replay');
  const { replay, at, last, isPlaying, speed, setSpeed, step, toggle } = player;
  const round = roundAt(replay.rounds, at);
  const times = new Intl.NumberFormat(i18n.language);
  return (
    <Now
      title={round > 0 ? t('inRound', { round }) : t('before')}
      acts={
        <>
          <Button look="primary" icon={isPlaying ? 'pause' : 'play'} onPress={toggle}>
            {t(isPlaying ? 'pause' : 'play')}
          </Button>
          <span className="replay-steps">
            <IconButton
              icon="skipBack"
              label={t('roundBack')}
              notNow={roundFrom(replay.rounds, at, -1) === undefined}
              onPress={() => goRound(player, -1)}
            />
            <IconButton
              icon="back"
              label={t('stepBack')}
              notNow={at === 0}
              onPress={() => step(-1)}
            />
            <IconButton
              icon="forth"
              label={t('stepOn')}
              notNow={at === last}
              onPress={() => step(1)}
            />
            <IconButton
              icon="skip"
              label={t('roundOn')}
              notNow={roundFrom(replay.rounds, at, 1) === undefined}
              onPress={() => goRound(player, 1)}
            />
            <Select
              label={t('speed')}
              hideLabel
              value={`${speed}`}
              options={SPEEDS.map((id) => ({
                id: `${id}`,
                label: t('times', { times: times.format(id) }),
              }))}
              onChange={(id) => setSpeed(SPEEDS.find((one) => `${one}` === id) ?? 1)}
            />
          </span>
        </>
      }
    >
      <p>{t('step', { at, last })}</p>
    </Now>
  );
}

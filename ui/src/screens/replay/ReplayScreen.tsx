import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { commands, type GameName, type RecordError, type Replay } from '../../ipc/bindings.gen';
import { useApp } from '../../mirror/app';
import { Button } from '../../parts/Button';
import { LostBill } from '../lost/LostBill';
import { recordText } from '../notKept';
import { addressOf, type Route } from '../routes';
import '../table/table.css';
import { RaceReplay } from './giro/RaceReplay';
import { MeetingReplay } from './nasty/MeetingReplay';
import { GallopReplay } from './pigs/GallopReplay';
import type { Showing } from './showing';
import { useHands } from './useHands';
import { usePlayer } from './usePlayer';

const GAMES: Record<GameName, React.ComponentType<{ showing: Showing }>> = {
  giro: RaceReplay,
  pigs: GallopReplay,
  nasty: MeetingReplay,
};

interface Props {
  file: string;
  from: Route;
}

function Showcase({ file, replay, back }: { file: string; replay: Replay; back: string }) {
  const notify = useApp((app) => app.notify);
  const player = usePlayer(replay);
  const hands = useHands(file, player);
  const tell = (told: Awaited<ReturnType<typeof commands.exportRecord>>) =>
    notify(
      told.status === 'ok'
        ? { about: 'exported', path: told.data }
        : { about: 'record', error: told.error },
    );
  const onExport = async () => tell(await commands.exportRecord(file));
  const onPicture = async (picture: string) => tell(await commands.exportPicture(file, picture));
  const Game = GAMES[replay.setup.game.game];
  const onBack = () => {
    location.hash = back;
  };
  return (
    <Game
      showing={{
        player,
        hands,
        onBack,
        onExport: () => void onExport(),
        onPicture: (picture) => void onPicture(picture),
      }}
    />
  );
}

/** A finished table, played back on its own board. */
export function ReplayScreen({ file, from }: Props) {
  const { t } = useTranslation('replay');
  const { t: errors } = useTranslation('errors');
  const [told, setTold] = useState<{ replay: Replay } | { error: RecordError }>();
  useEffect(() => {
    commands.replay(file).then(
      (answer) =>
        setTold(answer.status === 'ok' ? { replay: answer.data } : { error: answer.error }),
      () => {
        // The line is lost, which the app's mirror says.
      },
    );
  }, [file]);
  const back = addressOf(from);
  if (!told) {
    return (
      <main className="table-asking">
        <p>{t('asking')}</p>
      </main>
    );
  }
  if ('error' in told) {
    return (
      <LostBill title={t('notThere')} text={recordText(errors, told.error)}>
        <Button
          look="primary"
          autoFocus
          onPress={() => {
            location.hash = back;
          }}
        >
          {t('back')}
        </Button>
      </LostBill>
    );
  }
  return <Showcase file={file} replay={told.replay} back={back} />;
}

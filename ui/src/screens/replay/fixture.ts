// A short replay to test with: a pick, then a round, then the next one's pick.
import type { GiroEvent, GiroView, Replay } from '../../ipc/bindings.gen';
import { BOT, ROUND, setupOf, told, viewOf } from '../../mirror/fixture';

const setup = setupOf('here', BOT, 'here');

function frame(line: number, view: Partial<GiroView>, events: readonly GiroEvent[]) {
  return {
    chapter: { line, events: events.map(told) },
    view: { game: 'giro' as const, view: viewOf(setup, view) },
  };
}

const AFTER = { round: 4, horses: [12, 14, 16] };

export const REPLAY: Replay = {
  setup,
  frames: [
    frame(0, { round: 3, horses: [9, 12, 10] }, []),
    frame(5, { round: 3, horses: [9, 12, 10], picked: [0] }, [{ event: 'has-picked', seat: 0 }]),
    frame(7, AFTER, ROUND),
    frame(8, { ...AFTER, picked: [2] }, [{ event: 'has-picked', seat: 2 }]),
  ],
  rounds: [
    { round: 3, frame: 0 },
    { round: 4, frame: 2 },
  ],
  charts: [
    {
      measure: 'horses',
      points: [
        { frame: 0, values: [9, 12, 10] },
        { frame: 2, values: [12, 14, 16] },
        { frame: 3, values: [12, 14, 16] },
      ],
    },
  ],
  open: setup.seats.map((_, seat) => ({
    game: 'giro',
    view: viewOf(setup, { ...AFTER, eye: { seat }, pick: seat === 2 ? 4 : null }),
  })),
  standings: null,
};

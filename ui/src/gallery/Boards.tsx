import { GiroBoard } from '../games/giro/GiroBoard';
import { COURSES, DECIDING, field } from './sample';

/** The three courses, with horses in their boxes, close together and on bends. */
export function Boards() {
  return (
    <section className="gallery-sheet gallery-boards">
      <GiroBoard
        course={COURSES.classic}
        placed={[11, 22, 31, 34, 38]}
        horses={field(20, 24, 17, 26, 21)}
        marks={DECIDING}
        onSpace={() => {}}
      />
      <GiroBoard
        course={COURSES.classic}
        placed={[11, 13, 22, 34, 38]}
        horses={field(10, 12, 9, 14, 15)}
        marks={{
          landings: [
            { card: 1, space: 11, refused: true },
            { card: 2, space: 12 },
            { card: 4, space: 14, chosen: true },
          ],
          way: { seat: 0, to: 14 },
          push: { from: 14, to: 13, text: 'pushes Green to 13' },
        }}
      />
      <GiroBoard
        course={COURSES.sprint}
        placed={[11, 17, 24, 26, 28]}
        horses={field(0, 0, 0, 0, 0)}
        marks={{ open: [10, 12, 16, 17, 18, 19, 23, 24], chosen: 17 }}
        onSpace={() => {}}
      />
      <GiroBoard
        course={COURSES.sprint}
        placed={[11, 17, 24, 26, 28]}
        horses={field(22, 20, 23, 29, 33)}
      />
      <GiroBoard
        course={COURSES.grand}
        placed={[11, 17, 24, 46, 50]}
        horses={field(11, 12, 23, 0, 0)}
      />
      <GiroBoard
        course={COURSES.grand}
        placed={[11, 17, 24, 46, 50]}
        horses={field(40, 41, 42, 43, 44)}
      />
    </section>
  );
}

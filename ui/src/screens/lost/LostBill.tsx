import { Horse } from '../../art/horse/Horse';
import { Picture } from '../../art/Picture';
import { Hedge } from '../../art/scenery';
import './lost.css';

interface Props {
  title: string;
  /** What has happened, in a sentence or two. */
  text: string;
  /** The way on. */
  children: React.ReactNode;
}

/** A bill on the turf where a screen should be: a horse that refuses, why, and the way on. */
export function LostBill({ title, text, children }: Props) {
  return (
    <main className="lost">
      <div className="lost-bill">
        <h1 className="wood-type">{title}</h1>
        <div className="lost-picture">
          <Picture viewBox="-60 -46 460 218">
            <Horse pose="refuse" coat="chestnut" silks="green" />
            <Hedge x={300} y={108} scale={2} />
          </Picture>
        </div>
        <p>{text}</p>
        {children}
      </div>
    </main>
  );
}

import { Jersey } from '../../../art/Jersey';
import type { Silks } from '../../../art/silks';
import { Button } from '../../../parts/Button';

export interface Person {
  seat: number;
  silks: Silks;
  name: string;
  /** How it stands with them, in a few words. */
  state?: string;
  isDone?: boolean;
  /** What can be done for them. */
  acts?: readonly { label: string; onPress: () => void }[];
}

interface Props {
  label: string;
  people: readonly Person[];
}

/** Everybody in a row, with what they are asked or have done. */
export function People({ label, people }: Props) {
  return (
    <ul className="people" aria-label={label}>
      {people.map(({ seat, silks, name, state, isDone, acts = [] }) => (
        <li key={seat} className={isDone ? 'person person-done' : 'person'}>
          <Jersey silks={silks} size={1.8} />
          <b>{name}</b>
          {state && <span>{state}</span>}
          {acts.length > 0 && (
            <div className="person-acts">
              {acts.map(({ label: what, onPress }) => (
                <Button key={what} small onPress={onPress}>
                  {what}
                </Button>
              ))}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

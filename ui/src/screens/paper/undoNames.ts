import { useTranslation } from 'react-i18next';
import type { Written } from '../../ipc/bindings.gen';
import { nameOf } from '../table/nasty/names';
import type { Book } from './useBook';

/** What Undo takes back, and Redo writes again, by name. */
export function useUndoNames({ meeting, teller }: Book): { undo: string; redo: string } {
  const { t } = useTranslation('paper');
  const say = (key: 'undone' | 'redone', written: Written | null) => {
    if (!written) return '';
    if (written.write !== 'bet') return t(`${key}.${written.write}`);
    return t(`${key}.bet`, { name: nameOf(teller, written.seat) });
  };
  return { undo: say('undone', meeting.undo), redo: say('redone', meeting.redo) };
}

import { useTranslation } from 'react-i18next';
import type { Bookmaker } from '../../../ipc/bindings.gen';
import type { Runner } from '../../../mirror/draft';
import { Option } from '../Option';
import { SeatSelect } from '../SeatSelect';
import { useWrong } from '../useWrong';

interface Props {
  runners: readonly Runner[];
  bookmaker: Bookmaker;
  onAppoint: (bookmaker: Bookmaker) => void;
}

/** Who fills in the bookie's board: the app, or one of those at the table. */
export function BookmakerChoice({ runners, bookmaker, onAppoint }: Props) {
  const { t } = useTranslation('setup');
  const wrong = useWrong();
  const kind = bookmaker === 'app' ? 'app' : 'hand';
  const person = runners.find(({ seat }) => seat.player === 'here') ?? runners[0];
  return (
    <Option
      title={t('nasty.bookmaker.title')}
      rule="N-13"
      value={kind}
      onChange={(id) => onAppoint(id === 'hand' && person ? person.key : 'app')}
      names={(['app', 'hand'] as const).map((id) => [id, t(`nasty.bookmaker.name.${id}`)])}
      text={wrong.about('bookmaker') ?? t(`nasty.bookmaker.text.${kind}`)}
    >
      {bookmaker !== 'app' && (
        <SeatSelect
          label={t('nasty.bookmaker.who')}
          runners={runners}
          value={bookmaker}
          onChange={onAppoint}
        />
      )}
    </Option>
  );
}

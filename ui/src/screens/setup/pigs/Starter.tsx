import { useTranslation } from 'react-i18next';
import { useCard } from '../../../mirror/card';
import type { Draft, DraftOf } from '../../../mirror/draft';
import { Agreed } from '../Agreed';
import { SeatSelect } from '../SeatSelect';
import { useWrong } from '../useWrong';

/** The first start player: drawn, or one of those at the table. */
export function Starter({ draft, game }: { draft: Draft; game: DraftOf<'pigs'> }) {
  const { t } = useTranslation('setup');
  const changeGame = useCard((desk) => desk.changeGame);
  const wrong = useWrong();
  const { runners } = draft;
  const { starter } = game.fixed;
  const isFixed = typeof starter === 'number';
  const fix = (key: number | undefined) =>
    changeGame({ ...game, fixed: key === undefined ? {} : { starter: key } });
  return (
    <Agreed
      title={t('pigs.starter.title')}
      rule="P-5"
      isFixed={isFixed}
      onFix={(isWanted) => fix(isWanted ? runners[0]?.key : undefined)}
      names={{ drawn: t('drawn'), fixed: t('fixed') }}
      text={t('pigs.starter.text')}
      amiss={wrong.about('starter')}
    >
      {isFixed && (
        <SeatSelect
          label={t('pigs.starter.who')}
          runners={runners}
          value={starter}
          onChange={fix}
        />
      )}
    </Agreed>
  );
}

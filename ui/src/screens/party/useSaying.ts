import { useTranslation } from 'react-i18next';
import type { Said } from '../../mirror/parties';
import { shoutOf } from './shouts';

/** What somebody said, as one sentence. */
export function useSaying(): (said: Said) => string {
  const { t } = useTranslation('party');
  return ({ name, seat, what }) => {
    const who = seat === null ? t('talk.fromStand', { name }) : name;
    const shout = shoutOf(what);
    if (shout) return t('talk.shouted', { who, shout: t(`shout.${shout}`) });
    return t('talk.said', { who, text: what.say === 'line' ? what.text : '' });
  };
}

import { useTranslation } from 'react-i18next';
import type { ShutWhy } from '../../ipc/bindings.gen';
import { GAMES } from '../routes';

/** Why a table does not let us in, and what to do about it. */
export function useShutText(): (why: ShutWhy) => string {
  const { t } = useTranslation('party');
  const { t: home } = useTranslation('home');
  return (shut) => {
    if (shut.why === 'version') {
      const { host, ours, isOursOlder } = shut;
      return t(isOursOlder ? 'shut.version.older' : 'shut.version.newer', { host, ours });
    }
    if (shut.why === 'book') {
      const { host, ours, older } = shut;
      const known = GAMES.find((game) => game === shut.game);
      const game = known ? home(`${known}.name`) : shut.game;
      return t(`shut.book.${older ?? 'neither'}`, { host, ours, game });
    }
    return t(`shut.${shut.why}`, { ...shut });
  };
}

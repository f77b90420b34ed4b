import { useTranslation } from 'react-i18next';
import type { ShutWhy } from '../../ipc/bindings.gen';

/** Why a table does not let us in, and what to do about it. */
export function useShutText(): (why: ShutWhy) => string {
  const { t } = useTranslation('party');
  return (shut) => {
    if (shut.why !== 'version') return t(`shut.${shut.why}`, { ...shut });
    const { host, ours, isOursOlder } = shut;
    return t(isOursOlder ? 'shut.version.older' : 'shut.version.newer', { host, ours });
  };
}

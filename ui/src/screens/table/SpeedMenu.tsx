import { useTranslation } from 'react-i18next';
import type { Speed } from '../../ipc/bindings.gen';
import { useApp } from '../../mirror/app';
import { IconButton } from '../../parts/Button';
import { Menu } from '../../parts/Menu';

const SPEEDS = ['off', 'half', 'normal', 'double', 'quadruple'] as const;

/** How fast the horses run, and whether one hears them: the settings that a table changes. */
export function SpeedMenu({ speed, sound }: { speed: Speed; sound: boolean }) {
  const { t } = useTranslation('table');
  const change = useApp((app) => app.change);
  return (
    <>
      <Menu
        icon="speed"
        label={t('acts.speed', { speed: t(`acts.${speed}`) })}
        acts={SPEEDS.map((id) => ({
          id,
          label: t(`acts.${id}`),
          ...(id === speed && { icon: 'check' as const }),
          onAction: () => void change({ speed: id }),
        }))}
      />
      <IconButton
        icon={sound ? 'sound' : 'silent'}
        label={t(sound ? 'acts.soundOff' : 'acts.soundOn')}
        onPress={() => void change({ sound: !sound })}
      />
    </>
  );
}

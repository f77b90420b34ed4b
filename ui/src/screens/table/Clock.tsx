import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** How often the reader sees it move. What it shows decides nothing. */
const TICK = 250;

/** Counts down from what was told; the app alone knows when time is over. */
export function Clock({ timeLeft, seq }: { timeLeft: number; seq: number }) {
  const { t, i18n } = useTranslation('table');
  const [shown, setShown] = useState(timeLeft);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every message winds it anew.
  useEffect(() => {
    const told = performance.now();
    const show = () => setShown(Math.max(0, timeLeft - (performance.now() - told)));
    show();
    const ticking = setInterval(show, TICK);
    return () => clearInterval(ticking);
  }, [timeLeft, seq]);

  const seconds = Math.ceil(shown / 1000);
  const format = new Intl.NumberFormat(i18n.language, { minimumIntegerDigits: 2 });
  const time = `${Math.floor(seconds / 60)}:${format.format(seconds % 60)}`;
  return (
    <span
      className={seconds <= 5 ? 'table-clock table-clock-late' : 'table-clock'}
      role="timer"
      aria-label={t('clock', { time })}
    >
      {time}
    </span>
  );
}

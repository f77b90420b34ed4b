import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** What it shows decides nothing, and changes once a second. */
const SECOND = 1000;

/** Counts down from what was told; the app alone knows when time is over. */
export function Clock({ timeLeft, seq }: { timeLeft: number; seq: number }) {
  const { t, i18n } = useTranslation('table');
  const [shown, setShown] = useState(timeLeft);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every message winds it anew.
  useEffect(() => {
    const over = performance.now() + timeLeft;
    let ticking: ReturnType<typeof setTimeout>;
    const show = () => {
      const left = Math.max(0, over - performance.now());
      setShown(left);
      // Just after what is shown is another second, and no more once time is over.
      if (left > 0) ticking = setTimeout(show, (left % SECOND) + 1);
    };
    show();
    return () => clearTimeout(ticking);
  }, [timeLeft, seq]);

  const seconds = Math.ceil(shown / SECOND);
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

import { memo, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Jersey } from '../art/Jersey';
import type { Silks } from '../art/silks';
import { IconButton } from './Button';
import './log-list.css';

export interface LogLine {
  id: string | number;
  /** A heading between rounds, or a sentence with the silks it is about. */
  heading?: boolean;
  silks?: Silks | undefined;
  text: string;
}

/** A little slack: scroll positions are not whole pixels everywhere. */
const NEAR = 4;

function toEnd(element: HTMLElement | null): void {
  if (element) element.scrollTop = element.scrollHeight;
}

type LineProps = Omit<LogLine, 'id'> & { isNewest: boolean };

/** By its words and no more: an evening has thousands of lines, and only the newest are drawn anew. */
const Line = memo(function Line({ heading, silks, text, isNewest }: LineProps) {
  return (
    <li className={heading ? 'log-heading' : 'log-line'}>
      {silks && <Jersey silks={silks} size={1.25} />}
      {isNewest ? <b>{text}</b> : <span>{text}</span>}
    </li>
  );
});

/** What happened, newest last. It stays at the newest line until the reader scrolls back. */
export function LogList({ lines, label }: { lines: readonly LogLine[]; label: string }) {
  const { t } = useTranslation('parts');
  const list = useRef<HTMLOListElement>(null);
  const [follows, setFollows] = useState(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what moves the list.
  useLayoutEffect(() => {
    if (follows) toEnd(list.current);
  }, [lines, follows]);

  useLayoutEffect(() => {
    const element = list.current;
    if (!(element && follows)) return;
    const watch = new ResizeObserver(() => toEnd(element));
    watch.observe(element);
    return () => watch.disconnect();
  }, [follows]);

  const onScroll = () => {
    const element = list.current;
    if (!element) return;
    const rest = element.scrollHeight - element.scrollTop - element.clientHeight;
    setFollows(rest < NEAR);
  };

  return (
    <div className="log">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard. */}
      <ol className="log-list" ref={list} onScroll={onScroll} aria-label={label} tabIndex={0}>
        {lines.map(({ id, ...line }, index) => (
          <Line key={id} {...line} isNewest={index === lines.length - 1} />
        ))}
      </ol>
      {!follows && (
        <div className="log-newest">
          <IconButton icon="down" label={t('newest')} onPress={() => setFollows(true)} />
        </div>
      )}
    </div>
  );
}

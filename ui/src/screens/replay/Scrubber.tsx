import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../parts/Choice';
import { Select } from '../../parts/Select';
import { linesOf, roundEnds } from './lines';
import { roundAt } from './player';
import { ReplayChart } from './ReplayChart';
import type { Player } from './usePlayer';

/** How things stood over the whole table, and beneath it the hand that one draws through it. */
export function Scrubber({ player }: { player: Player }) {
  const { t } = useTranslation('replay');
  const { t: pigs } = useTranslation('pigs');
  const { replay, at, last, go } = player;
  const { charts, rounds } = replay;
  const [measure, setMeasure] = useState(charts[0]?.measure);
  const chart = charts.find((one) => one.measure === measure);
  const round = roundAt(rounds, at);
  const lines = chart ? linesOf(pigs, replay, chart) : [];
  return (
    <div className="scrubber">
      <div className="scrubber-head">
        {charts.length > 1 ? (
          <Choice
            label={t('chart')}
            hideLabel
            value={measure ?? null}
            options={charts.map(({ measure: id }) => ({ id, label: t(`brief.${id}`) }))}
            onChange={setMeasure}
          />
        ) : (
          <span className="scrubber-title">{measure && t(`measure.${measure}`)}</span>
        )}
        <ul className="scrubber-legend" aria-hidden="true">
          {lines.map(({ id, name, ground }) => (
            <li key={id}>
              <i style={{ background: ground }} />
              {name}
            </li>
          ))}
        </ul>
        <Select
          label={t('toRound')}
          hideLabel
          value={`${round}`}
          options={rounds.map(({ round: id }) => ({
            id: `${id}`,
            label: id > 0 ? t('inRound', { round: id }) : t('before'),
          }))}
          onChange={(id) => {
            const mark = rounds.find((one) => `${one.round}` === id);
            if (mark) go(mark.frame);
          }}
        />
      </div>
      {measure && (
        <ReplayChart
          title={t(`measure.${measure}`)}
          lines={lines}
          rounds={rounds}
          ends={roundEnds(replay)}
          at={at}
          last={last}
          onGo={go}
        />
      )}
      <input
        type="range"
        className="scrubber-range"
        min={0}
        max={last}
        value={at}
        aria-label={t('scrub')}
        aria-valuetext={t('where', { round, at, last })}
        onChange={(event) => go(Number(event.target.value))}
      />
    </div>
  );
}

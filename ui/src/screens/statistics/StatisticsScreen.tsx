import { useTranslation } from 'react-i18next';
import type { PlayerLine, Statistics } from '../../ipc/bindings.gen';
import { SearchBar } from '../history/SearchBar';
import { Leaf } from '../Leaf';
import { keptText } from '../notKept';
import { addressOf, type Route } from '../routes';
import { BandChart } from './BandChart';
import { BetsChart } from './BetsChart';
import { headOf, lotRows, seatCharts } from './charts';
import { NastiestTable } from './NastiestTable';
import { PlayerTable } from './PlayerTable';
import { useStatistics } from './useStatistics';
import './statistics.css';

/** What chance brought, and what it meant to start here or there. */
function Charts({ told }: { told: Statistics }) {
  const { t } = useTranslation('statistics');
  const { t: home } = useTranslation('home');
  const { t: pigs } = useTranslation('pigs');
  const { t: nasty } = useTranslation('nasty');
  const seats = seatCharts(told.seats, ({ at }) => t('seat', { seat: at + 1 }));
  const starts = seatCharts(told.starts, ({ game, at }) =>
    game === 'nasty' ? t('lane', { lane: at }) : t('start', { place: at }),
  );
  return (
    <>
      <section aria-labelledby="chance">
        <h2 id="chance">{t('chance.title')}</h2>
        <p>{t('chance.text')}</p>
        <div className="statistics-charts">
          {told.lots.map((chart) => (
            <BandChart
              key={`${chart.game} ${chart.kind}`}
              title={t(`lots.${chart.kind}`, { game: home(`${chart.game}.name`) })}
              of={t(`head.${headOf(chart)}`)}
              rows={lotRows({ t, pigs, nasty }, chart)}
            />
          ))}
        </div>
      </section>
      <section aria-labelledby="places">
        <h2 id="places">{t('wins.title')}</h2>
        <p>{t('wins.text')}</p>
        <div className="statistics-charts">
          {seats.map(({ game, seats: count, rows }) => (
            <BandChart
              key={`seat ${game} ${count}`}
              title={t('wins.bySeat', { game: home(`${game}.name`), count })}
              of={t('head.seat')}
              rows={rows}
            />
          ))}
          {starts.map(({ game, seats: count, rows }) => (
            <BandChart
              key={`start ${game} ${count}`}
              title={t(game === 'nasty' ? 'wins.byLane' : 'wins.byStart', {
                game: home(`${game}.name`),
                count,
              })}
              of={t(game === 'nasty' ? 'head.lane' : 'head.start')}
              rows={rows}
            />
          ))}
        </div>
      </section>
    </>
  );
}

/** What bets came to, and how nasty everybody was; nothing where no game of it was played. */
function Nastiness({ players }: { players: readonly PlayerLine[] }) {
  const { t } = useTranslation('statistics');
  if (players.every(({ bets, nastiest }) => !(bets || nastiest))) return null;
  return (
    <section aria-labelledby="bets">
      <h2 id="bets">{t('bets.title')}</h2>
      <div className="statistics-charts">
        <BetsChart players={players} />
        <NastiestTable players={players} />
      </div>
    </section>
  );
}

/** What finished tables tell together: players, chance, seats. */
export function StatisticsScreen({ from }: { from: Route }) {
  const { t } = useTranslation('statistics');
  const { t: errors } = useTranslation('errors');
  const { told, amiss } = useStatistics();
  const isEmpty = told?.players.length === 0;
  return (
    <Leaf
      title={t('title')}
      from={from}
      acts={<a href={addressOf({ screen: 'history' })}>{t('toHistory')}</a>}
    >
      <main className="statistics">
        <SearchBar found="" />
        {amiss && <p className="statistics-amiss">{keptText(errors, amiss)}</p>}
        {isEmpty && <p className="statistics-none">{t('none')}</p>}
        {told && !isEmpty && (
          <>
            <PlayerTable players={told.players} />
            <Nastiness players={told.players} />
            <Charts told={told} />
          </>
        )}
      </main>
    </Leaf>
  );
}

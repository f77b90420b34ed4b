import { MotionConfig } from 'motion/react';
import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { I18nProvider } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useApp } from './mirror/app';
import { useWatching } from './mirror/table';
import { ClosingDialog } from './screens/desktop/ClosingDialog';
import { useFullScreen } from './screens/desktop/useFullScreen';
import { useHanded } from './screens/desktop/useHanded';
import { DoctorScreen } from './screens/doctor/DoctorScreen';
import { HelpScreen } from './screens/help/HelpScreen';
import { HistoryScreen } from './screens/history/HistoryScreen';
import { HomeScreen } from './screens/home/HomeScreen';
import { JoinScreen } from './screens/join/JoinScreen';
import { LostScreen } from './screens/lost/LostScreen';
import { NoticeSlip } from './screens/NoticeSlip';
import { BookScreen } from './screens/paper/BookScreen';
import { PaperScreen } from './screens/paper/PaperScreen';
import { PartyScreen } from './screens/party/PartyScreen';
import { FormsScreen } from './screens/print/FormsScreen';
import { ReplayScreen } from './screens/replay/ReplayScreen';
import { cameFrom, type Route, routeOf, walk } from './screens/routes';
import { RulesScreen } from './screens/rules/RulesScreen';
import { SettingsScreen } from './screens/settings/SettingsScreen';
import { SetupScreen } from './screens/setup/SetupScreen';
import { StandScreen } from './screens/stand/StandScreen';
import { StatisticsScreen } from './screens/statistics/StatisticsScreen';
import { TableScreen } from './screens/table/TableScreen';

// A release build drops the branch and with it the gallery.
const Gallery =
  import.meta.env.MODE === 'development'
    ? lazy(() => import('./gallery/Gallery').then(({ Gallery }) => ({ default: Gallery })))
    : undefined;

function onHashChange(told: () => void): () => void {
  addEventListener('hashchange', told);
  return () => removeEventListener('hashchange', told);
}

/** The way to where the reader is; its last step is the screen to show. */
function useTrail(): readonly Route[] {
  const hash = useSyncExternalStore(onHashChange, () => location.hash);
  const [walked, setWalked] = useState(() => ({ hash, trail: walk([], routeOf(hash)) }));
  if (walked.hash === hash) return walked.trail;
  const trail = walk(walked.trail, routeOf(hash));
  setWalked({ hash, trail });
  return trail;
}

/** What the page is called; a table goes by its game, once that is told. */
function useTitle(route: Route): string {
  const { t } = useTranslation(['shell', 'home']);
  const game = useWatching(({ mirror }) =>
    mirror.kind === 'told' ? mirror.table.setup.game.game : undefined,
  );
  if (route.screen !== 'table' && route.screen !== 'stand') return t(`pages.${route.screen}`);
  return game ? t('pages.table', { game: t(`home:${game}.name`) }) : t('pages.home');
}

/** The id of the heading that is meant, where it is not that of the screen. */
function placeOf(route: Route): { id?: string | undefined; isRule: boolean } {
  if (route.screen === 'rules') return { id: route.rule, isRule: route.rule !== undefined };
  return { id: route.screen === 'help' ? route.section : undefined, isRule: false };
}

/** Names the page, and takes the reader to the heading of a screen she has just come to. */
function useArrival(route: Route): void {
  const came = useRef(location.hash);
  const title = useTitle(route);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    const arrive = () => {
      if (came.current === location.hash) return true;
      const { id, isRule } = placeOf(route);
      const heading = id ? document.getElementById(id) : document.querySelector('h1');
      if (!heading) return false;
      came.current = location.hash;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      if (!isRule) scrollTo(0, 0);
      return true;
    };
    if (arrive()) return;
    // A table is asked for first, and has its heading when it is told.
    const watch = new MutationObserver(() => {
      if (arrive()) watch.disconnect();
    });
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [route]);
}

function Screen({ route, from }: { route: Route; from: Route }) {
  switch (route.screen) {
    case 'home':
      return <HomeScreen />;
    case 'setup':
      return <SetupScreen game={route.game} open={route.open ?? false} />;
    case 'join':
      return <JoinScreen />;
    case 'party':
      return <PartyScreen key={route.party} id={route.party} />;
    case 'stand':
      return <StandScreen key={route.table} table={route.table} />;
    case 'doctor':
      return <DoctorScreen from={from} />;
    case 'table':
      return <TableScreen key={route.table} table={route.table} />;
    case 'rules':
      return <RulesScreen game={route.game} rule={route.rule} from={from} />;
    case 'history':
      return <HistoryScreen from={from} />;
    case 'statistics':
      return <StatisticsScreen from={from} />;
    case 'replay':
      return <ReplayScreen key={route.file} file={route.file} from={from} />;
    case 'forms':
      return <FormsScreen from={from} />;
    case 'paper':
      return <PaperScreen from={from} />;
    case 'book':
      return <BookScreen key={route.meeting} meeting={route.meeting} />;
    case 'settings':
      return <SettingsScreen from={from} />;
    case 'help':
      return <HelpScreen section={route.section} from={from} />;
    default:
      return <LostScreen why="nowhere" />;
  }
}

export function App() {
  const trail = useTrail();
  const route = trail.at(-1) ?? { screen: 'home' };
  const reach = useApp((app) => app.reach);
  const isStill = useApp((app) => app.settings?.speed === 'off');
  const { i18n } = useTranslation();
  useArrival(route);
  useHanded();
  useFullScreen();
  if (Gallery && route.screen === 'gallery') {
    return (
      <Suspense>
        <Gallery />
      </Suspense>
    );
  }
  if (reach !== 'here') return <LostScreen why={reach === 'lost' ? 'gone' : 'never'} />;
  // Numbers are written as the page speaks, whatever the browser does.
  return (
    <I18nProvider locale={i18n.language}>
      <MotionConfig reducedMotion={isStill ? 'always' : 'user'}>
        <Screen route={route} from={cameFrom(trail)} />
        <NoticeSlip />
        <ClosingDialog />
      </MotionConfig>
    </I18nProvider>
  );
}

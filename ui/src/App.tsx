import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Poster } from './art/Poster';

// A release build drops the branch and with it the gallery.
const Gallery =
  import.meta.env.MODE === 'development'
    ? lazy(() => import('./gallery/Gallery').then(({ Gallery }) => ({ default: Gallery })))
    : undefined;

function onHashChange(told: () => void): () => void {
  addEventListener('hashchange', told);
  return () => removeEventListener('hashchange', told);
}

/** Where the reader is: the part of the address after `#/`. */
function useRoute(): string {
  return useSyncExternalStore(onHashChange, () => location.hash.replace(/^#\/?/, ''));
}

export function App() {
  const route = useRoute();
  const { t } = useTranslation('home');
  if (Gallery && route.startsWith('gallery')) {
    return (
      <Suspense>
        <Gallery />
      </Suspense>
    );
  }
  return <Poster title={t('title')} subtitle={t('subtitle')} label={t('poster')} />;
}

import { useTranslation } from 'react-i18next';
import { useApp } from '../../mirror/app';
import { useCard } from '../../mirror/card';
import type { Draft } from '../../mirror/draft';
import { Button } from '../../parts/Button';
import './start-bar.css';
import { useWrong } from './useWrong';

/** The foot of the card: what is still missing, and the way to the start. */
export function StartBar({ draft }: { draft: Draft }) {
  const { t } = useTranslation(['setup', 'errors']);
  const { surprise, open, turnedAway } = useCard();
  const courses = useApp((app) => app.hello?.courses) ?? [];
  const { first: missing } = useWrong();
  const spaces = courses.find(({ name }) => name === draft.rules.course)?.length ?? 0;

  const start = async () => {
    const table = await open();
    if (table !== undefined) location.hash = `#/table/${table}`;
    // The first field that is amiss, for the hand to mend.
    else document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  const amiss = missing ?? (turnedAway && t(`errors:open.${turnedAway.error}`));
  return (
    <footer className="start-bar">
      <p role="status" className={amiss ? 'start-bar-amiss' : undefined}>
        {amiss ?? t('ready', { count: draft.runners.length, spaces })}
      </p>
      <Button icon="dice" onPress={() => surprise()}>
        {t('surprise')}
      </Button>
      <Button look="primary" notNow={missing !== undefined} onPress={start}>
        {t('start')}
      </Button>
    </footer>
  );
}

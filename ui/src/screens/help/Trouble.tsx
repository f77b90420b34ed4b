import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { commands } from '../../ipc/bindings.gen';
import { Button } from '../../parts/Button';
import { keptText } from '../notKept';
import { reportOf } from './report';

/** The log, in the system's own window of files. */
function OpenLog() {
  const { t } = useTranslation('help');
  const { t: errors } = useTranslation('errors');
  const [amiss, setAmiss] = useState<string>();
  const open = async () => {
    const told = await commands.openLog();
    if (told.status === 'ok') setAmiss(undefined);
    else if (told.error.error === 'not-shown') setAmiss(t('trouble.notShown', { ...told.error }));
    else setAmiss(t('trouble.noLog', { why: keptText(errors, told.error.cause) }));
  };
  return (
    <section>
      <h3>{t('trouble.log')}</h3>
      <p>{t('trouble.logText')}</p>
      <Button small onPress={open}>
        {t('trouble.openLog')}
      </Button>
      <p role="status">{amiss}</p>
    </section>
  );
}

/** What a report of a fault should say. Where the system lets nobody copy, the text is there to be marked. */
function CopyDetails() {
  const { t } = useTranslation('help');
  const [report, setReport] = useState<{ text: string; isCopied: boolean }>();
  const copy = async () => {
    const text = reportOf(await commands.bugDetails());
    const written = navigator.clipboard?.writeText(text) ?? Promise.reject();
    const isCopied = await written.then(
      () => true,
      () => false,
    );
    setReport({ text, isCopied });
  };
  return (
    <section>
      <h3>{t('trouble.report')}</h3>
      <p>{t('trouble.reportText')}</p>
      <Button small icon={report?.isCopied ? 'check' : 'copy'} onPress={copy}>
        {t('trouble.copy')}
      </Button>
      <p role="status">{report && t(report.isCopied ? 'trouble.copied' : 'trouble.markIt')}</p>
      {report && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by its keys.
        <pre className="help-report" tabIndex={0} lang="en">
          {report.text}
        </pre>
      )}
    </section>
  );
}

/** What to do when something does not go as it should. */
export function Trouble() {
  const { t } = useTranslation(['help', 'nearby']);
  return (
    <div className="help-trouble">
      <ul className="help-list">
        <li>{t('trouble.lost')}</li>
        <li>{t('trouble.told')}</li>
        <li>
          {t('trouble.network')} <a href="#/doctor">{t('nearby:doctor')}</a>
        </li>
      </ul>
      <OpenLog />
      <CopyDetails />
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { type Notice, useApp } from '../mirror/app';
import { IconButton } from '../parts/Button';
import { closeText, misfitText, openText, partyText, recordText } from './notKept';
import './notice-slip.css';

function useSentence(notice: Notice | undefined): string {
  const { t } = useTranslation('errors');
  switch (notice?.about) {
    case 'settings-not-kept':
      return t(`settings.${notice.error.error}`, { ...notice.error });
    case 'not-opened':
      return openText(t, notice.error);
    case 'not-closed':
      return closeText(t, notice.error);
    case 'party':
      return partyText(t, notice.error);
    case 'record':
      return recordText(t, notice.error);
    case 'handed':
      return misfitText(t, notice.misfit);
    case 'broke':
      return t('broke');
    case 'exported':
      return t('exported', { path: notice.path });
    case 'settings-not-read': {
      const { trouble, ...blanks } = notice.trouble;
      const isLeft = 'kept' in blanks && blanks.kept === null;
      return t(`trouble.${isLeft ? 'broken-left' : trouble}`, blanks);
    }
    default:
      return '';
  }
}

/** A slip of paper over any screen, with what the reader should know. It stays until she closes it. */
export function NoticeSlip() {
  const { t } = useTranslation('errors');
  const notice = useApp((app) => app.notice);
  const dismiss = useApp((app) => app.dismiss);
  const sentence = useSentence(notice);
  return (
    <div role="status">
      {notice && (
        <div className="notice-slip">
          <p>{sentence}</p>
          <IconButton icon="close" label={t('close')} onPress={dismiss} />
        </div>
      )}
    </div>
  );
}

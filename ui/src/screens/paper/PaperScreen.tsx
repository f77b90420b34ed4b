import { useTranslation } from 'react-i18next';
import { Panel } from '../../parts/Panel';
import { Leaf } from '../Leaf';
import { addressOf, type Route } from '../routes';
import { MeetingLine } from './MeetingLine';
import { NewMeeting } from './NewMeeting';
import { useMeetings } from './useMeetings';
import './paper.css';

/** Bookmaker for the boxed game: the meetings that are in the book, and a page for a new one. */
export function PaperScreen({ from }: { from: Route }) {
  const { t } = useTranslation('paper');
  const { shelf, remove } = useMeetings();
  const meetings = shelf?.meetings ?? [];
  return (
    <Leaf
      title={t('title')}
      note={t('note')}
      from={from}
      acts={<a href={addressOf({ screen: 'forms' })}>{t('toForms')}</a>}
    >
      <main className="paper-meetings">
        <Panel title={t('fresh.title')}>
          <p className="paper-how">{t('how')}</p>
          <NewMeeting />
        </Panel>
        <Panel title={t('kept.title')}>
          {shelf && meetings.length === 0 && <p className="paper-none">{t('kept.none')}</p>}
          <ul className="paper-kept">
            {meetings.map((card) => (
              <MeetingLine key={card.meeting} card={card} onDelete={() => remove(card.meeting)} />
            ))}
          </ul>
          {shelf?.broken.map(({ meeting, kept, why }) => (
            <p key={meeting} className="paper-broken" role="status">
              {kept === null
                ? t('kept.left', { meeting, why })
                : t('kept.aside', { meeting, kept, why })}
            </p>
          ))}
        </Panel>
      </main>
    </Leaf>
  );
}

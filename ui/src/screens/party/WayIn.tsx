import { useTranslation } from 'react-i18next';
import { spaced } from '../../mirror/code';
import type { HostSide } from '../../mirror/party';
import { CopyLine } from '../../parts/CopyLine';
import { QrCode } from '../../parts/QrCode';
import './way-in.css';

/** The board at the door: the code, to be read from across the room, and the link for a camera. */
export function CodeBoard({ side }: { side: HostSide }) {
  const { t } = useTranslation('party');
  return (
    <div className="code-board">
      <div className="code-board-words">
        <p>{t('wayIn.code')}</p>
        <strong className="code-board-code">
          <span aria-hidden="true">{spaced(side.code)}</span>
          <span className="unseen">{[...side.code].join(' ')}</span>
        </strong>
        <p>{t('wayIn.say')}</p>
      </div>
      <QrCode text={side.link} label={t('wayIn.qr')} />
    </div>
  );
}

/** How others come to our table. */
export function WayIn({ side }: { side: HostSide }) {
  const { t } = useTranslation('party');
  return (
    <div className="way-in">
      <CodeBoard side={side} />
      {side.unheard !== null && (
        <p className="way-in-unheard" role="status">
          <b>{t('unheard.title')}</b> {t('unheard.text', { cause: side.unheard })}{' '}
          <a href="#/doctor">{t('unheard.doctor')}</a>
        </p>
      )}
      <CopyLine label={t('wayIn.link')} text={side.link} />
      {side.addresses.length > 0 && (
        <p className="way-in-addresses">
          <span>{t('wayIn.addresses')}</span>
          {side.addresses.map((address) => (
            <code key={address}>{address}</code>
          ))}
        </p>
      )}
    </div>
  );
}

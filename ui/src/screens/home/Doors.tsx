import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../parts/Dialog';
import { Icon } from '../../parts/Icon';
import './doors.css';
import { Shelf } from './Shelf';

/** The two doors to tables where everybody sits at a machine of their own. */
export function Doors() {
  const { t } = useTranslation('nearby');
  const [isHosting, setHosting] = useState(false);
  return (
    <section className="doors" aria-labelledby="doors-title">
      <h2 id="doors-title">{t('home.title')}</h2>
      <div className="doors-two">
        <a className="door" href="#/join">
          <Icon name="network" />
          <span>
            <b>{t('home.join')}</b>
            <span>{t('home.joinText')}</span>
          </span>
        </a>
        <AriaButton className="door" onPress={() => setHosting(true)}>
          <Icon name="home" />
          <span>
            <b>{t('home.host')}</b>
            <span>{t('home.hostText')}</span>
          </span>
        </AriaButton>
      </div>
      <Dialog title={t('home.which')} isOpen={isHosting} onClose={() => setHosting(false)}>
        <Shelf open />
      </Dialog>
    </section>
  );
}

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NearbyTable } from '../../ipc/bindings.gen';
import { useDesktop } from '../../mirror/desktop';
import { listen } from '../../mirror/nearby';
import { Panel } from '../../parts/Panel';
import { Leaf } from '../Leaf';
import { ByHand } from './ByHand';
import { JoinDialog } from './JoinDialog';
import './join.css';
import { TableList } from './TableList';

/** The tables nearby, and the ways to one that is not heard. The network is listened to only while one is here. */
export function JoinScreen() {
  const { t } = useTranslation('nearby');
  const [chosen, setChosen] = useState<NearbyTable>();
  const link = useDesktop(({ handed }) => (handed?.handed === 'link' ? handed.link : undefined));
  useEffect(() => listen(), []);
  return (
    <Leaf
      title={t('join.title')}
      note={t('join.note')}
      from={{ screen: 'home' }}
      acts={<a href="#/doctor">{t('doctor')}</a>}
    >
      <main className="join">
        <Panel title={t('list.title')} note={t('list.note')}>
          <TableList onChoose={setChosen} />
        </Panel>
        <Panel title={t('byHand.title')} note={t('byHand.note')}>
          <ByHand key={link} handed={link} />
        </Panel>
      </main>
      <JoinDialog table={chosen} onClose={() => setChosen(undefined)} />
    </Leaf>
  );
}

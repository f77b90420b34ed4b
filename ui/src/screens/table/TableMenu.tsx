import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PartyCard } from '../../ipc/bindings.gen';
import { hasGuests, hostOf } from '../../mirror/party';
import type { Table } from '../../mirror/table';
import { Ask } from '../../parts/Ask';
import { Menu, type MenuAct } from '../../parts/Menu';
import { takeAlong } from '../party/along';
import { leave } from '../party/leave';
import { usePartyAt } from '../party/useParty';
import { PrintDialog } from '../print/PrintDialog';
import { endTable, goHome, openSettings, openStand, rematch } from './ways';

interface Props {
  table: Table;
  isOver: boolean;
  onWhere: () => void;
  onFair: () => void;
}

type Ending = 'end' | 'again' | 'shut' | 'leave' | 'along';

const isVisit = (party: PartyCard | undefined) => party?.side.side === 'guest';

/** A host closes the table to others, a guest gives his seats up for now: neither ends the game. */
function leaving(t: TFunction<'table'>, party: PartyCard, ask: (ending: Ending) => void): MenuAct {
  const ending = hostOf(party) ? 'shut' : 'leave';
  return { id: ending, label: t(`acts.${ending}`), icon: 'network', onAction: () => ask(ending) };
}

/** What else can be done at a table. What ends it for good asks first. */
export function TableMenu({ table: { id, setup }, isOver, onWhere, onFair }: Props) {
  const { t } = useTranslation('table');
  const { t: print } = useTranslation('print');
  const party = usePartyAt(id);
  const [isPrinting, setPrinting] = useState(false);
  const [asks, setAsks] = useState<Ending>();
  const ending = asks ?? 'end';
  const goOn = () => {
    if (ending === 'end') void endTable(id);
    else if (ending === 'again') void rematch(id);
    else if (ending === 'along') void takeAlong(id, party?.id);
    else if (party) void leave(party.id);
  };
  const again: MenuAct = {
    id: 'again',
    label: t('acts.restart'),
    icon: 'undo',
    onAction: isOver ? () => void rematch(id) : () => setAsks('again'),
  };
  const home: MenuAct = { id: 'home', label: t('acts.home'), icon: 'home', onAction: goHome };
  const along: MenuAct = {
    id: 'along',
    label: t('acts.along'),
    icon: 'save',
    onAction: () => setAsks('along'),
  };
  const end: MenuAct = {
    id: 'end',
    label: t('acts.end'),
    icon: 'close',
    onAction: () => setAsks('end'),
  };
  return (
    <>
      <Menu
        label={t('acts.menu')}
        acts={[
          isOver ? home : { ...home, text: t('acts.waits') },
          { id: 'where', label: t('acts.where'), icon: 'eye', onAction: onWhere },
          { id: 'fair', label: t('fair.title'), icon: 'dice', onAction: onFair },
          {
            id: 'print',
            label: print('title'),
            icon: 'print',
            onAction: () => setPrinting(true),
          },
          { id: 'settings', label: t('acts.settings'), icon: 'settings', onAction: openSettings },
          { id: 'stand', label: t('acts.stand'), icon: 'screen', onAction: () => openStand(id) },
          // Those at other machines would be left behind.
          ...(hasGuests(setup) ? [] : [again]),
          ...(party ? [leaving(t, party, setAsks)] : []),
          ...(isOver || isVisit(party) ? [] : [along, end]),
        ]}
      />
      <Ask
        title={t(`ending.${ending}.title`)}
        text={t(`ending.${ending}.text`)}
        keep={t('ending.stay')}
        act={t(`ending.${ending}.act`)}
        isOpen={asks !== undefined}
        onClose={() => setAsks(undefined)}
        onAct={goOn}
      />
      <PrintDialog
        source={{ of: 'table', table: id }}
        seats={setup.seats}
        isOpen={isPrinting}
        onClose={() => setPrinting(false)}
      />
    </>
  );
}

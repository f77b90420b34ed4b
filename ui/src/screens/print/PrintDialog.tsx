import { useTranslation } from 'react-i18next';
import type { Source } from '../../ipc/bindings.gen';
import { Dialog } from '../../parts/Dialog';
import type { PrintChoice, Sitter } from './choice';
import { PrintDesk } from './PrintDesk';

interface Props {
  source: Source;
  seats: readonly Sitter[];
  first?: Partial<PrintChoice>;
  isOpen: boolean;
  onClose: () => void;
}

export function PrintDialog({ isOpen, onClose, ...desk }: Props) {
  const { t } = useTranslation('print');
  return (
    <Dialog title={t('title')} isOpen={isOpen} onClose={onClose} wide>
      <PrintDesk {...desk} />
    </Dialog>
  );
}

import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { IconButton } from './Button';
import './dialog.css';

interface Props {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** The acts at the foot; without them closing is the only one. */
  acts?: React.ReactNode;
  wide?: boolean;
  children: React.ReactNode;
}

/** A sheet over the table. Escape, the cross and a press outside close it; focus returns. */
export function Dialog({ title, isOpen, onClose, acts, wide = false, children }: Props) {
  const { t } = useTranslation('parts');
  return (
    <ModalOverlay
      className="dialog-veil"
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal className={wide ? 'dialog-sheet dialog-wide' : 'dialog-sheet'}>
        <AriaDialog className="dialog">
          <header className="dialog-head">
            <Heading slot="title" className="wood-type">
              {title}
            </Heading>
            <IconButton icon="close" label={t('close')} onPress={onClose} />
          </header>
          <div className="dialog-body">{children}</div>
          {acts && <footer className="dialog-acts">{acts}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Source } from '../../ipc/bindings.gen';
import { Button, IconButton } from '../../parts/Button';
import type { PrintChoice, Sitter } from './choice';
import { PrintDialog } from './PrintDialog';

interface Props {
  source: Source;
  seats: readonly Sitter[];
  first?: Partial<PrintChoice>;
  /** Drawn alone; its name then says of what. */
  label?: string;
}

/** Opens "Print or save". What it shows goes with it: behind a curtain nothing stays open. */
export function PrintButton({ source, seats, first, label }: Props) {
  const { t } = useTranslation('print');
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return (
    <>
      {label === undefined ? (
        <Button small icon="print" onPress={open}>
          {t('title')}
        </Button>
      ) : (
        <IconButton icon="print" label={label} onPress={open} />
      )}
      <PrintDialog
        source={source}
        seats={seats}
        {...(first && { first })}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

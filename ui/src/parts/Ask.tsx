import { Button } from './Button';
import { Dialog } from './Dialog';

interface Props {
  title: string;
  /** What would be lost. */
  text: string;
  /** The button that leaves all as it is. */
  keep: string;
  /** The button that does it. */
  act: string;
  isOpen: boolean;
  onClose: () => void;
  onAct: () => void;
}

/** Asks before something is gone for good. */
export function Ask({ title, text, keep, act, isOpen, onClose, onAct }: Props) {
  const doIt = () => {
    onClose();
    onAct();
  };
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      acts={
        <>
          <Button onPress={onClose}>{keep}</Button>
          <Button look="primary" onPress={doIt}>
            {act}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}

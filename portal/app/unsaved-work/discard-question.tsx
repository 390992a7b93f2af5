import { useText } from '../../../shared/i18n/use-text.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { texts } from '../texts/index.ts';

interface DiscardQuestionProps {
  open: boolean;
  onStay(): void;
  onDiscard(): void;
}

/** Asks before unsaved work is discarded (D-31). */
export function DiscardQuestion({ open, onStay, onDiscard }: DiscardQuestionProps) {
  const text = useText(texts);
  return (
    <Dialog
      title={text('common.leave.title')}
      open={open}
      onClose={onStay}
      actions={
        <>
          <Button variant="danger" onClick={onDiscard}>
            {text('common.leave.go')}
          </Button>
          <Button variant="primary" onClick={onStay}>
            {text('common.leave.stay')}
          </Button>
        </>
      }
    >
      <p>{text('portal.unsaved')}</p>
    </Dialog>
  );
}

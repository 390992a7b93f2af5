import { useText } from '../../../shared/i18n/use-text.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { texts } from '../../lists/texts/index.ts';

/** Asks before the entries of the form make room for a submission that was copied. */
export function CopyQuestion({ onCopy, onClose }: { onCopy(): void; onClose(): void }) {
  const text = useText(texts);
  const copy = () => {
    onClose();
    onCopy();
  };
  return (
    <Dialog
      title={text('list.submission.replace')}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('list.submission.keep')}</Button>
          <Button variant="primary" onClick={copy}>
            {text('list.submission.toForm')}
          </Button>
        </>
      }
    >
      <p>{text('list.submission.replaces')}</p>
    </Dialog>
  );
}

import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { adminFailure } from '../../admin/failure-text.ts';
import { useSave } from '../../form/use-save.ts';
import type { IssuedQuote } from './issued-quote.ts';
import { OfferedPrice } from './offered-price.tsx';
import { acceptQuote } from './quote-actions.ts';
import { texts } from './texts/index.ts';

interface AcceptDialogProps {
  quote: IssuedQuote;
  onClose(): void;
  onDone(): void;
  /** Somebody else saved meanwhile: the quote has to be loaded again. */
  onStale(): void;
}

/** Asks before a quote is accepted, since the others rely on it from then on (MOD-10). */
export function AcceptDialog({ quote, onClose, onDone, onStale }: AcceptDialogProps) {
  const text = useText(texts);
  const save = useSave();
  const close = () => save.isBusy || onClose();
  const accept = async () => {
    const step = await save.run({
      parts: () => [{ quoteId: quote.id, revision: quote.revision }],
      send: acceptQuote,
    });
    if (step === 'saved') onDone();
    if (step === 'conflict') onStale();
  };
  return (
    <Dialog
      title={text('quote.accept.title', { reference: quote.reference })}
      open
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{text('admin.cancel')}</Button>
          <Button variant="primary" busy={save.isBusy} onClick={() => void accept()}>
            {text('quote.accept')}
          </Button>
        </>
      }
    >
      {'error' in save.state && <Banner kind="error">{text(adminFailure(save.state.error))}</Banner>}
      <OfferedPrice quoteId={quote.id} />
      <p>{text('quote.accept.note')}</p>
    </Dialog>
  );
}

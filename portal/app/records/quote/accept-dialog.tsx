import type { RecordChargeTotal } from '../../../../shared/contract/record-charges.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { SaveFailure } from '../conflict/save-failure.tsx';
import { ChangedDialog } from './changed-dialog.tsx';
import type { IssuedQuote } from './issued-quote.ts';
import { OfferedPrice } from './offered-price.tsx';
import { acceptQuote } from './quote-actions.ts';
import { texts } from './texts/index.ts';
import { useQuoteSave } from './use-quote-save.ts';

interface AcceptDialogProps {
  quote: IssuedQuote;
  /** The sums that the page shows. */
  shown: readonly RecordChargeTotal[];
  onClose(): void;
  onDone(): void;
  /** Somebody else saved meanwhile: the quote has to be loaded again. */
  onStale(): void;
}

/** Asks before a quote is accepted, since the others rely on it from then on (MOD-10). */
export function AcceptDialog({ quote, shown, onClose, onDone, onStale }: AcceptDialogProps) {
  const text = useText(texts);
  const save = useQuoteSave(quote, onStale);
  const close = () => save.isBusy || onClose();
  const accept = async () => {
    const step = await save.run({
      parts: () => [{ quoteId: quote.id, revision: quote.revision }],
      send: acceptQuote,
    });
    if (step === 'saved') onDone();
    if (step === 'conflict') onStale();
  };
  if (quote.status !== 'Open' || !quote.isPriced)
    return <ChangedDialog quote={quote} isOwner onClose={onClose} />;
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
      <SaveFailure save={save} />
      <OfferedPrice key={quote.revision} quoteId={quote.id} shown={shown} />
      <p>{text('quote.accept.note')}</p>
    </Dialog>
  );
}

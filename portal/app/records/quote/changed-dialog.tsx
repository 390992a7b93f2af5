import { useText } from '../../../../shared/i18n/use-text.ts';
import { isEndedQuote } from '../../../../shared/trade/record-words.ts';
import { OverDialog } from '../conflict/over-dialog.tsx';
import type { RecordSave } from '../conflict/use-record-save.ts';
import type { IssuedQuote } from './issued-quote.ts';
import { QuoteState } from './quote-state.tsx';
import { texts } from './texts/index.ts';

interface ChangedDialogProps {
  quote: IssuedQuote;
  save: RecordSave;
  isOwner: boolean;
  onClose(): void;
}

/** In place of a question how a quote stands now, where that leaves nothing to be asked (D-19). */
export function ChangedDialog({ quote, save, isOwner, onClose }: ChangedDialogProps) {
  const text = useText(texts);
  return (
    <OverDialog
      title={text('quote.changed.title', { reference: quote.reference })}
      // The state of an answered one says it.
      by={isEndedQuote(quote.status) ? undefined : save.changedBy}
      onClose={onClose}
    >
      <QuoteState quote={quote} isOwner={isOwner} />
    </OverDialog>
  );
}

import { useState } from 'react';
import { DECLINE_REASON_MAX_LENGTH } from '../../../../shared/contract/quotes.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { FormDialog } from '../../form/form-dialog.tsx';
import { TextAreaField } from '../../form/text-area-field.tsx';
import { SaveFailure } from '../conflict/save-failure.tsx';
import { ChangedDialog } from './changed-dialog.tsx';
import type { IssuedQuote } from './issued-quote.ts';
import { declineQuote } from './quote-actions.ts';
import { texts } from './texts/index.ts';
import { useQuoteSave } from './use-quote-save.ts';

interface DeclineDialogProps {
  quote: IssuedQuote;
  onClose(): void;
  onDone(): void;
  /** Somebody else saved meanwhile: the quote has to be loaded again. */
  onStale(): void;
}

/** Asks before a quote is declined, and why it is (MOD-10). */
export function DeclineDialog({ quote, onClose, onDone, onStale }: DeclineDialogProps) {
  const text = useText(texts);
  const save = useQuoteSave(quote, onStale);
  const [reason, setReason] = useState('');
  const isLong = reason.length > DECLINE_REASON_MAX_LENGTH;
  // What was saved meanwhile is loaded by now: the next try is about that.
  const isRead = save.state.step === 'conflict' && refusedRevision(save.state.part) !== quote.revision;
  const run = () =>
    save.run({
      parts: () => [{ quoteId: quote.id, reason, revision: quote.revision }],
      send: declineQuote,
    });
  if (quote.status !== 'Open') return <ChangedDialog quote={quote} isOwner onClose={onClose} />;
  return (
    <FormDialog
      title={text('quote.decline.title', { reference: quote.reference })}
      save={save}
      isDirty={reason !== ''}
      confirm={{ label: text('quote.decline'), variant: 'danger', run }}
      onClose={onClose}
      onDone={onDone}
      onStale={onStale}
    >
      <SaveFailure save={save} />
      <TextAreaField
        label={text('quote.decline.reason')}
        hint={text('quote.decline.note')}
        value={reason}
        onText={(typed) => {
          setReason(typed);
          if (isRead) save.dismiss();
        }}
        problems={isLong ? [texts('record.delivery.long', { most: DECLINE_REASON_MAX_LENGTH })] : []}
        takesFocus
      />
    </FormDialog>
  );
}

const refusedRevision = (part: object | undefined): unknown => part && 'revision' in part && part.revision;

import { useState } from 'react';
import { DECLINE_REASON_MAX_LENGTH } from '../../../../shared/contract/quotes.ts';
import type { RecordChargeTotal } from '../../../../shared/contract/record-charges.ts';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { FormDialog } from '../../form/form-dialog.tsx';
import { TextAreaField } from '../../form/text-area-field.tsx';
import { ChangedFacts } from '../conflict/changed-facts.tsx';
import { ChangedDialog } from './changed-dialog.tsx';
import type { IssuedQuote } from './issued-quote.ts';
import { OfferedPrice } from './offered-price.tsx';
import { declineQuote } from './quote-actions.ts';
import { QuotedGoods } from './quoted-goods.tsx';
import { texts } from './texts/index.ts';
import { useQuoteSave } from './use-quote-save.ts';

interface DeclineDialogProps {
  quote: IssuedQuote;
  /** The sums that the page shows. */
  shown: readonly RecordChargeTotal[];
  onClose(): void;
  onDone(): void;
  /** Somebody else saved meanwhile: the quote has to be loaded again. */
  onStale(): void;
}

/** Asks before a quote is declined, and why it is (MOD-10). Nobody declines a price that isn't shown. */
export function DeclineDialog({ quote, shown, onClose, onDone, onStale }: DeclineDialogProps) {
  const text = useText(texts);
  const formats = useFormats();
  const save = useQuoteSave(quote, onStale);
  const [reason, setReason] = useState('');
  const [priced, setPriced] = useState<number>();
  const isLong = reason.length > DECLINE_REASON_MAX_LENGTH;
  const { id: quoteId, revision, isPriced } = quote;
  if (quote.status !== 'Open') return <ChangedDialog quote={quote} save={save} isOwner onClose={onClose} />;
  return (
    <FormDialog
      title={text('quote.decline.title', { reference: quote.reference })}
      save={save}
      isDirty={reason !== ''}
      confirm={{
        label: text('quote.decline'),
        variant: 'danger',
        isReady: !isPriced || priced === revision,
        run: () => save.run({ parts: () => [{ quoteId, reason, revision }], send: declineQuote }),
      }}
      onClose={onClose}
      onDone={onDone}
      onStale={onStale}
    >
      <ChangedFacts
        save={save}
        revision={revision}
        isKept={reason !== ''}
        facts={[{ name: text('quote.validUntil'), value: formats.date(quote.validUntil) }]}
      />
      <QuotedGoods quote={quote} />
      {isPriced && <OfferedPrice quote={quote} shown={shown} onShown={setPriced} />}
      <TextAreaField
        label={text('quote.decline.reason')}
        hint={text('quote.decline.note')}
        value={reason}
        onText={setReason}
        problems={isLong ? [texts('record.delivery.long', { most: DECLINE_REASON_MAX_LENGTH })] : []}
      />
    </FormDialog>
  );
}

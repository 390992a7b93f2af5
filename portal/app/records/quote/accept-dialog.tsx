import { useState } from 'react';
import type { RecordChargeTotal } from '../../../../shared/contract/record-charges.ts';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { FormDialog } from '../../form/form-dialog.tsx';
import { ChangedFacts } from '../conflict/changed-facts.tsx';
import { ChangedDialog } from './changed-dialog.tsx';
import type { IssuedQuote } from './issued-quote.ts';
import { OfferedPrice } from './offered-price.tsx';
import { acceptQuote } from './quote-actions.ts';
import { QuotedGoods } from './quoted-goods.tsx';
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

/** Asks before a quote is accepted, since the others rely on it from then on (MOD-10). Nobody accepts a price that isn't shown. */
export function AcceptDialog({ quote, shown, onClose, onDone, onStale }: AcceptDialogProps) {
  const text = useText(texts);
  const formats = useFormats();
  const save = useQuoteSave(quote, onStale);
  const [priced, setPriced] = useState<number>();
  const { id: quoteId, revision } = quote;
  if (quote.status !== 'Open' || !quote.isPriced)
    return <ChangedDialog quote={quote} save={save} isOwner onClose={onClose} />;
  return (
    <FormDialog
      title={text('quote.accept.title', { reference: quote.reference })}
      save={save}
      isDirty={false}
      confirm={{
        label: text('quote.accept'),
        isReady: priced === revision,
        run: () => save.run({ parts: () => [{ quoteId, revision }], send: acceptQuote }),
      }}
      onClose={onClose}
      onDone={onDone}
      onStale={onStale}
    >
      <ChangedFacts
        save={save}
        revision={revision}
        facts={[{ name: text('quote.validUntil'), value: formats.date(quote.validUntil) }]}
      />
      <QuotedGoods quote={quote} />
      <OfferedPrice quote={quote} shown={shown} onShown={setPriced} />
      <p>{text('quote.accept.note')}</p>
    </FormDialog>
  );
}

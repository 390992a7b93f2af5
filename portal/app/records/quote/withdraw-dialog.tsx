import { useText } from '../../../../shared/i18n/use-text.ts';
import { FormDialog } from '../../form/form-dialog.tsx';
import { ChangedFacts } from '../conflict/changed-facts.tsx';
import { ChangedDialog } from './changed-dialog.tsx';
import type { IssuedQuote } from './issued-quote.ts';
import { withdrawQuote } from './quote-actions.ts';
import { QuotedGoods } from './quoted-goods.tsx';
import { texts } from './texts/index.ts';
import { useQuoteSave } from './use-quote-save.ts';

interface WithdrawDialogProps {
  quote: IssuedQuote;
  onClose(): void;
  onDone(): void;
  /** Somebody else saved meanwhile: the quote has to be loaded again. */
  onStale(): void;
}

/** Asks before a request is withdrawn, of which nothing goes on then (MOD-10). */
export function WithdrawDialog({ quote, onClose, onDone, onStale }: WithdrawDialogProps) {
  const text = useText(texts);
  const save = useQuoteSave(quote, onStale);
  const { id: quoteId, revision, reference } = quote;
  const run = () => save.run({ parts: () => [{ quoteId, revision }], send: withdrawQuote });
  if (!isWithdrawable(quote)) return <ChangedDialog quote={quote} save={save} isOwner onClose={onClose} />;
  return (
    <FormDialog
      title={text('quote.withdraw.title', { reference })}
      save={save}
      isDirty={false}
      confirm={{ label: text('quote.withdraw'), variant: 'danger', run }}
      onClose={onClose}
      onDone={onDone}
      onStale={onStale}
    >
      <ChangedFacts save={save} revision={revision} facts={[]} />
      <QuotedGoods quote={quote} />
      <p>{text('quote.withdraw.note')}</p>
    </FormDialog>
  );
}

/** Nobody was told a price yet; a new version is declined instead, once it is issued. */
export const isWithdrawable = ({ status, version }: Pick<IssuedQuote, 'status' | 'version'>): boolean =>
  status === 'Requested' && version === 1;

import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { isAnsweredQuote } from '../../../../shared/trade/record-words.ts';
import { FormDialog } from '../../form/form-dialog.tsx';
import { ChangedFacts } from '../conflict/changed-facts.tsx';
import { ChangedDialog } from './changed-dialog.tsx';
import type { IssuedQuote } from './issued-quote.ts';
import { newQuoteVersion } from './quote-actions.ts';
import { texts } from './texts/index.ts';
import { useQuoteSave } from './use-quote-save.ts';

interface VersionDialogProps {
  quote: IssuedQuote;
  onClose(): void;
  onDone(): void;
  /** Somebody else saved meanwhile: the quote has to be loaded again. */
  onStale(): void;
}

/** Asks before the answer of the customer is taken back, who relies on it (D-152). */
export function VersionDialog({ quote, onClose, onDone, onStale }: VersionDialogProps) {
  const text = useText(texts);
  const save = useQuoteSave(quote, onStale);
  const formats = useFormats();
  const { id: quoteId, revision, reference, status, answeredAt, answeredBy } = quote;
  const run = () => save.run({ parts: () => [{ quoteId, revision }], send: newQuoteVersion });
  const answer = answeredAt
    ? text(`quote.${status === 'Accepted' ? 'accepted' : 'declined'}.by`, {
        time: formats.dateTime(answeredAt),
        name: answeredBy ?? '',
      })
    : '';
  if (!isAnsweredQuote(status))
    return <ChangedDialog quote={quote} save={save} isOwner={false} onClose={onClose} />;
  return (
    <FormDialog
      title={text('quote.version.title', { reference })}
      save={save}
      isDirty={false}
      confirm={{ label: text('quote.version.begin'), run }}
      onClose={onClose}
      onDone={onDone}
      onStale={onStale}
    >
      <ChangedFacts
        save={save}
        revision={revision}
        facts={[{ name: text('quote.acceptance'), value: answer }]}
      />
      <p>{text('quote.version.note', { status: status ?? '' })}</p>
    </FormDialog>
  );
}

import { useState } from 'react';
import type { RecordChargeTotal } from '../../../../shared/contract/record-charges.ts';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { isDay } from '../../../../shared/trade/calendar-days.ts';
import { providerToday } from '../../../../shared/trade/provider-day.ts';
import { isEndedQuote } from '../../../../shared/trade/record-words.ts';
import { ISSUE } from '../../../lists/definitions/record-pages.ts';
import { DateField } from '../../form/date-field.tsx';
import type { Problem } from '../../form/problem.ts';
import { useAddress } from '../../routes/use-address.ts';
import { EntryDialog } from '../conflict/entry-dialog.tsx';
import { useEntry } from '../conflict/use-entry.ts';
import { ChangedDialog } from './changed-dialog.tsx';
import type { IssuedQuote } from './issued-quote.ts';
import { OfferedPrice } from './offered-price.tsx';
import { issueQuote } from './quote-actions.ts';
import { QuotedGoods } from './quoted-goods.tsx';
import { texts } from './texts/index.ts';
import { useQuoteSave } from './use-quote-save.ts';

interface IssueDialogProps {
  quote: IssuedQuote;
  /** The sums that the page shows. */
  shown: readonly RecordChargeTotal[];
  onClose(): void;
  onDone(): void;
  /** Somebody else saved meanwhile: the quote has to be loaded again. */
  onStale(): void;
}

/** Asks until when a quote holds, and hands it to the company that asked for it (MOD-10). Nobody issues a price that isn't shown. */
export function IssueDialog({ quote, shown, onClose, onDone, onStale }: IssueDialogProps) {
  const text = useText(texts);
  const formats = useFormats();
  const save = useQuoteSave(quote, onStale);
  const { id: quoteId, revision } = quote;
  const isIssued = quote.status === 'Open';
  const taken = useAddress().query.get(ISSUE) ?? '';
  const known = quote.validUntil ?? quote.requests[0]?.rateValidTo ?? '';
  // The rate that the price was taken over from may end on another day than the one that was asked for.
  const isProposed = !isIssued && dayProblems(taken).length === 0;
  const entry = useEntry({ day: isProposed ? taken : known }, revision);
  const { day } = entry.values;
  const [priced, setPriced] = useState<number>();

  const run = () => save.run({ parts: () => [{ quoteId, validUntil: day, revision }], send: issueQuote });
  if (isEndedQuote(quote.status) || !quote.isPriced)
    return <ChangedDialog quote={quote} save={save} isOwner={false} onClose={onClose} />;
  return (
    <EntryDialog
      title={text(isIssued ? 'quote.issue.change' : 'quote.issue.title', { reference: quote.reference })}
      entry={entry}
      save={save}
      nameOf={() => text('quote.validUntil')}
      valueText={(_field, value) => (isDay(value) ? formats.date(value) : value)}
      confirm={{
        label: text(isIssued ? 'record.milestone.save' : 'quote.issue'),
        isReady: priced === revision,
        run,
      }}
      onClose={onClose}
      onDone={onDone}
      onStale={onStale}
    >
      <QuotedGoods quote={quote} namesCustomer />
      <OfferedPrice quote={quote} shown={shown} onShown={setPriced} />
      <DateField
        label={text('quote.validUntil')}
        required
        hint={text('quote.issue.note')}
        value={day}
        onText={(typed) => entry.change({ day: typed })}
        problems={dayProblems(day)}
      />
    </EntryDialog>
  );
}

function dayProblems(day: string): readonly Problem[] {
  if (!isDay(day)) return ['auth.requiredField'];
  return day < providerToday() ? [texts('record.delivery.past')] : [];
}

import { sql, type Transaction } from 'kysely';
import type { AuditChange } from '../../../../shared/contract/audit.ts';
import { IssueQuote, type QuoteAnswer } from '../../../../shared/contract/quotes.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import type { Tables } from '../../db/tables.ts';
import { invalid } from '../../http/errors/api-error.ts';
import { priceChanges, totalsOf } from '../../quotes/quote-totals.ts';
import { earlierVersions } from '../../quotes/quote-versions.ts';
import { defineAction } from '../action.ts';
import { lockRecordAs } from '../record-parties.ts';
import { askedQuote, requireNotEnded } from './asked-quote.ts';

/**
 * MOD-10: the quote's agent or an admin hands a quote to the company that asked for it, with the last day on which it can be
 * accepted, or changes that day; one that expired holds again.
 *
 * @throws ApiError 403 for anybody else and for a foreign or unknown quote; 409 where somebody else saved since; 422
 * for a day that has passed, a quote that names no price, or one that was answered or withdrawn
 */
export const issueQuote = defineAction({
  id: '19b7e3d8-c5f4-4a06-92e8-d03b6f8a41c7',
  input: IssueQuote,
  allow: (trx, caller, { quoteId }) =>
    lockRecordAs(trx, caller, { type: 'quote', id: quoteId }, ['agent', 'admin']),
  async run(trx, _caller, { validUntil, ...input }) {
    const { quoteId } = input;
    const { isPriced, version: _version, ...before } = await askedQuote(trx, input);
    requireNotEnded(before.status);
    if (!isPriced) throw invalid(reason('quoteUnpriced'));
    const { rows } = await sql<{ isPast: boolean }>`
      select ${validUntil}::date < provider_today() as "isPast"`.execute(trx);
    if (rows[0]!.isPast) throw invalid({ ...reason('quoteValidityPast'), field: 'validUntil' });
    if (before.status === 'Open' && before.validUntil === validUntil)
      return {
        result: { id: quoteId, revision: input.revision, status: before.status } satisfies QuoteAnswer,
      };
    const result = await trx
      .updateTable('quote')
      .set({ status: 'Open', valid_until: validUntil })
      .where('id', '=', quoteId)
      .returning(['id', 'revision', 'status'])
      .executeTakeFirstOrThrow();
    const own: AuditChange[] = [
      { field: 'quoteStatus', before: before.status, after: 'Open' },
      { field: 'validUntil', before: before.validUntil, after: validUntil },
    ];
    const prices = before.status === 'Requested' ? await versionChanges(trx, quoteId) : [];
    return {
      result: result as QuoteAnswer,
      audit: {
        recordType: 'quote',
        recordId: quoteId,
        before,
        after: { status: 'Open', validUntil },
        changes: [...own.filter((change) => change.before !== change.after), ...prices],
      },
    };
  },
});

/** What the customer pays by a new version in the place of the one that was answered (D-152). */
async function versionChanges(trx: Transaction<Tables>, quoteId: number): Promise<AuditChange[]> {
  const [last] = await earlierVersions(trx, quoteId, 1);
  return last ? priceChanges(last.totals, await totalsOf(trx, { type: 'quote', id: quoteId })) : [];
}

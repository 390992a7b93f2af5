import { sql, type Transaction } from 'kysely';
import type { QuoteAnswer } from '../../../../shared/contract/quotes.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import { isAnsweredQuote, type QuoteStatus } from '../../../../shared/trade/record-words.ts';
import type { Caller, UserCaller } from '../../auth/rights/caller.ts';
import type { Tables } from '../../db/tables.ts';
import { ApiError, invalid } from '../../http/errors/api-error.ts';
import { isPricedSql, quoteStatusSql } from '../../quotes/quote-status.ts';
import type { Outcome } from '../action.ts';
import { lockRecordAs } from '../record-parties.ts';
import { requireRevision } from '../record-revision.ts';

interface AskedQuote {
  status: QuoteStatus;
  validUntil: string | null;
  version: number;
  isPriced: boolean;
}

/** The quote as its revision was read, which the caller may change. Throws ApiError 409 where it was saved since. */
export async function askedQuote(
  trx: Transaction<Tables>,
  { quoteId, revision }: { quoteId: number; revision: number },
): Promise<AskedQuote> {
  await requireRevision(trx, { type: 'quote', id: quoteId }, revision);
  const { rows } = await sql<AskedQuote>`
    select ${sql.raw(quoteStatusSql('quote'))} as status, valid_until::text as "validUntil", version,
      ${sql.raw(isPricedSql('quote'))} as "isPriced"
    from quote where id = ${quoteId}::integer`.execute(trx);
  return rows[0]!;
}

/**
 * Somebody who belongs to the customer of the quote: who only acts for it has nothing to agree to in its name (D-152).
 *
 * @throws ApiError 403 for anybody else, and for a foreign or unknown quote
 */
export async function lockQuoteAsCustomer(
  trx: Transaction<Tables>,
  caller: Caller,
  quoteId: number,
): Promise<UserCaller> {
  const person = await lockRecordAs(trx, caller, { type: 'quote', id: quoteId }, ['owner']);
  const { rows } = await sql`
    select 1 from web_user where id = ${person.userId}::integer and home_entity_id = ${person.entityId}::integer`.execute(
    trx,
  );
  if (rows.length === 0) throw new ApiError(403, 'forbidden', reason('quoteByCustomer'));
  return person;
}

/** @throws ApiError 422 for a quote that can't be answered now, or any more */
export function requireOpen({ status }: AskedQuote): void {
  if (status === 'Open') return;
  if (status === 'Expired') throw invalid(reason('quoteExpired'));
  requireNotEnded(status);
  throw invalid(reason('quoteNotIssued'));
}

/** @throws ApiError 422 for a quote of which nothing changes any more: one that was answered, or withdrawn */
export function requireNotEnded(status: string): void {
  if (status === 'Cancelled') throw invalid(reason('quoteWithdrawn'));
  if (isAnsweredQuote(status)) throw invalid(reason('quoteAnswered'));
}

/** Stores what the customer answered, or that its request was withdrawn, and by whom. */
export async function answerQuote(
  trx: Transaction<Tables>,
  caller: UserCaller,
  quoteId: number,
  answer: { status: 'Accepted' | 'Declined' | 'Cancelled'; reason?: string },
): Promise<Outcome> {
  const { status, reason: why = '' } = answer;
  const before = status === 'Cancelled' ? 'Requested' : 'Open';
  const result = await trx
    .updateTable('quote')
    .set({
      status,
      answered_at: new Date(),
      answered_by: caller.label,
      answered_by_id: caller.userId,
      decline_reason: why || null,
    })
    .where('id', '=', quoteId)
    .returning(['id', 'revision', 'status'])
    .executeTakeFirstOrThrow();
  return {
    result: result as QuoteAnswer,
    audit: {
      recordType: 'quote',
      recordId: quoteId,
      before: { status: before },
      after: { status, reason: why },
      changes: [
        { field: 'quoteStatus', before, after: status },
        ...(why ? [{ field: 'reason', before: null, after: why }] : []),
      ],
    },
  };
}

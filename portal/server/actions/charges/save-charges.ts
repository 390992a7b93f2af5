import type { AuditChange } from '../../../../shared/contract/audit.ts';
import { SaveCharges } from '../../../../shared/contract/charges-input.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import { isManualTotal } from '../../../../shared/trade/money.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import { priceChanges, totalsOf } from '../../quotes/quote-totals.ts';
import { defineAction } from '../action.ts';
import { requireNotEnded } from '../quotes/asked-quote.ts';
import { raiseRecordRevision } from '../record-revision.ts';
import { auditOf, chargesAnswer } from './answer.ts';
import { chargeChanges } from './audit-changes.ts';
import {
  type ChargeList,
  lockChargeList,
  raiseRevision,
  readChargeList,
  recordTypeOf,
} from './charge-list.ts';
import { checkLines, isFcl } from './check-lines.ts';
import { chargesRole } from './effective-role.ts';
import { type RecordFacts, readRecordFacts } from './record-facts.ts';
import { storedIdsOf } from './stored-ids.ts';
import { replaceLines, type SentLine } from './stored-lines.ts';

/**
 * API-52, D-19: replaces all lines of one feature of a quote or manifest. A save that is not based on the current lines
 * is refused with 409 `stale_revision` (MSG-11), and so are, with 422 `quoteAnswered` or `quoteWithdrawn`, charges that a
 * customer has accepted or declined, or no longer asks for: those don't change (D-152). The 10 % profit is a mark of the list and never in the amounts, so that
 * it is never added twice (D-20). Answers what a load now would.
 */
export const saveCharges = defineAction({
  id: 'b4083777-fcd3-45b1-9f66-b0c7bfc059e3',
  input: SaveCharges,
  placeOf(path) {
    const [, index, field] = /^charges\.(\d+)(?:\.(.+))?$/.exec(path) ?? [];
    return index ? { line: Number(index) + 1, ...(field && { field }) } : { field: path };
  },
  async allow(trx, caller, input) {
    const role = chargesRole(caller, input.role);
    if (input.addProfit && role !== 'admin') throw new ApiError(403, 'forbidden', reason('profitsByAdmin'));
    return { caller, role, listId: await lockChargeList(trx, caller, input) };
  },
  async run(trx, { listId, ...asking }, input) {
    const { caller, role } = asking;
    const record = { type: recordTypeOf(input.featureType), id: input.recordId };
    const { status } = await readRecordFacts(trx, caller, input);
    if (record.type === 'quote') requireNotEnded(status);
    const before = await readChargeList(trx, caller, input);
    if (input.revision !== before.revision)
      throw new ApiError(
        409,
        'stale_revision',
        'These charges were changed by someone else. Please reload before saving.',
      );
    await checkLines(trx, before, input.charges);
    const totals = await totalsOf(trx, record);
    const ids = storedIdsOf(before.lines, input.charges);
    await replaceLines(
      trx,
      listId,
      input.charges.map((line, index) => ({
        ...line,
        id: ids[index] ?? null,
        manuallyEditedTotal: hasManualTotal(before, line),
      })),
    );
    await raiseRevision(trx, caller, listId, role === 'admin' ? (input.addProfit ?? null) : null);
    await raiseRecordRevision(trx, record);
    const after = await readChargeList(trx, caller, input);
    const facts = await readRecordFacts(trx, caller, input);
    const prices = priceChanges(totals, await totalsOf(trx, record));
    const changes = [
      ...chargeChanges(before, after),
      ...prices.filter((change) => change.before !== change.after),
    ];
    return {
      result: await chargesAnswer(trx, asking, input, after, facts),
      audit: {
        recordType: record.type,
        recordId: record.id,
        before: before.revision === 0 ? null : auditOf(input, before, after),
        after: auditOf(input, after, before),
        changes: changes.length > 0 ? [...changes, ...decision(facts)] : changes,
        // Its customer is told of a price when the quote is issued.
        hiddenFrom: facts.status === 'Requested' ? 'owner' : undefined,
      },
    };
  },
});

/** D-21; an FCL line has a price alone, whatever else was sent. */
const hasManualTotal = (list: ChargeList, { quantity, unitCost, totalPrice, currency }: SentLine): boolean =>
  !isFcl(list) && isManualTotal(totalPrice ?? '', quantity ?? '', unitCost ?? '', currency ?? '');

/** What had been decided already about the record: its change is told by a text of its own. */
const decision = ({ status }: RecordFacts): AuditChange[] =>
  status === 'Open' || status === 'Requested' ? [] : [{ field: 'decided', before: null, after: status }];

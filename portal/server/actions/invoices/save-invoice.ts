import { sql, type Transaction } from 'kysely';
import type * as v from 'valibot';
import { SaveInvoice } from '../../../../shared/contract/invoices.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import type { Tables } from '../../db/tables.ts';
import { invalid } from '../../http/errors/api-error.ts';
import { totalChanges, totalsOf } from '../../invoices/totals.ts';
import { defineAction } from '../action.ts';
import { callingProvider } from '../calling-provider.ts';
import { checkInvoice, linesToStore } from './check-invoice.ts';
import { isSettledInPart, type LockedInvoice, lockInvoice } from './locked-invoice.ts';

type Input = v.InferOutput<typeof SaveInvoice>;
type Trx = Transaction<Tables>;

/**
 * MOD-09: the provider makes an invoice for a customer, or changes one of which nothing was paid or credited yet. The customer is
 * told, and finds it among its invoices and in its statement at once.
 *
 * @throws ApiError 403 for others and an unknown invoice; 409 where somebody else saved since; 422 with a reason at the
 * field, and with the line where that is one
 */
export const saveInvoice = defineAction({
  id: '4a6d8e02-b31f-47c9-9e58-d07c1f2b6a94',
  input: SaveInvoice,
  placeOf(path) {
    const [, index, field] = /^lines\.(\d+)(?:\.(.+))?$/.exec(path) ?? [];
    return index ? { line: Number(index) + 1, ...(field && { field }) } : { field: path };
  },
  allow: async (_trx, caller) => callingProvider(caller),
  async run(trx, _caller, input) {
    const before =
      input.invoiceId === null
        ? undefined
        : await lockInvoice(trx, { invoiceId: input.invoiceId, revision: input.revision });
    if (before && isSettledInPart(before)) throw invalid(reason('importInvoicePaid'));
    const shipment = await checkInvoice(trx, input, before);
    const lines = linesToStore(input.lines);
    const totals = totalsOf(lines);
    const created = before ? undefined : await create(trx, input);
    const id = before?.id ?? created!.id;
    const linesBefore = await linesOf(trx, id);
    await replaceLines(trx, id, lines, totals);
    const changes = [
      ...changesOf(before, { ...input, shipment, totals }),
      ...(before ? lineChanges(linesBefore, await linesOf(trx, id)) : []),
    ];
    if (before && changes.length === 0)
      return { result: { id, reference: before.reference, revision: input.revision } };
    const stored = created ?? (await change(trx, id, input));
    return {
      result: stored,
      audit: {
        ...{ recordType: 'invoice', recordId: stored.id },
        before: before ?? null,
        after: { ...input, lines },
        changes,
      },
    };
  },
});

async function create(trx: Trx, { reference, customerId, shipmentId, issuedOn, dueOn }: Input) {
  const { rows } = await sql<{ id: number; reference: string; revision: number }>`
    insert into invoice (id, reference, customer_id, shipment_id, issued_on, due_on)
    select id, coalesce(nullif(${reference}::text, ''),
        'INV-' || left(${issuedOn}::text, 4) || '-' || lpad(id::text, 6, '0')),
      ${customerId}::integer, ${shipmentId}::integer, ${issuedOn}::date, ${dueOn}::date
    from (select nextval(pg_get_serial_sequence('invoice', 'id'))::integer as id) next
    on conflict (reference) do nothing returning id, reference, revision`.execute(trx);
  const [stored] = rows;
  if (!stored) throw invalid({ ...reason('invoiceNumberTaken'), field: 'reference' });
  return stored;
}

/** The number stays: the customer knows the invoice by it. */
async function change(trx: Trx, id: number, { shipmentId, issuedOn, dueOn }: Input) {
  const { rows } = await sql<{ id: number; reference: string; revision: number }>`
    update invoice set shipment_id = ${shipmentId}::integer, issued_on = ${issuedOn}::date, due_on = ${dueOn}::date
    where id = ${id}::integer returning id, reference, revision`.execute(trx);
  return rows[0]!;
}

async function replaceLines(
  trx: Trx,
  id: number,
  lines: ReturnType<typeof linesToStore>,
  totals: ReturnType<typeof totalsOf>,
): Promise<void> {
  await trx.deleteFrom('invoice_line').where('invoice_id', '=', id).execute();
  await trx.deleteFrom('invoice_total').where('invoice_id', '=', id).execute();
  await trx
    .insertInto('invoice_line')
    .values(lines.map((line, n) => ({ ...line, invoice_id: id, position: n + 1 })))
    .execute();
  await trx
    .insertInto('invoice_total')
    .values(totals.map((total) => ({ ...total, invoice_id: id, paid_at: null })))
    .execute();
}

/** What each of the stored lines says, in their order. */
async function linesOf(trx: Trx, id: number): Promise<string[]> {
  const { rows } = await sql<{ line: object }>`
    select to_jsonb(line) - 'id' - 'position' as line from invoice_line line
    where invoice_id = ${id}::integer order by position`.execute(trx);
  return rows.map(({ line }) => JSON.stringify(line));
}

/** Also a line that only moved. */
function lineChanges(before: readonly string[], after: readonly string[]) {
  if (before.length !== after.length) return [{ field: 'lines', before: before.length, after: after.length }];
  const edited = after.filter((line, n) => line !== before[n]).length;
  return edited > 0 ? [{ field: 'linesEdited', before: 0, after: edited }] : [];
}

interface After extends Pick<Input, 'issuedOn' | 'dueOn'> {
  shipment: string | null;
  totals: ReturnType<typeof totalsOf>;
}

function changesOf(before: LockedInvoice | undefined, { shipment, issuedOn, dueOn, totals }: After) {
  return [
    { field: 'shipment', before: before?.shipment ?? null, after: shipment },
    { field: 'issued', before: before?.issuedOn ?? null, after: issuedOn },
    { field: 'due', before: before?.dueOn ?? null, after: dueOn },
    ...totalChanges(before?.totals ?? [], totals),
  ].filter((change) => change.before !== change.after);
}

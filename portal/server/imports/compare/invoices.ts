import type { AuditChange } from '../../../../shared/contract/audit.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import type { BilledAmount } from '../../invoices/totals.ts';
import type { ParsedRow, RowProblem } from '../parsed-row.ts';
import { companiesNamed } from './companies-named.ts';
import type { Compared, Trx } from './compared.ts';
import { draftInvoice } from './invoice-draft.ts';
import { shipmentsNamed } from './shipments-named.ts';
import { type InvoiceLineText, readStoredInvoices } from './stored-invoices.ts';
import { textsOf } from './texts-of.ts';

/** An invoice as it is to be stored. */
export interface InvoiceWrite {
  /** null: it is new */
  id: number | null;
  reference: string;
  customerId: number;
  shipmentId: number | null;
  issued: string;
  due: string;
  /** All of its lines; null where those that are stored stay. */
  lines: readonly InvoiceLineText[] | null;
  /** What was paid since, by currency, and what that makes in all. */
  payments: readonly (BilledAmount & { paid: string })[];
  audited: readonly AuditChange[];
}

/**
 * Compares rows of invoices with those that are stored. The rows of one number are all lines of that invoice, which is written
 * as a whole or not at all; the first row stands for it.
 */
export async function compareInvoices(
  trx: Trx,
  rows: readonly ParsedRow[],
  _context: unknown,
  options: { isWriting: boolean },
): Promise<Compared<InvoiceWrite | null>[]> {
  const companies = await companiesNamed(trx, textsOf(rows, 'customer'), options);
  const shipmentOf = await shipmentsNamed(trx, rows, options);
  const stored = await readStoredInvoices(trx, rows, options);
  const results = new Map<number, Compared<InvoiceWrite | null>>();
  for (const group of Map.groupBy(rows, ({ reference, line }) => reference || line).values()) {
    const before = stored.get(group[0]!.reference);
    const draft = draftInvoice(group, { before, companies, shipmentOf });
    const problems = allProblems(group, draft.problems);
    const isWrong = problems.some((of) => of.length > 0);
    const isSame = before !== undefined && draft.changes.every((of) => of.length === 0);
    group.forEach(({ line }, n) => {
      if (isWrong) results.set(line, { line, outcome: 'wrong', changes: [], problems: problems[n]! });
      else if (isSame) results.set(line, { line, outcome: 'same', changes: [], problems: [] });
      else
        results.set(line, {
          ...{ line, outcome: before ? 'change' : 'create', changes: draft.changes[n]!, problems: [] },
          write: n === 0 ? draft.write : null,
        });
    });
  }
  return rows.map(({ line }) => results.get(line)!);
}

/** A row that is right says which one of its invoice is wrong. */
function allProblems(
  group: readonly ParsedRow[],
  found: readonly (readonly RowProblem[])[],
): (readonly RowProblem[])[] {
  const wrong = group.find(({ problems }, n) => problems.length > 0 || found[n]!.length > 0);
  if (!wrong) return group.map(() => []);
  return group.map(({ problems }, n) => {
    if (problems.length > 0 || found[n]!.length > 0) return found[n]!;
    return [{ column: null, reason: reason('importInvoiceRow', { line: wrong.line }) }];
  });
}

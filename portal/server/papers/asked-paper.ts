import * as v from 'valibot';
import { InvoiceParty } from '../../../shared/contract/company-billing.ts';
import { InvoiceStatement } from '../../../shared/contract/invoices.ts';
import type { PaperRequest } from '../../../shared/contract/papers.ts';
import { WholeInvoice } from '../../lists/definitions/whole-invoice.ts';
import { selectionOf } from '../../lists/request/selection.ts';
import { creditNotePaper } from '../../papers/credit-note-paper.ts';
import { addresseeOf, Customer, debtorOf } from '../../papers/customer.ts';
import { invoicePaper } from '../../papers/invoice-paper.ts';
import type { Paper, PaperLanguage } from '../../papers/paper.ts';
import { statementPaper } from '../../papers/statement-paper.ts';
import { invoiceSeller } from '../actions/invoices/invoice-seller.ts';
import { invoiceStatement } from '../actions/invoices/invoice-statement.ts';
import { runAction } from '../actions/run-action.ts';
import type { Caller } from '../auth/rights/caller.ts';
import type { QueryFacts, QueryServices } from '../data-api/run-statement.ts';
import { readRows } from '../data-api/whole-list.ts';
import { ApiError } from '../http/errors/api-error.ts';
import type { Services } from '../services.ts';

export interface AskedPaper {
  paper: Paper;
  /** Its file's, without ending. */
  name: string;
  /** Its date, YYYY-MM-DD. */
  day: string;
}

export type PaperServices = Services & Pick<QueryServices, 'queries'>;

interface Reader {
  services: PaperServices;
  caller: Caller;
  facts: QueryFacts;
  requestId: string;
}

/**
 * The document that is asked for, of what the caller may see, read as the pages of the portal read it.
 *
 * @throws ApiError 404 alike for one that there isn't and one that isn't the caller's to see
 */
export async function askedPaper(
  reader: Reader,
  asked: PaperRequest,
  language: PaperLanguage,
): Promise<AskedPaper> {
  if (asked.kind === 'statement') return statement(reader, asked.entityId ?? null, language);
  const invoice = await oneOf(reader, { model: 'Invoice', schema: WholeInvoice }, asked.invoiceId);
  if (!invoice) throw unknownPaper();
  if (asked.kind === 'invoice')
    return {
      paper: invoicePaper(invoice, language),
      name: invoice.reference,
      day: invoice.issuedOn,
    };
  const note = invoice.entries.find(({ id, kind }) => kind === 'credit' && id === asked.entryId);
  if (!note) throw unknownPaper();
  return {
    paper: creditNotePaper(invoice, note, language),
    name: note.reference ?? invoice.reference,
    day: note.enteredOn,
  };
}

async function statement(
  reader: Reader,
  entityId: number | null,
  language: PaperLanguage,
): Promise<AskedPaper> {
  const ofCustomer = entityId === null ? {} : { entityId };
  const found = await act(reader, invoiceStatement.id, { input: ofCustomer, schema: InvoiceStatement });
  if (entityId !== null && !found.customer) throw unknownPaper();
  const seller = await act(reader, invoiceSeller.id, { input: {}, schema: InvoiceParty });
  const debtor = found.customer ?? debtorOf(found);
  const customer = debtor && (await oneOf(reader, { model: 'Company', schema: Customer }, debtor.id));
  const addressee = debtor && addresseeOf(customer ?? { id: debtor.id, companyName: debtor.name });
  return {
    paper: statementPaper(found, { seller, customer: addressee ?? null }, language),
    name: [language.text('statement.title'), debtor?.name, found.asOf].filter(Boolean).join('_'),
    day: found.asOf,
  };
}

async function act<Schema extends v.GenericSchema>(
  { services, caller, requestId }: Reader,
  id: string,
  { input, schema }: { input: object; schema: Schema },
): Promise<v.InferOutput<Schema>> {
  return v.parse(schema, await runAction(services, caller, { id, input, requestId }));
}

async function oneOf<Schema extends v.GenericSchema>(
  { services, caller, facts }: Reader,
  { model, schema }: { model: string; schema: Schema },
  id: number,
): Promise<v.InferOutput<Schema> | undefined> {
  const list = { model, selection: selectionOf(schema) };
  const [row] = await readRows(services, caller, list, Int32Array.of(id), facts);
  return row && v.parse(schema, row);
}

const unknownPaper = () => new ApiError(404, 'unknown_paper', 'There is no such document.');

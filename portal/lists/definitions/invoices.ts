import * as v from 'valibot';
import { openAmountOf } from '../../../shared/trade/open-amount.ts';
import { defineModule, type Filter, type ModuleDefinition, type Money, type Where } from '../definition.ts';
import { texts } from '../texts/index.ts';
import { chargeLink, Named, nameOf, reference, searchIn, searchNumbers, status, Text } from './common.ts';
import { importHint } from './import-hint.ts';
import { pageOf } from './record-pages.ts';

const Reference = v.nullish(v.object({ id: v.number(), reference: v.string() }));

/** The sum of an invoice in one currency, and what was paid of it. */
export const InvoiceTotal = v.object({
  id: v.number(),
  currency: v.string(),
  amount: v.number(),
  paidAmount: v.number(),
  creditedAmount: v.number(),
});

/** An invoice as lists name it. */
export const Invoice = v.object({
  id: v.number(),
  reference: v.string(),
  customer: Named,
  shipment: Reference,
  manifest: Reference,
  issuedOn: v.string(),
  dueOn: v.string(),
  status: Text,
  daysOverdue: v.nullish(v.number()),
  totals: v.array(InvoiceTotal),
});

/** What is billed without what was credited, by currency: what a shipment says of its invoices, and reports count. */
export const billedAmounts = (totals: readonly v.InferOutput<typeof InvoiceTotal>[]): Money[] =>
  totals.map((total) => ({
    amount: Number(openAmountOf({ ...total, paidAmount: 0 })),
    currency: total.currency,
  }));

/** What is left to pay, by currency; none of one that is settled. */
export const openAmounts = (totals: readonly v.InferOutput<typeof InvoiceTotal>[]): Money[] =>
  totals
    .map((total) => ({ amount: Number(openAmountOf(total)), currency: total.currency }))
    .filter(({ amount }) => amount > 0);

const isIn = (...statuses: readonly string[]): Where => ({ status: { in: statuses } });
/** Of which something is left to pay, whether or not it is due. */
const UNPAID = isIn('Open', 'Partly Paid', 'Overdue');
export const OVERDUE_INVOICES: Where = { status: { eq: 'Overdue' } };

const statuses: Filter = {
  id: 'status',
  label: 'list.col.status',
  kind: 'choice',
  options: [
    { id: 'unpaid', text: 'list.filter.unpaid', where: UNPAID },
    { id: 'overdue', text: 'list.status.overdue', where: OVERDUE_INVOICES },
    { id: 'open', text: 'list.status.open', where: isIn('Open') },
    { id: 'partly-paid', text: 'list.status.partlyPaid', where: isIn('Partly Paid') },
    { id: 'paid', text: 'list.status.paid', where: isIn('Paid') },
    { id: 'credited', text: 'list.status.credited', where: isIn('Credited') },
    { id: 'cancelled', text: 'list.status.cancelled', where: isIn('Cancelled') },
  ],
};

const search = searchIn(['reference'], ['customer']);

/** MOD-09 */
export const invoices: ModuleDefinition = defineModule({
  id: 'invoices',
  title: 'menu.manifest',
  model: 'Invoice',
  usesDays: true,
  row: Invoice,
  columns: [
    reference,
    {
      id: 'customer',
      label: 'list.col.customer',
      value: (row) => nameOf(row.customer),
      owner: (row) => row.customer?.id,
      sort: 'customer.companyName',
      wraps: true,
    },
    {
      id: 'shipment',
      label: 'list.col.shipment',
      kind: 'reference',
      value: (row) => row.shipment?.reference,
      href: ({ shipment }) => (shipment ? pageOf.shipment(shipment.id) : undefined),
      wraps: true,
    },
    {
      id: 'issuedOn',
      label: 'list.col.issued',
      kind: 'date',
      value: (row) => row.issuedOn,
      inDetail: true,
    },
    { id: 'dueOn', label: 'list.col.due', kind: 'date', value: (row) => row.dueOn, sort: 'dueOn' },
    { id: 'amount', label: 'list.col.amount', kind: 'amounts', value: (row) => row.totals },
    { id: 'open', label: 'list.col.open', kind: 'amounts', value: (row) => openAmounts(row.totals) },
    { ...status, byDay: true },
    {
      id: 'daysOverdue',
      label: 'list.col.daysOverdue',
      kind: 'number',
      value: (row) => row.daysOverdue,
      byDay: true,
    },
    {
      id: 'manifest',
      label: 'list.col.manifest',
      value: (row) => row.manifest?.reference,
      inDetail: true,
    },
  ],
  searchHint: 'list.searchIn.invoices',
  search: (text) => ({
    _or: [
      ...(search(text)._or as Where[]),
      ...searchNumbers('entries', 'reference', text, 3),
      ...['shipment', 'manifest'].map((relation) => ({ [relation]: { reference: { matches: text } } })),
    ],
  }),
  filters: [statuses],
  hasSums: true,
  sort: { field: 'dueOn', order: 'DESC' },
  page: pageOf.invoice,
  actions: ({ shipment, manifest }, viewer) => [
    ...(shipment ? [{ text: texts('list.action.shipment'), href: pageOf.shipment(shipment.id) }] : []),
    ...(manifest ? chargeLink('manifests_charges', manifest.id, viewer) : []),
  ],
  emptyHint: (viewer) =>
    viewer.role === 'agent' ? { text: 'list.none.invoices' } : importHint('invoices')(viewer),
});

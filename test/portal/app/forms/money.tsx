import { Entries } from '../../../../portal/app/invoices/parts/entries.tsx';
import { SettleButtons } from '../../../../portal/app/invoices/settle/settle-buttons.tsx';
import type { IssuedQuote } from '../../../../portal/app/records/quote/issued-quote.ts';
import { QuoteOffer } from '../../../../portal/app/records/quote/quote-offer.tsx';
import type { Profile } from '../../../../portal/app/session/profile/profile.ts';
import type { WholeInvoice } from '../../../../portal/lists/definitions/whole-invoice.ts';
import { writeSession } from '../../../../shared/client/session.ts';
import { type FakeNetwork, jwt } from '../../../helpers/network.ts';
import { type StoredForm, storedForm } from './stored-form.ts';

const BLUE_ANCHOR = { id: 1, companyName: 'Blue Anchor' };
const ADA = {
  ...{ id: 1, firstname: 'Ada', roles: [{ id: 1, name: 'Admin' }] },
  ...{ entity: BLUE_ANCHOR, homeEntity: BLUE_ANCHOR, entity_id: 1 },
} as unknown as Profile;
const signInAdmin = () =>
  writeSession({ authToken: jwt(4_000_000_000), expiresAt: 4_000_000_000, user: ADA });

const charges = (price: string) => ({
  ...{ lists: [], totals: [{ currency: 'USD', cost: null, price }], rates: null, versions: [] },
  newVersion: true,
});
let price = '';
const priced = (network: FakeNetwork) => {
  price = '3225.20';
  network.on('action recordCharges', () => charges(price));
};
const QUOTE = {
  ...{ id: 3001, reference: 'QUO-3001', status: 'Open', mode: 'Ocean', container_type: 'FCL', revision: 2 },
  ...{ customer: { id: 101, companyName: 'Northfold' }, agent: { id: 2, companyName: 'Overseas' } },
  ...{ validUntil: '2099-01-31', isPriced: true, requests: [], bookings: [], shipment: null },
} as unknown as IssuedQuote;
/** Whoever loads the quote again finds another price, too. */
const offerTo = (viewer: object) => (quote: IssuedQuote, onChange: () => void) => (
  <QuoteOffer
    quote={quote}
    viewer={viewer as never}
    onChange={() => {
      price = '8184.10';
      onChange();
    }}
  />
);
const quotes = {
  answer: { id: 3001, revision: 4, status: 'Accepted' },
  prepare: priced,
  stored: QUOTE,
  other: { ...QUOTE, revision: 3, validUntil: '2099-02-28' },
  page: offerTo({ companyId: 101, homeCompanyId: 101 }),
  shows: [
    'The price has changed: it was USD 3,225.20.',
    '8,184.10',
    'Valid until: Jan 31, 2099 → Feb 28, 2099',
  ],
};

const entry = (id: number, more: object = {}) => ({
  ...{ id, kind: 'payment', currency: 'USD', amount: 100, enteredOn: '2026-05-10', note: 'ACME 77' },
  ...{ reference: null, cancels: false, reversedAt: null, reversedBy: null, reversalReason: null, ...more },
});
const invoice = (revision: number, paidAmount: number, more: object = {}) =>
  ({
    ...{ id: 6001, revision, reference: 'INV-1', issuedOn: '2026-05-01', dueOn: '2026-05-31', lines: [] },
    totals: [{ currency: 'USD', amount: 200, paidAmount, creditedAmount: 0, paidAt: null }],
    entries: paidAmount > 0 ? [entry(1, { amount: paidAmount })] : [],
    ...more,
  }) as unknown as WholeInvoice;
const settling = (one: WholeInvoice, onChange: () => void) => (
  <SettleButtons invoice={one} onChange={onChange} />
);
const invoices = {
  answer: { id: 6001, reference: 'INV-1', revision: 5 },
  prepare: signInAdmin,
  stored: invoice(3, 0),
  page: settling,
};
const paid = {
  ...invoices,
  source: 'invoices/settle/settle-dialog.tsx',
  opener: 'Record payment',
  action: 'recordPayment',
  fields: { Amount: '100.00' },
  save: 'Save',
};
const recorded = ['Payment of USD 100.00, May 10, 2026 · ACME 77', 'Open amount: USD 200.00 → USD 100.00'];
const REVERSED = { reversedAt: '2026-05-12T09:00:00Z', reversedBy: 'Ben Ort', reversalReason: 'Twice' };
const reversal = {
  ...invoices,
  source: 'invoices/settle/reverse-dialog.tsx',
  action: 'reverseInvoiceEntry',
  opener: 'Reverse payment of USD\u00a050.00',
  stored: invoice(3, 50),
  page: (one: WholeInvoice, onChange: () => void) => <Entries invoice={one} onChange={onChange} />,
  fields: { Reason: 'Wrong customer' },
  keep: 'Keep entry',
  save: 'Reverse',
};

/** Quotes and invoices. */
export const MONEY_FORMS: readonly StoredForm[] = [
  storedForm({
    ...quotes,
    source: 'records/quote/accept-dialog.tsx',
    name: 'the question whether a quote is accepted',
    action: 'acceptQuote',
    opener: 'Accept quote',
    fields: {},
    save: 'Accept quote',
  }),
  storedForm({
    ...quotes,
    source: 'records/quote/decline-dialog.tsx',
    name: 'the reason for which a quote is declined',
    action: 'declineQuote',
    opener: 'Decline quote',
    fields: { 'Reason (optional)': 'Too dear' },
    save: 'Decline quote',
  }),
  storedForm({
    ...quotes,
    source: 'records/quote/issue-dialog.tsx',
    name: 'the last day of a quote that both change',
    action: 'issueQuote',
    page: offerTo({ role: 'admin', companyId: 1, homeCompanyId: 1 }),
    opener: 'Change validity',
    fields: { 'Valid until': 'Mar 31, 2099' },
    save: 'Save',
    shows: [
      'The price has changed: it was USD 3,225.20.',
      '8,184.10',
      'Yours: Mar 31, 2099',
      'Saved meanwhile: Feb 28, 2099',
    ],
    isConflict: true,
  }),
  storedForm({
    ...quotes,
    source: 'records/quote/withdraw-dialog.tsx',
    name: 'the question whether a request is withdrawn, which was answered meanwhile',
    action: 'withdrawQuote',
    stored: { ...QUOTE, status: 'Requested', version: 1, validUntil: null },
    other: { ...QUOTE, revision: 3, version: 1 },
    opener: 'Withdraw request',
    fields: {},
    save: 'Withdraw request',
    shows: ['This quote is valid until Jan 31, 2099.'],
    isOver: true,
  }),
  storedForm({
    ...quotes,
    source: 'records/quote/version-dialog.tsx',
    name: 'the question whether the answer to a quote is taken back, which another one has taken back',
    action: 'newQuoteVersion',
    page: offerTo({ role: 'admin', companyId: 1, homeCompanyId: 1 }),
    stored: { ...QUOTE, status: 'Accepted' },
    other: { ...QUOTE, status: 'Requested', version: 2, revision: 3, validUntil: null },
    opener: 'New version',
    fields: {},
    save: 'Begin the new version',
    shows: ['This is a new version.'],
    isOver: true,
  }),
  storedForm({
    ...paid,
    name: 'a payment of which the same was recorded meanwhile',
    other: invoice(4, 100),
    shows: recorded,
    isConflict: true,
  }),
  storedForm({
    ...paid,
    name: 'a payment of an invoice that was paid in full meanwhile',
    other: invoice(4, 200),
    fields: { Amount: '100.00', 'Paid on': 'May 12, 2026', Note: 'Wire 7' },
    shows: [
      'Nothing of this invoice is open any more.',
      'Payment of USD 200.00, May 10, 2026 · ACME 77',
      'What you entered was not saved. If this money came in as well, note it down',
      ...['USD 100.00', 'May 12, 2026', 'Wire 7'],
    ],
    isOver: true,
  }),
  storedForm({
    ...paid,
    name: 'a credit beside a payment',
    action: 'creditInvoice',
    opener: 'Credit an amount',
    other: invoice(4, 100),
    shows: recorded,
    isConflict: true,
  }),
  storedForm({
    ...invoices,
    source: 'invoices/settle/cancel-dialog.tsx',
    name: 'the question whether an invoice is cancelled that somebody else changes',
    action: 'cancelInvoice',
    opener: 'Cancel invoice',
    other: invoice(4, 0, {
      totals: [{ currency: 'USD', amount: 900, paidAmount: 0, creditedAmount: 0, paidAt: null }],
    }),
    fields: { Note: 'Wrong' },
    keep: 'Keep invoice',
    save: 'Cancel invoice',
    shows: ['Amount: USD 200.00 → USD 900.00'],
  }),
  storedForm({
    ...invoices,
    source: 'invoices/settle/cancel-dialog.tsx',
    name: 'the question whether an invoice is cancelled that was paid meanwhile',
    action: 'cancelInvoice',
    opener: 'Cancel invoice',
    other: invoice(4, 100),
    fields: { Note: 'Wrong' },
    keep: 'Keep invoice',
    save: 'Cancel invoice',
    shows: ['It can’t be cancelled any more', 'Payment of USD 100.00'],
    isOver: true,
  }),
  storedForm({
    ...reversal,
    name: 'the reason for which a payment is reversed beside another payment',
    other: invoice(4, 150, { entries: [entry(1, { amount: 50 }), entry(2)] }),
    shows: ['Payment of USD 100.00, May 10, 2026', 'Open amount: USD 150.00 → USD 50.00'],
  }),
  storedForm({
    ...reversal,
    name: 'the reason for which a payment is reversed that was reversed meanwhile',
    other: invoice(4, 0, { entries: [entry(1, { amount: 50, ...REVERSED })] }),
    shows: ['This payment was reversed meanwhile.', 'Reversed on May 12, 2026 · Ben Ort'],
    isOver: true,
  }),
];

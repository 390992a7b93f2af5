import { type ReactNode, useState } from 'react';
import { MarkupsDialog } from '../../../../portal/app/admin/companies/markups-dialog.tsx';
import { ChangeBookingPage } from '../../../../portal/app/booking-request/pages.ts';
import { blankInvoice, blankLine } from '../../../../portal/app/invoices/entry/draft.ts';
import { DraftedInvoice } from '../../../../portal/app/invoices/entry/drafted-invoice.tsx';
import { SettleDialog } from '../../../../portal/app/invoices/settle/settle-dialog.tsx';
import { RateSearchForm } from '../../../../portal/app/rate-search/form/rate-search-form.tsx';
import { firstFields } from '../../../../portal/app/rate-search/query/fields.ts';
import { ManyDatesDialog } from '../../../../portal/app/records/order/many/many-dates-dialog.tsx';
import type { WholeInvoice } from '../../../../portal/lists/definitions/whole-invoice.ts';
import type { SearchMode } from '../../../../shared/contract/rate-search.ts';
import type { FakeNetwork } from '../../../helpers/network.ts';
import { storedMarkups } from '../../../helpers/rate-sheet-answers.ts';
import { offersNothing } from '../booking-request/no-offers.ts';
import { record } from '../modules/list/list-screen.tsx';
import { orderOf } from '../records/many/many-screen.ts';
import { newQuote } from './new-quote.tsx';

/** A page or dialog of the portal with fields for numbers, as the test of all of them needs it. */
export interface NumberForm {
  /** The files of the fields, from `portal/app/`. */
  sources: readonly string[];
  name: string;
  page(): ReactNode;
  prepare?(network: FakeNetwork): void;
  /** How many fields for numbers it has. */
  fields: number;
  /** The decimals that are written at least. */
  leastDecimals?: number;
}

const nothing = () => undefined;
const MANY = [1];

const ports = (network: FakeNetwork) =>
  network.on('action listPorts', [
    { id: 11, companyName: 'Shanghai', country: 'China', scacCode: 'CNSHA' },
    { id: 12, companyName: 'Hamburg', country: 'Germany', scacCode: 'DEHAM' },
  ]);

function Search({ mode }: { mode: SearchMode }) {
  const [start] = useState(() => ({ ...firstFields(), mode }));
  const [fields, setFields] = useState(start);
  return (
    <RateSearchForm
      fields={fields}
      start={start}
      isChecked={false}
      isBusy={false}
      refused={undefined}
      onChange={setFields}
      onSearch={nothing}
    />
  );
}

const BOOKING = {
  ...{ id: 1001, reference: 'BKG-1001', status: 'Requested', mode: 'Ocean', revision: 3 },
  customer: { id: 101, companyName: 'Northfold' },
  originPort: { id: 11, companyName: 'Shanghai', scacCode: 'CNSHA' },
  destinationPort: { id: 12, companyName: 'Hamburg', scacCode: 'DEHAM' },
  ...{ originAirport: null, destinationAirport: null, pos: [] },
  requests: [
    {
      ...{ id: 1, load: 'LCL', cargoReadyOn: '2099-03-01', containers: null, weightKg: 900 },
      ...{ volumeCbm: 2.5, pieces: 4, shipper: null, consignee: null, remarks: null },
    },
  ],
};

const INVOICE = {
  ...blankInvoice(),
  customer: { id: 101, label: 'Northfold' },
  lines: [
    { ...blankLine(1), chargeName: 'Freight' },
    { ...blankLine(2, 'EUR'), chargeName: 'Haulage' },
  ],
};
const OPEN_INVOICE = {
  ...{ id: 6001, revision: 3, reference: 'INV-1', issuedOn: '2026-05-01', dueOn: '2026-05-31' },
  ...{ lines: [], entries: [] },
  totals: [{ id: 1, currency: 'USD', amount: 9000, paidAmount: 0, creditedAmount: 0 }],
} as unknown as WholeInvoice;

/** Every form of the portal with fields for numbers; `every-number-field.test.ts` finds those that are missing. */
export const NUMBER_FORMS: readonly NumberForm[] = [
  {
    sources: ['rate-search/form/container-fields.tsx'],
    name: 'the containers of a rate search',
    page: () => <Search mode="FCL" />,
    prepare: ports,
    fields: 4,
  },
  {
    sources: ['rate-search/form/cargo-fields.tsx'],
    name: 'weight and volume of a rate search',
    page: () => <Search mode="LCL" />,
    prepare: ports,
    fields: 2,
  },
  {
    sources: [],
    name: 'weight and volume of a request for a quote',
    page: () => newQuote('LCL'),
    prepare(network) {
      ports(network);
      network.on('action findQuoteAgent', { agent: null });
    },
    fields: 2,
  },
  {
    sources: ['records/order/many/many-dates-dialog.tsx'],
    name: 'the days by which the dates of orders move',
    page: () => <ManyDatesDialog ids={MANY} onClose={nothing} onSaved={nothing} />,
    prepare: (network) => network.on('query allPurchaseOrder', { results: [orderOf(1)] }),
    fields: 1,
  },
  {
    sources: ['booking-request/freight-card.tsx'],
    name: 'the cargo of a booking request',
    page: () => <ChangeBookingPage params={{ id: '1001' }} />,
    prepare(network) {
      ports(network);
      network.on('query oneBooking', record(BOOKING));
      offersNothing(network);
    },
    fields: 3,
  },
  {
    sources: ['invoices/entry/line-fields.tsx'],
    name: 'the lines of an invoice',
    page: () => (
      <DraftedInvoice
        about="numbers"
        stored={INVOICE}
        on={{ invoiceId: null, revision: null }}
        onStale={nothing}
      />
    ),
    prepare(network) {
      for (const route of ['query allCompany', 'query allShipments']) network.on(route, { results: [] });
    },
    fields: 2,
    leastDecimals: 2,
  },
  {
    sources: ['invoices/settle/settle-dialog.tsx'],
    name: 'a payment of an invoice',
    page: () => (
      <SettleDialog
        kind="payment"
        invoice={OPEN_INVOICE}
        onClose={nothing}
        onDone={nothing}
        onStale={nothing}
      />
    ),
    fields: 1,
    leastDecimals: 2,
  },
  {
    sources: ['admin/companies/markups-dialog.tsx'],
    name: 'the mark-ups of a company',
    page: () => (
      <MarkupsDialog
        company={{ id: 101, companyName: 'Northfold' }}
        markups={{ ...storedMarkups(20, 10), revision: 3 }}
        onClose={nothing}
        onDone={nothing}
        onStale={nothing}
      />
    ),
    fields: 2,
  },
];

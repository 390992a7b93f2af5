import type { ReactNode } from 'react';
import { blankInvoice, blankLine } from '../../../../portal/app/invoices/entry/draft.ts';
import { DraftedInvoice } from '../../../../portal/app/invoices/entry/drafted-invoice.tsx';
import { DayFilter } from '../../../../portal/app/modules/list/day-filter.tsx';
import { RateSearchPage } from '../../../../portal/app/rate-search/lazy-page.ts';
import { ManyDatesDialog } from '../../../../portal/app/records/order/many/many-dates-dialog.tsx';
import { type FakeNetwork, graphqlError } from '../../../helpers/network.ts';
import { orderOf } from '../records/many/many-screen.ts';
import { EVERY_FORM } from './every-form.ts';
import { newQuote } from './new-quote.tsx';
import { openForm, type StoredForm } from './stored-form.ts';

/** A page or dialog with fields in which somebody types a day. */
interface DateForm {
  /** The file that draws them, from the root of the project. */
  readonly source: string;
  readonly page: ReactNode;
  /** How many fields of a day it has. */
  readonly fields: number;
  /** They ask for a time, too, which is shown so. */
  readonly time?: string;
  /** Whether the error of its field is drawn here, which it is as a rule. */
  readonly tellsItself?: boolean;
  prepare?(network: FakeNetwork): void;
  /** Opens it on the page. */
  open?(): Promise<void>;
}

const nothing = () => undefined;
const MANY = [1];
const FORMS: readonly StoredForm[] = Object.values(EVERY_FORM).flat();

/** A form of the list of those that change a stored record; `around` is its file, where another one draws the fields. */
function stored(source: string, fields: number, around = source): DateForm {
  const form = FORMS.find((one) => one.source === around)!;
  return {
    ...{ source: `portal/app/${source}`, fields, page: form.page(form.stored, nothing) },
    prepare(network) {
      form.prepare?.(network);
      // It stays open, whatever else is filled in.
      network.on(`action ${form.action}`, graphqlError('Not now.', 422));
    },
    open: () => openForm(form),
  };
}

/** One whose fields ask for a day and a time, on the clocks of whoever reads it or of a place. */
const moments = (...of: Parameters<typeof stored>): DateForm => ({
  ...stored(...of),
  time: ', 2:30 PM',
});
const localTimes = (...of: Parameters<typeof stored>): DateForm => ({ ...stored(...of), time: ' 14:30' });

/** The forms of the portal with fields of a day; `every-date-field.test.ts` finds those that are missing. */
export const DATE_FORMS: readonly DateForm[] = [
  stored('records/delivery/delivery-dialog.tsx', 1),
  stored('schedules/sailing-dialog.tsx', 3),
  localTimes('schedules/flight-dialog.tsx', 3),
  moments('records/milestone/time-field.tsx', 1, 'records/milestone/milestone-dialog.tsx'),
  moments('records/booking/plan-fields.tsx', 5, 'records/booking/confirm-dialog.tsx'),
  stored('records/order/order-dates-dialog.tsx', 4),
  {
    source: 'portal/app/records/order/many/many-dates-dialog.tsx',
    fields: 4,
    page: <ManyDatesDialog ids={MANY} onClose={nothing} onSaved={nothing} />,
    prepare(network) {
      network.on('query allPurchaseOrder', { results: [orderOf(1)] });
      network.on('action saveOrderDates', graphqlError('Not now.', 422));
    },
  },
  stored('records/quote/issue-dialog.tsx', 1),
  stored('invoices/settle/settle-dialog.tsx', 1),
  stored('booking-request/freight-card.tsx', 1, 'booking-request/request-form.tsx'),
  {
    source: 'portal/app/invoices/entry/invoice-form.tsx',
    fields: 2,
    page: (
      <DraftedInvoice
        about="dates"
        stored={{ ...blankInvoice(), lines: [blankLine(1)] }}
        on={{ invoiceId: null, revision: null }}
        onStale={nothing}
      />
    ),
    prepare(network) {
      for (const list of ['query allCompany', 'query allShipments']) network.on(list, { results: [] });
    },
  },
  {
    source: 'portal/app/rate-search/form/rate-search-form.tsx',
    fields: 1,
    page: <RateSearchPage />,
    prepare: (network) => network.on('action listPorts', []),
  },
  {
    source: 'portal/app/quote-request/quote-request-form.tsx',
    fields: 1,
    page: newQuote('FCL'),
    prepare(network) {
      network.on('action listPorts', []);
      network.on('action findQuoteAgent', { agent: null });
    },
  },
  {
    source: 'portal/app/modules/list/day-filter.tsx',
    fields: 1,
    tellsItself: false,
    page: (
      <DayFilter label="Departed from" value="" error={undefined} onValue={nothing} onUnreadable={nothing} />
    ),
  },
];

import { expect } from '@open-wc/testing';
import { SettleDialog } from '../../../../portal/app/invoices/settle/settle-dialog.tsx';
import { firstFields } from '../../../../portal/app/rate-search/query/fields.ts';
import { loadConfig } from '../../../../portal/app/session/use-config.ts';
import type { WholeInvoice } from '../../../../portal/lists/definitions/whole-invoice.ts';
import { setProviderTimeZone } from '../../../../shared/trade/provider-day.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { eachPanelsPage } from '../panels/panels-screen.tsx';

const nothing = () => undefined;
const INVOICE = {
  ...{ id: 6001, revision: 3, reference: 'INV-1', issuedOn: '2026-05-01', dueOn: '2026-05-31', lines: [] },
  totals: [{ currency: 'USD', amount: 200, paidAmount: 0, creditedAmount: 0, paidAt: null }],
  entries: [],
} as unknown as WholeInvoice;

describe('the day that a form begins with', () => {
  const screen = eachPanelsPage();
  afterEach(() => setProviderTimeZone('UTC'));

  // It is never the same day in both.
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago'])
    it(`D-154 is the provider’s, and the form says whose it is: ${zone}`, async () => {
      screen.network.on('GET /config.json', { providerTimeZone: 'Pacific/Kiritimati' });
      await loadConfig();
      setProviderTimeZone(zone);
      await screen.open(
        <SettleDialog
          kind="payment"
          invoice={INVOICE}
          onClose={nothing}
          onDone={nothing}
          onStale={nothing}
        />,
      );
      const today = (language: string, style: Intl.DateTimeFormatOptions) =>
        new Intl.DateTimeFormat(language, { timeZone: zone, ...style }).format(Date.now());
      const field = () =>
        [...document.querySelectorAll<HTMLInputElement>('dialog input')].find(
          ({ labels }) => labels?.[0]?.textContent?.trim() === 'Paid on',
        );
      await waitUntil(() => field()?.value === today('en-US', { dateStyle: 'medium' }), 'the day there');
      await screen.shows('go by the calendar day in');
      expect(firstFields().day, 'of a search for rates').to.equal(today('sv-SE', { dateStyle: 'short' }));
    });
});

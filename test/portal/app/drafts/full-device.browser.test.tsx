import { expect } from '@open-wc/testing';
import type { ReactNode } from 'react';
import { firstEntry } from '../../../../portal/app/booking-request/entry.ts';
import { DraftedForm } from '../../../../portal/app/booking-request/request-page.tsx';
import { blankInvoice } from '../../../../portal/app/invoices/entry/draft.ts';
import { DraftedInvoice } from '../../../../portal/app/invoices/entry/drafted-invoice.tsx';
import { LeaveQuestion } from '../../../../portal/app/unsaved-work/leave-question.tsx';
import { watchUnsavedWork } from '../../../../portal/app/unsaved-work/unsaved-work.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { click, type } from '../../../shared/ui/user-input.ts';
import { eachPanelsPage } from '../panels/panels-screen.tsx';

watchUnsavedWork();

const ignore = () => undefined;
const NEW = { bookingId: null, revision: null, quoteId: null };
const FORMS: readonly [string, string, () => ReactNode][] = [
  [
    'a booking request',
    'Shipper',
    () => <DraftedForm about="new" on={NEW} stored={firstEntry()} onStale={ignore} />,
  ],
  ['an invoice', 'Description', () => <Invoice />],
];

const INVOICE = blankInvoice();
const Invoice = () => (
  <DraftedInvoice about="new" stored={INVOICE} on={{ invoiceId: null, revision: null }} onStale={ignore} />
);

const { setItem } = Storage.prototype;

for (const [kind, label, form] of FORMS)
  describe(`what was typed of ${kind}`, () => {
    const screen = eachPanelsPage();
    beforeEach(async () => {
      screen.network.on('query allCompany', { results: [] });
      screen.network.on('query allShipments', { results: [] });
      screen.network.on('query allPurchaseOrder', { results: [] });
      screen.network.on('action listPorts', []);
      history.pushState(null, '', '/before');
      history.pushState(null, '', '/form');
      await screen.open(
        <>
          <LeaveQuestion />
          {form()}
        </>,
      );
    });
    afterEach(() => {
      Storage.prototype.setItem = setItem;
      for (const name of Object.keys(localStorage))
        if (name.startsWith('freight-portal ')) localStorage.removeItem(name);
    });
    const typeInto = async () => {
      (await screen.named('input, textarea', label)).focus();
      await type('Mill of the North');
    };
    const question = () => screen.all('dialog[open]')[0];

    it('D-38 is kept by the device, and may be left without a question', async () => {
      await typeInto();
      history.back();
      await waitUntil(() => location.pathname === '/before');
      expect(question()).to.equal(undefined);
      await waitUntil(() => Object.values(localStorage).some((text) => text.includes('Mill of the North')));
    });

    it('D-31 D-38 is not left without a question where the device keeps nothing', async () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      await typeInto();
      history.back();
      await waitUntil(question, 'the question');
      expect(location.pathname).to.equal('/form');
      await click(screen.find('button', 'Keep editing'));
      await waitUntil(() => !question());
      await waitUntil(() => screen.app.textContent?.includes('This device can’t keep what you enter.'));
      expect((await screen.named<HTMLInputElement>('input, textarea', label)).value).to.equal(
        'Mill of the North',
      );
      const leave = new Event('beforeunload', { cancelable: true });
      expect(dispatchEvent(leave)).to.equal(false);
      await screen.accessible();
    });
  });

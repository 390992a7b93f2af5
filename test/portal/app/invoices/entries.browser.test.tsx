import stylesheets from 'stylesheets:../../../../portal/app/invoices/pages.ts';
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { useState } from 'react';
import { Entries } from '../../../../portal/app/invoices/parts/entries.tsx';
import type { Profile } from '../../../../portal/app/session/profile/profile.ts';
import type { WholeInvoice } from '../../../../portal/lists/definitions/whole-invoice.ts';
import { writeSession } from '../../../../shared/client/session.ts';
import { adoptStylesheets } from '../../../../shared/element/stylesheets.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { fieldsOf, graphqlError, jwt } from '../../../helpers/network.ts';
import { click, focused, press, type } from '../../../shared/ui/user-input.ts';
import { eachPanelsPage } from '../panels/panels-screen.tsx';

const REVERSE = 'action reverseInvoiceEntry';
const BLUE_ANCHOR = { id: 1, companyName: 'Blue Anchor' };
const ADA = {
  ...{ id: 1, firstname: 'Ada', roles: [{ id: 1, name: 'Admin' }] },
  ...{ entity: BLUE_ANCHOR, homeEntity: BLUE_ANCHOR, entity_id: 1 },
} as unknown as Profile;

const entry = (id: number, more: object = {}) => ({
  ...{ id, kind: 'payment', currency: 'USD', amount: 40 + id, enteredOn: '2026-05-10', note: null },
  ...{ reference: null, cancels: false },
  ...{ reversedAt: null, reversedBy: null, reversalReason: null, ...more },
});
const REVERSED = {
  ...{ reversedAt: '2026-05-12T09:00:00Z', reversedBy: 'Ada Lindqvist', reversalReason: 'Entered twice' },
};
const INVOICE = {
  ...{ id: 6001, revision: 3, reference: 'INV-1', lines: [], totals: [] },
  entries: [entry(1), entry(2, { kind: 'credit' })],
} as unknown as WholeInvoice;

/** As the page shows it: loaded anew, its first entry is reversed. */
function Page({ of }: { of: WholeInvoice }) {
  const [invoice, setInvoice] = useState(of);
  const reload = () =>
    setInvoice({ ...of, revision: 4, entries: [entry(1, REVERSED), ...of.entries.slice(1)] });
  return <Entries invoice={invoice} onChange={reload} />;
}

describe('the payments and credits of an invoice', () => {
  const screen = eachPanelsPage();
  before(() => adoptStylesheets(document, stylesheets));
  afterEach(() => setViewport({ width: 1280, height: 720 }));
  const signInAdmin = () =>
    writeSession({ authToken: jwt(4_000_000_000), expiresAt: 4_000_000_000, user: ADA });
  const items = () => screen.all('li');
  const shown = () => items().map(({ textContent }) => textContent);
  const open = async () => {
    signInAdmin();
    await screen.open(<Page of={INVOICE} />);
    await click(await screen.named('button', 'Reverse payment of USD\u00a041.00'));
    await screen.shows('Reverse this payment?');
  };
  const submit = () => click(document.querySelector('dialog button[type=submit]'));

  it('MOD-09 asks for the reason, and then shows the entry struck through, who reversed it, when and why', async () => {
    screen.network.on(REVERSE, { id: 6001, reference: 'INV-1', revision: 4 });
    await setViewport({ width: 375, height: 800 });
    await open();
    await screen.shows('USD\u00a041.00 will be open again.');
    await submit();
    await screen.shows('Required field');
    expect(focused()?.tagName).to.equal('INPUT');
    await screen.accessible();
    await type(' Entered twice ');
    await submit();
    await waitUntil(() => !document.querySelector('dialog'));
    const { invoiceId, entryId, revision, reason } = fieldsOf(screen.network.to(REVERSE)[0]!);
    expect([invoiceId, entryId, revision, reason.trim()]).to.deep.equal([6001, 1, 3, 'Entered twice']);
    await waitUntil(() => items()[0]?.textContent?.includes('Reversed on'));
    expect(shown()[0]).to.equal(
      'PaymentMay 10, 2026USD\u00a041.00Reversed on May 12, 2026 by Ada Lindqvist: Entered twice',
    );
    const struck = [...items()[0]!.querySelectorAll('s')].map(({ textContent }) => textContent);
    expect(struck).to.deep.equal(['Payment', 'USD\u00a041.00']);
    expect(screen.find('button', 'Reverse payment of USD\u00a041.00')).to.equal(undefined);
    expect(screen.find('button', 'Reverse credit of USD\u00a042.00')).not.to.equal(undefined);
    expect(focused()).to.equal(items()[0]);
    expect(document.documentElement.scrollWidth).to.be.at.most(375);
    await screen.accessible();
  });

  it('D-19 says why the server refused, and tells where somebody else reversed it first', async () => {
    screen.network.on(REVERSE, graphqlError('It is locked.', 422), graphqlError('Stale', 409));
    await open();
    await type('Twice');
    await submit();
    await screen.shows('It is locked.');
    expect(document.querySelector('input')?.value).to.equal('Twice');
    await submit();
    await screen.shows('This payment was reversed meanwhile.');
    await screen.accessible();
    const close = [...document.querySelectorAll('dialog button')].find(
      ({ textContent }) => textContent === 'Close',
    );
    await click(close);
    await waitUntil(() => !document.querySelector('dialog'));
    expect(items()[0]?.textContent).to.include('by Ada Lindqvist');
    expect(focused()).to.equal(items()[0]);
  });

  it('leaves the entry as it is where the question is answered with no', async () => {
    await open();
    await press('Escape');
    await waitUntil(() => !document.querySelector('dialog'));
    expect(focused()?.getAttribute('aria-label')).to.equal('Reverse payment of USD\u00a041.00');
    expect(shown()[0]).not.to.include('Reversed');
  });

  it('D-15 a customer reads what was reversed, and reverses nothing', async () => {
    await screen.open(<Page of={{ ...INVOICE, entries: [entry(1, REVERSED), entry(2)] } as WholeInvoice} />);
    await waitUntil(() => items().length === 2);
    expect(shown()[0]).to.include('Reversed on May 12, 2026 by Ada Lindqvist: Entered twice');
    expect(screen.all('button').filter(({ textContent }) => textContent === 'Reverse').length).to.equal(0);
  });
});

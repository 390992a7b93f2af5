import { expect } from '@open-wc/testing';
import { useState } from 'react';
import { Acceptance } from '../../../../portal/app/records/quote/acceptance.tsx';
import type { IssuedQuote } from '../../../../portal/app/records/quote/issued-quote.ts';
import type { RecordCharges } from '../../../../shared/contract/record-charges.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { fieldsOf, graphqlError, held } from '../../../helpers/network.ts';
import { click } from '../../../shared/ui/user-input.ts';
import { eachPanelsPage } from '../panels/panels-screen.tsx';

const QUOTE = {
  ...{ id: 3001, reference: 'QUO-3001', status: 'Open', mode: 'Ocean', container_type: 'FCL', revision: 2 },
  ...{ customer: { id: 101, companyName: 'Northfold' }, agent: { id: 2, companyName: 'Overseas' } },
  ...{ validUntil: '2027-01-31', isPriced: true, requests: [], bookings: [] },
} as unknown as IssuedQuote;

/** The page of a quote that is another one as soon as it is loaded again. */
function Changing({ to }: { to: Partial<IssuedQuote> }) {
  const [quote, setQuote] = useState(QUOTE);
  return (
    <Acceptance
      charges={undefined}
      quote={quote}
      viewer={{ companyId: 101, homeCompanyId: 101 } as never}
      onChange={() => setQuote({ ...QUOTE, revision: 3, ...to })}
    />
  );
}

const refusal = (code: string) => graphqlError('Refused', 422, [{ code }]);

describe('the answer to a quote', () => {
  const screen = eachPanelsPage();
  const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
  const says = (words: string) => waitUntil(() => document.body.textContent?.includes(words), words);
  const CUSTOMER = { companyId: 101, homeCompanyId: 101 };
  const open = (quote: Partial<IssuedQuote>, viewer: object = CUSTOMER, charges?: RecordCharges) =>
    screen.open(
      <Acceptance
        charges={charges}
        quote={{ ...QUOTE, ...quote }}
        viewer={viewer as never}
        onChange={() => undefined}
      />,
    );
  const WAITED_FOR = 'It can be accepted as soon as its charges are entered.';

  it('D-152 who only acts for the customer is offered no answer, and reads whose is waited for', async () => {
    await open({ isPriced: true }, { role: 'admin', companyId: 101, homeCompanyId: 1 });
    await says('Waiting for the answer of');
    expect(buttons()).to.not.include.members(['Accept quote']);
    expect(buttons()).to.not.include.members(['Decline quote']);
  });

  it('MOD-10 a quote without a price is not offered to be accepted, and says what is waited for', async () => {
    await open({ isPriced: false });
    await says(WAITED_FOR);
    expect(buttons()).to.deep.equal(['Decline quote']);
    await screen.accessible();
    await open({ isPriced: true });
    await waitUntil(() => buttons().includes('Accept quote'));
    expect(document.body.textContent).to.not.include(WAITED_FOR);
  });

  it('MOD-10 those who issued it without a price are not told to wait for the customer', async () => {
    await open({ isPriced: false }, { role: 'agent', companyId: 2, homeCompanyId: 2 });
    await says(WAITED_FOR);
    expect(document.body.textContent).to.not.include('Waiting for the answer');
  });

  it('MOD-10 D-158 a quote that is booked says with which booking, and offers a further one in place of the first', async () => {
    const offered = (name: string) => screen.find('a', name)?.getAttribute('href') ?? '';
    const booking = (id: number, status: string) => ({ id, reference: `BKG-${id}`, status });
    await open({ status: 'Accepted' });
    await waitUntil(() => offered('Request a booking').endsWith('/booking/new?quote=3001'));
    await open({ status: 'Accepted', bookings: [booking(7, 'Requested'), booking(8, 'Declined')] });
    await says('Booked with it: BKG-7');
    expect(offered('BKG-7')).to.match(/\/booking\/7$/);
    expect(offered('BKG-8')).to.equal('');
    expect(offered('Request another booking')).to.match(/\/booking\/new\?quote=3001$/);
    expect(offered('Request a booking')).to.equal('');
    await screen.accessible();
    const shipment = { id: 9, reference: 'SHP-9', status: 'Booked' };
    await open({ status: 'Accepted', shipment });
    await waitUntil(() => offered('Request a booking') === '', 'it is shipped without one');
    await open({ status: 'Accepted', shipment: { ...shipment, status: 'Cancelled' } });
    await waitUntil(() => offered('Request a booking') !== '', 'its shipment came to nothing');
  });

  const FIRST = {
    ...{
      version: 1,
      status: 'Accepted' as const,
      answeredAt: '2026-11-02T09:30:00Z',
      answeredBy: 'Ida Moreno',
    },
    totals: [
      { currency: 'CAD', cost: null, price: '7.50' },
      { currency: 'USD', cost: null, price: '1100.00' },
    ],
  };
  const charges = (more: Partial<RecordCharges> = {}): RecordCharges => ({
    ...{ lists: [], totals: [], rates: null, versions: [FIRST], newVersion: false },
    ...more,
  });

  it('D-152 tells the customer what was accepted before at which price, and that a new version is on its way', async () => {
    await open({ status: 'Requested', version: 2, validUntil: null }, CUSTOMER, charges());
    await says('A new version of this quote is being worked on.');
    await says('Version 1 was accepted on');
    const words = document.body.textContent;
    expect(words).to.include('by Ida Moreno: CAD\u00a07.50, USD\u00a01,100.00. This no longer counts.');
    expect(buttons()).to.deep.equal([]);
    await screen.accessible();
  });

  it('D-152 offers a new version of an answered quote to whom the server lets begin one, after a question', async () => {
    const admin = { role: 'admin', companyId: 1, homeCompanyId: 1 };
    await open({ status: 'Accepted' }, admin, charges({ versions: [], newVersion: false }));
    expect(buttons()).to.not.include('New version');
    await open({ status: 'Accepted' }, admin, charges({ versions: [], newVersion: true }));
    const button = (name: string) =>
      [...document.querySelectorAll('button')].find((one) => one.textContent === name);
    await waitUntil(() => button('New version'));
    screen.network.on('action newQuoteVersion', { id: 3001, revision: 3, status: 'Requested' });
    await click(button('New version'));
    await says('The customer will be told that its acceptance no longer counts.');
    await screen.accessible();
    await click(button('Begin the new version'));
    await waitUntil(() => !document.querySelector('dialog[open]'), 'it is closed');
    expect(fieldsOf(screen.network.to('action newQuoteVersion')[0]!)).to.deep.equal({
      quoteId: 3001,
      revision: 2,
    });
  });

  const REQUEST = {
    ...{
      id: 1,
      originPort: { id: 11, companyName: 'Shanghai' },
      destinationPort: { id: 12, companyName: 'Hamburg' },
    },
    ...{ shipOn: '2026-12-20', containers: '2 x 40HC', incoterm: 'FOB' },
  } as unknown as IssuedQuote['requests'][number];
  const press = async (name: string, within: ParentNode = document) => {
    const button = () => [...within.querySelectorAll('button')].find((one) => one.textContent === name);
    await waitUntil(button, name);
    await click(button());
  };
  const dialogSays = (words: string) =>
    waitUntil(() => document.querySelector('dialog[open]')?.textContent?.includes(words), words);

  it('MOD-10 the customer withdraws a request that was not issued yet, after a question that says what it was for', async () => {
    const asked = { status: 'Requested', version: 1, validUntil: null, isPriced: false, requests: [REQUEST] };
    await open(asked);
    screen.network.on('action withdrawQuote', { id: 3001, revision: 3, status: 'Cancelled' });
    await press('Withdraw request');
    for (const words of ['Shanghai – Hamburg', '2 × 40HC', 'Dec 20, 2026', 'FOB']) await dialogSays(words);
    await screen.accessible();
    await press('Withdraw request', document.querySelector('dialog[open]')!);
    await waitUntil(() => !document.querySelector('dialog[open]'), 'it is closed');
    expect(fieldsOf(screen.network.to('action withdrawQuote')[0]!)).to.deep.equal({
      quoteId: 3001,
      revision: 2,
    });
    await open({
      ...asked,
      status: 'Cancelled',
      answeredAt: '2026-11-02T09:30:00Z',
      answeredBy: 'Ida Moreno',
    });
    await says('Request withdrawn on');
    expect(buttons()).to.deep.equal([]);
  });

  it('MOD-10 neither an agent nor the customer of an issued quote is offered to withdraw it', async () => {
    await open({ status: 'Requested', version: 1 }, { role: 'agent', companyId: 2, homeCompanyId: 2 });
    await says('Issue quote');
    expect(buttons()).to.not.include('Withdraw request');
    await open({ status: 'Open', version: 1 });
    await says('This quote is valid until');
    expect(buttons()).to.not.include('Withdraw request');
  });

  const PRICED = {
    ...{ lists: [], rates: null, versions: [], newVersion: false },
    totals: [{ currency: 'USD', cost: '9.00', price: '10.00' }],
  };

  it('MOD-10 D-158 the question that issues a quote says for which customer, route and cargo, and the total what for', async () => {
    screen.network.on('action recordCharges', PRICED);
    const admin = { role: 'admin', companyId: 1, homeCompanyId: 1 };
    await open({ status: 'Requested', version: 1, requests: [REQUEST] }, admin);
    await press('Issue quote');
    for (const words of ['Northfold', 'Shanghai – Hamburg', '2 × 40HC', 'for 2 × 40HC'])
      await dialogSays(words);
  });

  it('MOD-10 who comes from the charges to issue the quote is asked at once, and finds the way back', async () => {
    screen.network.on('action recordCharges', PRICED);
    history.replaceState(null, '', '/quotes/3001?issue');
    await open(
      { status: 'Requested', version: 1, requests: [REQUEST] },
      { role: 'agent', companyId: 2, homeCompanyId: 2 },
    );
    await dialogSays('Valid until');
    const back = [...document.querySelectorAll('a')].find(
      ({ textContent }) => textContent === 'Enter charges',
    );
    expect(back?.getAttribute('href')).to.include('/booking-charges/freight_charges/?record_id=3001');
    history.replaceState(null, '', '/');
  });

  describe('that is refused', () => {
    const dialog = () => document.querySelector('dialog[open]');
    const button = (name: string, within: ParentNode | null = document) =>
      [...(within?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === name);
    const says = (words: string) => waitUntil(() => dialog()?.textContent?.includes(words), words);
    const press = async (name: string) => {
      await waitUntil(() => button(name));
      await click(button(name));
      await waitUntil(() => button(name, dialog()));
      // The price moves the buttons below it when it comes.
      await says('10.00');
      await click(button(name, dialog()));
    };
    beforeEach(() =>
      screen.network.on('action recordCharges', {
        ...{
          lists: [],
          totals: [{ currency: 'USD', cost: null, price: '10.00' }],
          rates: null,
          versions: [],
          newVersion: false,
        },
      }),
    );

    for (const [action, name] of [
      ['acceptQuote', 'Accept quote'],
      ['declineQuote', 'Decline quote'],
    ] as const)
      it(`MOD-10 D-19 because of how it stands says how, and asks nothing more: ${action}`, async () => {
        screen.network.on(`action ${action}`, refusal('quoteExpired'));
        await screen.open(<Changing to={{ status: 'Expired' }} />);
        await press(name);
        await says('This quote expired after');
        expect(dialog()!.querySelector('h2')?.textContent).to.equal('QUO-3001 has changed');
        expect(button(name, dialog())).to.equal(undefined);
        await screen.accessible();
      });

    it('MOD-10 D-151 can’t be pressed before the present price stands on the screen, beside the one that was read', async () => {
      const coming = held<object>();
      const priced = (price: string) => ({
        ...{ lists: [], totals: [{ currency: 'USD', cost: null, price }], rates: null },
      });
      screen.network.on('action recordCharges', priced('10.00'), coming.answer);
      screen.network.on('action acceptQuote', graphqlError('Stale', 409), {
        ...{ id: 3001, revision: 4, status: 'Accepted' },
      });
      const sent = () => screen.network.to('action acceptQuote').length;
      await screen.open(<Changing to={{}} />);
      await press('Accept quote');
      await waitUntil(() => screen.network.to('action recordCharges').length === 2);
      await waitUntil(() => button('Accept quote', dialog())?.getAttribute('aria-busy') !== 'true');
      expect(button('Accept quote', dialog())?.getAttribute('aria-disabled')).to.equal('true');
      await screen.accessible();
      button('Accept quote', dialog())?.click();
      coming.give(priced('5010.00'));
      await says('The price has changed: it was USD\u00a010.00.');
      await says('5,010.00');
      await screen.accessible();
      expect(sent()).to.equal(1);
      button('Accept quote', dialog())?.click();
      await waitUntil(() => sent() === 2);
    });

    it('MOD-10 D-151 can’t be accepted at a price that could not be loaded, which can be tried again', async () => {
      screen.network.on('action recordCharges', graphqlError('No', 422), {
        ...{ lists: [], totals: [{ currency: 'USD', cost: null, price: '10.00' }], rates: null },
      });
      await screen.open(<Changing to={{}} />);
      await waitUntil(() => button('Accept quote'));
      await click(button('Accept quote'));
      await waitUntil(() => button('Try again', dialog()));
      expect(button('Accept quote', dialog())?.getAttribute('aria-disabled')).to.equal('true');
      await screen.accessible();
      await click(button('Try again', dialog()));
      await says('10.00');
      await waitUntil(() => button('Accept quote', dialog())?.getAttribute('aria-disabled') === null);
    });
  });
});

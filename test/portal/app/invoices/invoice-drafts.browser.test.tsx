import stylesheets from 'stylesheets:../../../../portal/app/invoices/pages.ts';
import { expect } from '@open-wc/testing';
import { ChangeInvoicePage, NewInvoicePage } from '../../../../portal/app/invoices/entry/entry-page.tsx';
import { writeSession } from '../../../../shared/client/session.ts';
import { adoptStylesheets } from '../../../../shared/element/stylesheets.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { fieldsOf, graphqlError, jwt } from '../../../helpers/network.ts';
import { click, focused, type } from '../../../shared/ui/user-input.ts';
import { ADMIN } from '../admin/admin-screen.tsx';
import { record } from '../modules/list/list-screen.tsx';
import { eachPanelsPage } from '../panels/panels-screen.tsx';

const SAVE = 'action saveInvoice';
const STALE = () => graphqlError('Stale', 409, [{ code: 'staleRecord', text: 'Stale' }]);
const RESTORED = /^Your draft of .+ is here again\./;

const line = (id: number, chargeName: string, amount: number) => ({
  ...{ id, chargeName, quantity: null, unitCode: null, unitCost: null },
  ...{ currency: 'USD', amount, chargeListId: null },
});
const INVOICE = {
  ...{ id: 6001, revision: 1, reference: 'INV-6001', status: 'Open', daysOverdue: null },
  ...{ customer: { id: 101, companyName: 'Northfold' }, shipment: null, manifest: null },
  ...{ seller: null, billedTo: null, totals: [], entries: [] },
  ...{ issuedOn: '2026-05-01', dueOn: '2026-05-31', lines: [line(1, 'Freight', 100)] },
};

describe('what was typed of an invoice', () => {
  const screen = eachPanelsPage();
  before(() => adoptStylesheets(document, stylesheets));
  beforeEach(() => {
    screen.network.on('query allCompany', { results: [] });
    screen.network.on('query allShipments', { results: [] });
    const user = { ...ADMIN, id: 7, entity_id: 1 };
    writeSession({ authToken: jwt(4_000_000_000), expiresAt: 4_000_000_000, user });
  });
  afterEach(() => {
    for (const name of Object.keys(localStorage)) if (/invoice/.test(name)) localStorage.removeItem(name);
  });

  const stored = () => Object.entries(localStorage).filter(([name]) => /invoice/.test(name));
  const keeps = (words: string) =>
    waitUntil(() => stored().some(([, text]) => text.includes(words)), `"${words}" on the device`);
  const inputs = (name: string) =>
    screen
      .all<HTMLInputElement>('input')
      .filter(({ labels }) => [...(labels ?? [])].some(({ textContent }) => textContent === name));
  const values = (name: string) => inputs(name).map(({ value }) => value);
  const button = (name: string) => screen.named<HTMLButtonElement>('button', name);
  const says = (words: string | RegExp) =>
    waitUntil(() => screen.all('p, li, div, span').some((one) => matches(one, words)), String(words));
  const matches = ({ textContent }: Element, words: string | RegExp) =>
    typeof words === 'string' ? textContent === words : words.test(textContent ?? '');
  const enter = async (input: HTMLInputElement | undefined, text: string) => {
    input?.focus();
    input?.select();
    await type(text);
  };
  const leave = async () => {
    await screen.open(<p>Elsewhere</p>);
    await says('Elsewhere');
  };

  it('D-38 MOD-09 two tabs on a new invoice neither share nor overwrite each other’s', async () => {
    await screen.open(<NewInvoicePage key="first" />);
    await waitUntil(() => inputs('Description').length === 1);
    await enter(inputs('Description')[0], 'Invoice A');
    await keeps('Invoice A');
    await screen.open(
      <>
        <NewInvoicePage key="first" />
        <NewInvoicePage key="second" />
      </>,
    );
    await waitUntil(() => inputs('Description').length === 2);
    const [, second] = inputs('Description');
    expect(second?.value).to.equal('');
    await enter(second, 'Invoice B');
    await keeps('Invoice B');
    await keeps('Invoice A');

    await leave();
    const back = [];
    for (let visit = 0; visit < 2; visit += 1) {
      await screen.open(<NewInvoicePage />);
      await says(RESTORED);
      back.push(...values('Description'));
      await click(await button('Discard draft'));
      await waitUntil(() => values('Description')[0] === '');
      await leave();
    }
    expect(back.sort()).to.deep.equal(['Invoice A', 'Invoice B']);
    expect(stored()).to.deep.equal([]);
  });

  it('D-38 left twice is offered twice: each can be gone on with, and the other one waits meanwhile', async () => {
    const draft = (chargeName: string, hours: number) => {
      const line = { key: 1, chargeName, currency: 'USD', amount: '7', quantity: null, unitCode: null };
      const head = { customer: null, shipment: null, reference: '', issuedOn: '', dueOn: '' };
      const values = { ...head, lines: [{ ...line, unitCost: null, chargeListId: null }] };
      const content = { values, base: { ...head, lines: [] }, attempt: null };
      return JSON.stringify({ content, savedAt: Date.now() - hours * 3_600_000 });
    };
    localStorage.setItem('freight-portal invoice 7 1 new', draft('Customs', 5));
    localStorage.setItem('freight-portal invoice 7 1 new #a', draft('Repacking', 1));
    await screen.open(<NewInvoicePage />);
    await says(RESTORED);
    await says(/There is another draft\./);
    expect(values('Description')).to.deep.equal(['Repacking']);
    await screen.accessible();
    const goOn = await button('Go on with it');
    expect(document.getElementById(goOn.getAttribute('aria-describedby')!)?.textContent).to.include(
      'Customs',
    );
    await click(goOn);
    await waitUntil(() => values('Description')[0] === 'Customs', 'the other draft');
    await enter(inputs('Description')[0], 'Customs in Hamburg');
    await keeps('Customs in Hamburg');
    await keeps('Repacking');
    await click(await button('Discard draft'));
    await waitUntil(() => values('Description')[0] === '', 'an empty form');
    await click(await button('Go on with it'));
    await waitUntil(() => values('Description')[0] === 'Repacking', 'the first one again');
    expect(stored().length).to.equal(1);
  });

  it('D-151 D-19 stays where somebody else has saved meanwhile, line by line, and what both have changed is chosen', async () => {
    const lines = [line(1, 'Freight', 100), line(2, 'Fuel', 30), line(3, 'Customs', 20), line(4, 'Night', 5)];
    const theirs = {
      ...{ ...INVOICE, revision: 2, dueOn: '2026-06-15' },
      lines: [line(9, 'Freight', 90), line(10, 'Fuel', 35), line(11, 'Rent', 7), line(12, 'Night', 5)],
    };
    screen.network.on('query oneInvoice', record({ ...INVOICE, lines }), record(theirs));
    const change = { actor: 'Ben Ort', own: false, createdAt: '2026-05-02T09:00:00Z', changes: [] };
    screen.network.on('query allAuditEntry', Response.json({ data: { found: { results: [change] } } }));
    screen.network.on(SAVE, STALE(), { id: 6001, reference: 'INV-6001', revision: 3 });
    await screen.open(<ChangeInvoicePage params={{ id: '6001' }} />);
    await click(await button('Add line'));
    await waitUntil(() => focused() === inputs('Description')[4]);
    await type('Waiting time');
    await enter(inputs('Amount')[4], '1234.50');
    await enter(inputs('Amount')[0], '110');
    await click(await button('Remove line 4'));
    await click(await button('Save invoice'));
    await says(/^Ben Ort has saved this meanwhile \(.+\)\. Please choose what counts/);
    expect(values('Description')).to.deep.equal(['Freight', 'Fuel', 'Rent', 'Waiting time']);
    expect(values('Amount')).to.deep.equal(['110.00', '35.00', '7.00', '1234.50']);
    expect(values('Due')).to.deep.equal(['Jun 15, 2026']);
    await says('Line 2: Fuel USD\u00a030.00 → Fuel USD\u00a035.00');
    await says('Line 3: Customs USD\u00a020.00 → Rent USD\u00a07.00');
    await says('Yours: Freight USD\u00a0110.00');
    await says('Saved meanwhile: Freight USD\u00a090.00');
    await screen.accessible();
    expect(screen.all('p').map(({ textContent }) => textContent)).not.to.include(
      'Please choose one of both.',
    );

    await click(await button('Save invoice'));
    await says('Please choose one of both.');
    await says(/^Ben Ort has saved this meanwhile \(/);
    expect(screen.network.to(SAVE).length).to.equal(1);
    expect(screen.all('input[type=radio]').length).to.equal(2);
    const [, other] = screen.all<HTMLInputElement>('input[type=radio]');
    await click(other);
    await click(await button('Save invoice'));
    await waitUntil(() => screen.network.to(SAVE).length === 2);
    const sent = fieldsOf(screen.network.to(SAVE)[1]!);
    expect([sent.revision, sent.dueOn]).to.deep.equal([2, '2026-06-15']);
    expect(
      sent.lines.map(({ chargeName, amount }: Record<string, string>) => [chargeName, amount]),
    ).to.deep.equal([
      ['Freight', '90.00'],
      ['Fuel', '35.00'],
      ['Rent', '7.00'],
      ['Waiting time', '1234.50'],
    ]);
    await waitUntil(() => stored().length === 0, 'nothing is kept of what is stored');
  });

  it('D-151 a line that one has taken away and the other one changed is chosen about, on both sides', async () => {
    const lines = [line(1, 'Freight', 100), line(2, 'Fuel', 30), line(3, 'Customs', 20)];
    const theirs = { ...INVOICE, revision: 2, lines: [line(9, 'Fuel', 35), line(10, 'Customs', 20)] };
    screen.network.on('query oneInvoice', record({ ...INVOICE, lines }), record(theirs));
    screen.network.on(SAVE, STALE());
    await screen.open(<ChangeInvoicePage params={{ id: '6001' }} />);
    await waitUntil(() => inputs('Description').length === 3);
    await enter(inputs('Amount')[0], '110');
    await click(await button('Remove line 2'));
    await click(await button('Save invoice'));
    await says('Yours: Freight USD\u00a0110.00');
    await says('Saved meanwhile: no line');
    await says('Yours: no line');
    await says('Saved meanwhile: Fuel USD\u00a035.00');
    expect(values('Description'), 'nothing that was typed is lost').to.deep.equal(['Customs', 'Freight']);
    const choices = () =>
      new Map(
        screen.all<HTMLInputElement>('input[type=radio]').map((one) => [one.labels?.[0]?.textContent, one]),
      );
    await click(choices().get('Saved meanwhile: no line'));
    await waitUntil(() => values('Description').join() === 'Customs');
    await click(choices().get('Saved meanwhile: Fuel USD\u00a035.00'));
    await waitUntil(() => values('Description').join() === 'Fuel,Customs');
    await click(choices().get('Yours: Freight USD\u00a0110.00'));
    await waitUntil(() => values('Description').join() === 'Fuel,Customs,Freight');
  });

  it('D-151 D-38 is there again after a reload where somebody else has saved since it was typed', async () => {
    const theirs = { ...INVOICE, revision: 2, lines: [line(9, 'Ocean freight', 90)] };
    screen.network.on('query oneInvoice', record(INVOICE), record(theirs));
    const change = { actor: 'Ada', own: true, createdAt: '2026-05-02T09:00:00Z', changes: [] };
    screen.network.on('query allAuditEntry', Response.json({ data: { found: { results: [change] } } }));
    const saysWho = () => says(/^You have saved this in another window \(.+\)\. Please choose what counts/);
    await screen.open(<ChangeInvoicePage params={{ id: '6001' }} />);
    await waitUntil(() => inputs('Description').length === 1);
    await enter(inputs('Description')[0], 'Sea freight');
    await keeps('Sea freight');
    await leave();
    await screen.open(<ChangeInvoicePage params={{ id: '6001' }} />);
    await says(RESTORED);
    expect(values('Description')).to.deep.equal(['Sea freight']);
    await says('Saved meanwhile: Ocean freight USD\u00a090.00');
    await saysWho();
    // What nobody has decided about is asked for at the next visit, too.
    await leave();
    await screen.open(<ChangeInvoicePage params={{ id: '6001' }} />);
    await says('Saved meanwhile: Ocean freight USD\u00a090.00');
    await saysWho();
    expect(values('Description')).to.deep.equal(['Sea freight']);
    await click(await button('Discard draft'));
    await waitUntil(() => values('Description')[0] === 'Ocean freight');
    await waitUntil(() => stored().length === 0);
  });

  it('D-38 is found under the names of former releases, too, of which none stays', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const blank = { quantity: null, unitCode: null, unitCost: null, chargeListId: null };
    const former = (chargeName: string) =>
      JSON.stringify({
        ...{ customer: { id: 101, label: 'Northfold' }, shipment: null, reference: '' },
        ...{ issuedOn: today, dueOn: today },
        lines: [{ key: 1, chargeName, currency: 'USD', amount: '77.00', ...blank }],
      });
    localStorage.setItem('fp-invoice-draft:7:1:new', former('Customs'));
    localStorage.setItem('fp-invoice-draft:7:1:6001-1', former('Repacking'));
    localStorage.setItem('fp-invoice-draft:7:1:6002-1', 'nonsense');
    await screen.open(<NewInvoicePage />);
    await says(RESTORED);
    expect(values('Description')).to.deep.equal(['Customs']);
    expect(stored().filter(([name]) => name.startsWith('fp-'))).to.deep.equal([]);
    await leave();

    screen.network.on('query oneInvoice', record({ ...INVOICE, revision: 2 }));
    await screen.open(<ChangeInvoicePage params={{ id: '6001' }} />);
    await says(RESTORED);
    expect(values('Description')).to.deep.equal(['Repacking']);
    // Nobody knows what it began with: what differs from what is stored is chosen.
    await says('Saved meanwhile: Freight USD\u00a0100.00');
  });
});

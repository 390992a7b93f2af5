import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { invoices } from '../../../../../portal/lists/definitions/invoices.ts';
import { Button } from '../../../../../shared/ui/button/button.tsx';
import { settled } from '../../../../helpers/element/settled.ts';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { broken, held } from '../../../../helpers/network.ts';
import { click, focused, press, type } from '../../../../shared/ui/user-input.ts';
import { type ListScreen, openList, page } from '../list/list-screen.tsx';

const SUMS = 'POST /api/invoice-sums';
const start = location.pathname + location.search;

const invoice = (id: number) => ({
  ...{ id, reference: `INV-${id}`, customer: { id: 101, companyName: 'Northfold' }, shipment: null },
  ...{ manifest: null, issuedOn: '2026-05-01', dueOn: '2026-05-31', status: 'Open', daysOverdue: null },
  totals: [{ id, currency: 'USD', amount: 10, paidAmount: 0, creditedAmount: 0 }],
});
const sums = (...amounts: (readonly [currency: string, amount: string, owed: string])[]) => ({
  currencies: amounts.map(([currency, amount, owed]) => ({ currency, amount, owed })),
});
const ONE = sums(['USD', '30.00', '10.00']);
const MANY = sums(
  ...['AUD', 'CAD', 'CNY', 'EUR', 'GBP', 'SEK', 'USD'].map(
    (currency) => [currency, '1234567.80', '0.00'] as const,
  ),
);

describe('the sums of a list of invoices', () => {
  let screen: ListScreen;
  beforeEach(() => setViewport({ width: 1200, height: 800 }));
  afterEach(() => {
    screen.network.verify();
    screen.close();
    history.replaceState(null, '', start);
  });

  const open = (
    answers: { rows?: unknown[]; sums: unknown[] },
    { address = '/invoices', hasReload = false } = {},
  ) => {
    const { rows = [() => page([invoice(1), invoice(2)])] } = answers;
    screen = openList(
      address,
      (network) => {
        network.on('query allInvoice', ...rows);
        network.on(SUMS, ...answers.sums);
      },
      invoices,
      { role: 'admin' },
      hasReload ? (_row, { reload }) => <Button onClick={reload}>Reload</Button> : undefined,
    );
  };
  const asked = () => screen.network.to(SUMS).map(({ body }) => body);
  /** With the spaces that don't break as others. */
  const shown = (of: Element | null) => of?.textContent?.replaceAll('\u00a0', ' ') ?? '';
  const says = (part: string) => waitUntil(() => shown(screen.place).includes(part), part);
  const line = () => screen.place.querySelector('section');
  const listed = () => screen.rows().length > 0 && !line()?.matches('[aria-busy=true]');

  it('MOD-09 says what the invoices come to and what of it is open, and follows search and filter', async () => {
    open({ sums: [sums(['EUR', '7.00', '0.00'], ['USD', '30.00', '10.00']), ONE] });
    await says('EUR 7.00');
    expect(shown(line())).to.equal(
      'Sum of the invoices in this listBilled, credits offEUR 7.00USD 30.00Open amountUSD 10.00',
    );
    await waitUntil(listed);
    expect(asked().length, 'asked for once').to.equal(1);
    screen.search().focus();
    await type('INV-2');
    await press('Enter');
    await waitUntil(() => !shown(line()).includes('EUR'));
    await waitUntil(() => asked().at(-1)?.search === 'INV-2');
    screen.place.querySelector<HTMLSelectElement>('select')!.focus();
    await type('Ove');
    await waitUntil(() => asked().at(-1)?.filters.status === 'overdue');
  });

  it('D-73 is loaded anew with the list, and stays until it is there', async () => {
    const later = held<unknown>();
    open({ sums: [ONE, later.answer, ONE] }, { hasReload: true });
    await says('USD 30.00');
    await waitUntil(listed);
    await click(screen.button('Reload'));
    await waitUntil(() => asked().length === 2);
    expect(line()?.ariaBusy).to.equal('true');
    expect(shown(line())).to.include('USD 30.00');
    later.give(sums(['USD', '55.50', '0.00']));
    await says('USD 55.50');
  });

  it('D-41 what can’t be added up has a retry of its own, which moves no row and keeps the focus in its place', async () => {
    const later = held<unknown>();
    open({ sums: [broken(), later.answer, ONE] });
    await says('Unable to add up the invoices of this list.');
    await waitUntil(() => screen.rows().length === 2);
    const top = () => Math.round(screen.place.querySelector('table')!.getBoundingClientRect().top);
    const before = top();
    screen.button('Try again')?.focus();
    await press('Enter');
    await waitUntil(() => screen.button('Try again')?.ariaBusy === 'true');
    expect([top(), screen.rows().length]).to.deep.equal([before, 2]);
    later.give(ONE);
    await says('USD 30.00');
    expect(top()).to.equal(before);
    expect(screen.button('Try again')).to.equal(undefined);
    expect(focused()).to.equal(line());
  });

  it('D-41 a list that failed has one retry, which loads the sums as well', async () => {
    open({
      rows: [broken(), broken(), broken(), () => page([invoice(1)])],
      sums: [broken(), ONE],
    });
    await says('Unable to load Invoices. Please try again.');
    const retries = [...screen.place.querySelectorAll('button')].filter(
      ({ textContent }) => textContent === 'Try again',
    );
    expect(retries.length).to.equal(1);
    await click(retries[0]);
    await says('USD 30.00');
    await waitUntil(() => screen.rows().length === 1);
  });

  it('MOD-09 shows nothing and takes no room where there are no invoices', async () => {
    open({ rows: [page([])], sums: [sums()] });
    await says('No Any Data To Show!');
    await waitUntil(() => !screen.place.textContent?.includes('Sum of the invoices'));
    const list = screen.place.querySelector('table')!.getBoundingClientRect().top;
    expect(list - screen.search().getBoundingClientRect().bottom).to.be.lessThan(30);
  });

  it('I18N-12 on a phone shows a line of each, whole amounts alone, and the others when they are asked for', async () => {
    await setViewport({ width: 375, height: 800 });
    open({ sums: [MANY] });
    await says('USD 1,234,567.80');
    await waitUntil(() => screen.button('Show all'));
    const height = line()!.getBoundingClientRect().height;
    await click(screen.button('Show all'));
    await waitUntil(() => screen.button('Show less')?.ariaExpanded === 'true');
    expect(line()!.getBoundingClientRect().height).to.be.greaterThan(height);
    await settled();
    await expect(screen.place).to.be.accessible();
    await click(screen.button('Show less'));
    await waitUntil(() => line()!.getBoundingClientRect().height === height);
    await setViewport({ width: 1200, height: 800 });
    await waitUntil(() => !screen.button('Show all'));
  });
});

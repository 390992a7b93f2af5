import { expect } from '@open-wc/testing';
import { ChargesCard } from '../../../../../portal/app/records/charges/charges-card.tsx';
import type { RecordCharges } from '../../../../../shared/contract/record-charges.ts';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { fieldsOf, graphqlError } from '../../../../helpers/network.ts';
import { click } from '../../../../shared/ui/user-input.ts';
import { eachPanelsPage } from '../../panels/panels-screen.tsx';

const CHARGES = 'action recordCharges';
const amounts = (currency: string | null, cost: string | null, price: string | null) => ({
  currency,
  cost,
  price,
});
const line = (id: number, name: string, sides: ReturnType<typeof amounts>) => ({
  ...{ id, name, quantity: '2', unitCode: 'CBM', isMinimum: false },
  ...sides,
});
const answer = (cost: boolean): RecordCharges => {
  const usd = amounts('USD', cost ? '100.00' : null, '110.00');
  const cad = amounts('CAD', cost ? '20.00' : null, '22.00');
  const manifest = amounts('CAD', cost ? '7.00' : null, '7.70');
  return {
    lists: [
      {
        ...{ id: 1, recordType: 'quote', recordId: 3004, reference: 'Q-4', feature: 'freight_charges' },
        ...{
          lines: [line(1, 'Ocean freight', usd), line(3, 'Trucking', cad)],
          totals: [cad, usd],
          invoices: null,
        },
      },
      {
        ...{ id: 2, recordType: 'manifest', recordId: 4002, reference: 'M-2', feature: 'manifests_charges' },
        ...{
          lines: [line(2, 'Handling', manifest)],
          totals: [manifest],
          invoices: [{ id: 31, reference: 'INV-31' }],
        },
      },
    ],
    totals: [cad, usd],
    rates: null,
    versions: [],
    newVersion: false,
  };
};

describe('the charges of a shipment', () => {
  const screen = eachPanelsPage();
  const open = (role?: 'admin' | 'agent') =>
    screen.open(
      <ChargesCard record={{ recordType: 'shipment', recordId: 2001 }} viewer={{ role, companyId: 101 }} />,
    );
  const says = (words: string) => waitUntil(() => screen.app.textContent?.includes(words), words);
  const cells = (selector: string) =>
    [...screen.app.querySelectorAll(selector)].map(({ textContent }) => textContent);
  const linkTo = (name: string) =>
    [...screen.app.querySelectorAll('a')]
      .find((one) => (one.ariaLabel ?? one.textContent) === name)
      ?.getAttribute('href');

  it('MOD-02 shows a customer what each currency comes to, the lines when asked for, and what is invoiced', async () => {
    screen.network.on(CHARGES, answer(false));
    await open();
    await says('In accepted quotes');
    expect(fieldsOf(screen.network.to(CHARGES)[0]!)).to.deep.equal({
      recordType: 'shipment',
      recordId: 2001,
    });
    expect(cells('table[aria-label="In accepted quotes"] th')).to.deep.equal([
      'In accepted quotes',
      'Amount',
      'CAD',
      'USD',
    ]);
    expect(cells('table[aria-label="In accepted quotes"] td')).to.deep.equal(['22.00', '110.00']);
    await says('What manifests charge is not added');
    expect(linkTo('INV-31')).to.match(/\/invoices\/31$/);
    expect(linkTo('Q-4')).to.match(/\/quotes\/3004$/);
    expect(cells('a').filter((name) => name === 'Edit')).to.deep.equal([]);

    const folded = screen.app.querySelector('details')!;
    expect(folded.open).to.equal(false);
    await click(folded.querySelector('summary'));
    await waitUntil(() => folded.open);
    expect(folded.querySelector('table')?.getAttribute('aria-label')).to.equal('Freight charges, Q-4');
    expect([...folded.querySelectorAll('tbody th, tbody td')].map((cell) => cell.textContent)).to.deep.equal([
      ...['Ocean freight', '2 CBMper cubic metre', 'USD', '110.00'],
      ...['Trucking', '2 CBMper cubic metre', 'CAD', '22.00'],
    ]);
    await screen.accessible();
  });

  it('MOD-02 CHG-05 shows the provider both sides, and leads those who enter charges to where they are edited', async () => {
    screen.network.on(CHARGES, answer(true));
    await open('admin');
    await says('In accepted quotes');
    expect(cells('table[aria-label="In accepted quotes"] td')).to.deep.equal([
      ...['20.00', '22.00', '100.00', '110.00'],
    ]);
    expect(linkTo('Edit Manifest charges of M-2')).to.match(
      /\/booking-charges\/manifests_charges\/\?record_id=4002&role=admin$/,
    );
  });

  it('MOD-02 MOD-17 says first what its invoices bill and what of it is open, apart from what was agreed', async () => {
    const billed = [{ currency: 'USD', amount: '1320.00', owed: '320.00' }];
    screen.network.on(CHARGES, { ...answer(false), billed });
    await open();
    await says('Billed by invoices');
    expect(cells('table[aria-label="Billed by invoices"] :is(th, td)')).to.deep.equal([
      ...['Billed by invoices', 'Billed', 'Open'],
      ...['USD', '1,320.00', '320.00'],
    ]);
    expect(cells('table[aria-label="In accepted quotes"] td')).to.deep.equal(['22.00', '110.00']);
    await screen.accessible();
  });

  it('MOD-02 sums one kind by currency, without a word of the other', async () => {
    const { lists, ...rest } = answer(false);
    screen.network.on(CHARGES, { ...rest, lists: lists.slice(1), totals: lists[1]!.totals });
    await open();
    await says('Totals by currency');
    expect(cells('table[aria-label="Totals by currency"] td')).to.deep.equal(['7.70']);
    expect(screen.app.textContent).not.to.include('is not added');
  });

  it('D-158 says above the lines what a quote is for, beside the total for how much, and of a price alone that it is for all of it', async () => {
    const { lists, ...rest } = answer(false);
    const [list] = lists;
    const whole = { ...list!, lines: [{ ...list!.lines[0]!, quantity: null, unitCode: '' }] };
    screen.network.on(CHARGES, { ...rest, lists: [whole] });
    await screen.open(
      <ChargesCard
        record={{ recordType: 'quote', recordId: 3004 }}
        viewer={{ role: undefined, companyId: 101 }}
        goods={{ route: 'Shanghai – Hamburg', cargo: '2 × 40HC', day: 'Dec 20, 2026' }}
      />,
    );
    await says('Shanghai – Hamburg · 2 × 40HC · Dec 20, 2026');
    // It is the page of that quote.
    expect(linkTo('Q-4')).to.equal(undefined);
    expect(cells('table[aria-label="Totals by currency"] thead th')[0]).to.equal(
      'Totals by currencyfor 2 × 40HC',
    );
    await click(screen.app.querySelector('summary'));
    await says('for the whole quote');
    await screen.accessible();
  });

  it('MOD-17 says of no shipment that is billed that it has no charges', async () => {
    const billed = [{ currency: 'USD', amount: '1320.00', owed: '320.00' }];
    screen.network.on(CHARGES, { ...answer(false), lists: [], totals: [], billed });
    await open();
    await says('1,320.00');
    expect(screen.app.textContent).not.to.include('has charges yet');
  });

  it('MSG-11 says that there are none, and tries again after a failure', async () => {
    screen.network.on(CHARGES, graphqlError('Not today', 422), {
      lists: [],
      totals: [],
      rates: null,
      versions: [],
      newVersion: false,
    });
    await open('agent');
    await says('Unable to load the charges');
    await click(
      [...screen.app.querySelectorAll('button')].find(({ textContent }) => textContent === 'Try again'),
    );
    await says('No quote or manifest of this shipment has charges yet.');
  });

  it('D-152 leads to where the charges of a quote are edited until its customer has answered it', async () => {
    const edit = 'Edit Freight charges of Q-4';
    const page = (isEnded: boolean) => (
      <ChargesCard
        key={String(isEnded)}
        record={{ recordType: 'quote', recordId: 3004 }}
        viewer={{ role: 'admin', companyId: 1 }}
        isEnded={isEnded}
      />
    );
    screen.network.on(CHARGES, answer(true), answer(true), answer(true));
    await screen.open(page(false));
    await waitUntil(() => linkTo(edit));
    expect(linkTo(edit)).to.match(/\/booking-charges\/freight_charges\/\?record_id=3004&role=admin$/);
    await screen.open(page(true));
    await waitUntil(() => !linkTo(edit) && linkTo('M-2'));
    // Of a quote a shipment has what was accepted.
    await open('admin');
    await waitUntil(() => linkTo('Edit Manifest charges of M-2'));
    expect(linkTo(edit)).to.equal(undefined);
  });
});

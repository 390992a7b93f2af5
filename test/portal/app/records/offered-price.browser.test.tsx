import stylesheets from 'stylesheets:../../../../portal/app/records/quote/offered-price.tsx';
import { expect } from '@open-wc/testing';
import { OfferedPrice } from '../../../../portal/app/records/quote/offered-price.tsx';
import { adoptStylesheets } from '../../../../shared/element/stylesheets.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { fieldsOf, held } from '../../../helpers/network.ts';
import { eachPanelsPage } from '../panels/panels-screen.tsx';

const CHARGES = 'action recordCharges';
const QUOTE = { id: 3001, revision: 2, requests: [] };
const charges = (totals: object[]) => ({ lists: [], totals, rates: null, versions: [], newVersion: false });

describe('the price of a quote that is about to be accepted', () => {
  const screen = eachPanelsPage();
  adoptStylesheets(document, stylesheets);
  const says = (words: string) => waitUntil(() => document.body.textContent?.includes(words), words);
  const open = (...totals: object[]) => {
    screen.network.on(CHARGES, charges(totals));
    return screen.open(<OfferedPrice quote={QUOTE} />);
  };

  it('MOD-10 is named by currency and never added', async () => {
    await open(
      { currency: 'CAD', cost: null, price: '220.00' },
      { currency: 'USD', cost: null, price: '165.06' },
    );
    await says('165.06');
    const cells = [...document.querySelectorAll('tbody tr')].map((row) => row.textContent);
    expect(cells).to.deep.equal(['CAD220.00', 'USD165.06']);
    expect(fieldsOf(screen.network.to(CHARGES)[0]!)).to.deep.equal({ recordType: 'quote', recordId: 3001 });
    await screen.accessible();
  });

  it('MOD-10 D-142 says to those who issue it what is cost, what mark-up and what the customer pays', async () => {
    await open({ currency: 'USD', cost: '150.05', price: '165.06' });
    await says('165.06');
    const row = (place: string) =>
      [...document.querySelectorAll(`${place} tr > *`)].map((one) => one.textContent);
    expect(row('thead')).to.deep.equal(['Totals by currency', 'Cost', 'Mark-up', 'Customer pays']);
    expect(row('tbody')).to.deep.equal(['USD', '150.05', '15.01', '165.06']);
    expect(document.body.textContent).to.not.include('your cost');
    await screen.accessible();
  });

  it('MOD-10 D-142 says to an agent that its cost is one, and what the customer is told instead', async () => {
    await open({ currency: 'USD', cost: '150.05', price: null });
    await says('This is your cost. The customer does not see it');
    const heads = [...document.querySelectorAll('thead th')].map((one) => one.textContent);
    expect(heads).to.deep.equal(['Totals by currency', 'Cost']);
    await screen.accessible();
  });

  it('MOD-10 has its room before it is loaded, so that nothing moves below it', async () => {
    const known = ['CAD', 'EUR', 'USD'].map((currency) => ({ currency, cost: null, price: '20.00' }));
    const coming = held<object>();
    screen.network.on(CHARGES, coming.answer);
    await screen.open(
      <>
        <OfferedPrice quote={QUOTE} shown={known} />
        <p id="below">Below</p>
      </>,
    );
    const top = () => document.querySelector('#below')!.getBoundingClientRect().top;
    const before = top();
    const [old] = [...document.querySelectorAll('tbody td')];
    expect(getComputedStyle(old!).visibility).to.equal('hidden');
    coming.give(charges(known));
    await waitUntil(() => getComputedStyle(document.querySelector('tbody td')!).visibility === 'visible');
    expect(top()).to.equal(before);
  });

  it('MOD-10 D-151 says what it was where it is another one than on the page behind', async () => {
    const euros = { currency: 'EUR', cost: null, price: '5.00' };
    screen.network.on(CHARGES, charges([euros, { currency: 'USD', cost: null, price: '30.00' }]));
    const shown = [euros, { currency: 'USD', cost: null, price: '20.00' }];
    await screen.open(<OfferedPrice quote={QUOTE} shown={shown} />);
    await says('The price has changed: it was EUR\u00a05.00, USD\u00a020.00.');
    await screen.accessible();
  });

  it('MOD-10 D-151 says that it is the same where the quote is another since', async () => {
    const totals = [{ currency: 'USD', cost: null, price: '20.00' }];
    screen.network.on(CHARGES, charges(totals));
    await screen.open(<OfferedPrice quote={QUOTE} shown={totals} />);
    await waitUntil(() => document.querySelector('tbody td')?.textContent === '20.00');
    expect(document.body.textContent).not.to.contain('The total is the same.');
    await screen.open(<OfferedPrice quote={{ ...QUOTE, revision: 3 }} shown={totals} />);
    await says('The total is the same.');
    await screen.accessible();
  });

  it('MOD-10 is missed in words where no charges are entered', async () => {
    await open();
    await says('No charges are entered in this quote');
    await screen.accessible();
  });
});

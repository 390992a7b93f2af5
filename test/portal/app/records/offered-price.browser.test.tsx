import { expect } from '@open-wc/testing';
import { OfferedPrice } from '../../../../portal/app/records/quote/offered-price.tsx';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { fieldsOf } from '../../../helpers/network.ts';
import { eachPanelsPage } from '../panels/panels-screen.tsx';

const CHARGES = 'action recordCharges';

describe('the price of a quote that is about to be accepted', () => {
  const screen = eachPanelsPage();
  const says = (words: string) => waitUntil(() => document.body.textContent?.includes(words), words);
  const open = (...totals: object[]) => {
    screen.network.on(CHARGES, { lists: [], totals, rates: null });
    return screen.open(<OfferedPrice quoteId={3001} />);
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

  it('MOD-10 is missed in words where no charges are entered', async () => {
    await open();
    await says('No charges are entered in this quote');
    await screen.accessible();
  });
});

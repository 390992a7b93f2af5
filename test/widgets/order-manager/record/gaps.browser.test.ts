import { expect } from '@open-wc/testing';
import { record } from '../../../helpers/element/page.ts';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { BOOKING, po } from '../fixtures.ts';
import { eachTest, LINK, LOAD, ORDERS, type PageObject, SAVE, STYLES } from '../page-object.ts';

const [first, second] = BOOKING.pos;
const MISSING = 'Some entries of this record cannot be shown. Saving would remove them';

describe('<po-style-manager>, a record of which something is not shown', () => {
  let tool: PageObject;
  eachTest((fresh) => {
    tool = fresh;
  });

  for (const [what, booking] of Object.entries({
    'an order is null': { ...BOOKING, pos: [first, null] },
    'an order has no id': { ...BOOKING, pos: [first, { ...second, id: null }] },
    'the orders are null': { ...BOOKING, pos: null },
    'a style number of an order is null': { ...BOOKING, pos: [{ ...first, styleNumbers: [null] }, second] },
    'a saved style number is null': { ...BOOKING, styleNumberRelation: [null] },
    'the saved style numbers are null': { ...BOOKING, styleNumberRelation: null },
    'an order of a saved style number is null': {
      ...BOOKING,
      styleNumberRelation: [{ id: 11, styleNumber: 'SN-11', pos: [null] }],
    },
  }))
    it(`D-125 PROD-08 ${what}: says so, and saves nothing`, async () => {
      tool.network.on(LOAD, { results: [booking] });
      const errors = record<{ code: string }>(tool.element, 'fp-error');
      await tool.ready();
      await tool.bannerWith(MISSING);
      expect(errors.map(({ detail }) => detail.code)).to.deep.equal(['incomplete']);
      expect(tool.save()?.disabled).to.equal(true);
      tool.element.focus();
      await tool.chord('s');
      await settled();
      expect(tool.network.to(SAVE).concat(tool.network.to(LINK))).to.have.length(0);
    });

  it('D-125 PROD-08 what is there can be read, and Try again loads the whole record', async () => {
    tool.network.on(LOAD, { results: [{ ...BOOKING, pos: [first, null] }] }, { results: [BOOKING] });
    await tool.ready();
    expect(tool.text()).to.contain('PO-1').and.contain('SN-11');
    expect((await tool.combobox(ORDERS)).readOnly).to.equal(true);
    expect((await tool.combobox(STYLES)).readOnly).to.equal(true);
    (await tool.button('Try again')).click();
    await waitUntil(() => tool.save()?.disabled === false);
    expect(tool.banner()?.textContent).to.equal(undefined);
    expect(tool.text()).to.contain('PO-2');
  });

  it('D-125 PROD-08 a null among the options takes nothing away', async () => {
    tool.network.on('query allPurchaseOrder', { results: [null, po(3, 'PO-3')] });
    tool.network.on(LINK, true);
    await tool.ready();
    await tool.type(ORDERS, 'PO-3');
    await waitUntil(() => tool.option('PO-3'));
    tool.option('PO-3')?.click();
    await waitUntil(() => tool.payloads(LINK).length === 1);
    expect(tool.payloads(LINK)[0].selectedPOs).to.deep.equal([1, 2, 3]);
  });
});

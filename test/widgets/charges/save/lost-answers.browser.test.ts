import entry from 'entry:../../../../widgets/charges/define.ts';
import { expect } from '@open-wc/testing';
import { ringAtOnce } from '../../../helpers/element/ring-at-once.ts';
import { broken, fieldsOf } from '../../../helpers/network.ts';
import { CHARGE_TYPES, LCL, LOAD, line, SAVE } from '../fixtures.ts';
import { chargesNetwork, PageObject } from '../page-object.ts';

/** What another backend answers: neither the record nor a revision, and decimals as texts. */
const stored = (unitCost: string, totalPrice: string) => ({
  quote: LCL,
  chargetypes: CHARGE_TYPES,
  freight_charges: [line({ quantity: '2', unitCost, totalPrice, comments: null })],
});

describe('<booking-charges> at a backend without keys, where an answer is lost', () => {
  let tool: PageObject;

  ringAtOnce(5_000);
  before(async () => {
    await import(entry);
  });
  beforeEach(async () => {
    tool = new PageObject(chargesNetwork());
    tool.network.on('GET /config.json', { backend: { idempotency: false } });
    tool.network.on(LOAD, stored('10.00', '20.00'));
    tool.network.on(SAVE, broken());
    await tool.ready();
    await tool.fill('Unit Cost', 1, '12.5');
  });
  afterEach(() => tool.close());

  it('API-27 D-37 sends the lines once, as they are documented, and says that they are stored', async () => {
    tool.network.on(LOAD, stored('12.5', '25'));
    await tool.click('Save');
    await tool.bannerWith('Charges saved.');
    const [sent, ...more] = tool.network.to(SAVE);
    expect(more).to.deep.equal([]);
    expect(fieldsOf(sent!)).to.deep.equal({
      recordId: 7,
      featureType: 'freight_charges',
      addProfit: true,
      charges: [
        {
          ...{ chargeType: 12, unitCode: 'EA', currency: 'USD', comments: '', quantity: 2 },
          ...{ unitCost: 12.5, totalPrice: 25, minimumPrice: null },
        },
      ],
    });
    expect(sent?.body.variables.input).not.to.have.property('requestId');
  });

  it('D-37 says that they were not found, and keeps them', async () => {
    await tool.click('Save');
    await tool.bannerWith('It was not found in what is stored: please try again.');
    expect(tool.network.to(SAVE)).to.have.length(1);
    expect(tool.cell('Unit Cost', 1).value).to.equal('12.50');
  });

  it('offers nothing that such a backend does not know', () => {
    expect(tool.text()).not.to.contain('Copy from another quote');
  });
});

import entry from 'entry:../../../../widgets/charges/define.ts';
import { expect } from '@open-wc/testing';
import { record } from '../../../helpers/element/page.ts';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { answer, LOAD, line, SAVE } from '../fixtures.ts';
import { chargesNetwork, PageObject } from '../page-object.ts';

const MISSING = 'Some entries of this record cannot be shown. Saving would remove them';

describe('<booking-charges>, a list of which lines are not shown', () => {
  let tool: PageObject;
  before(async () => {
    await import(entry);
  });
  beforeEach(() => {
    tool = new PageObject(chargesNetwork());
  });
  afterEach(() => tool.close());

  for (const [what, lines] of Object.entries({
    'is null': [line(), null],
    "can't be read": [line(), line({ id: 502, quantity: { of: 2 } })],
  }))
    it(`D-19 PROD-08 one ${what}: says so, shows the others, and saves nothing`, async () => {
      tool.network.on(LOAD, answer({ freight_charges: lines }));
      const errors = record<{ code: string }>(tool.element, 'fp-error');
      await tool.ready();
      await waitUntil(() => tool.banner()?.textContent?.includes(MISSING));
      expect(errors.map(({ detail }) => detail.code)).to.deep.equal(['incomplete']);
      expect(tool.values(1)).to.include('Documentation (DOC)');
      expect(tool.isSaveOn()).to.equal(false);
      (await tool.button('Add Row')).click();
      await settled();
      expect(tool.table()?.querySelectorAll('tbody tr')).to.have.length(1);
      expect(tool.network.to(SAVE)).to.have.length(0);
    });

  it('D-19 PROD-08 Try again loads the whole list', async () => {
    tool.network.on(LOAD, answer({ freight_charges: [null, line()] }), answer());
    await tool.ready();
    (await tool.button('Try again')).click();
    await waitUntil(() => tool.isSaveOn());
    expect(tool.banner()?.textContent).to.equal(undefined);
  });
});

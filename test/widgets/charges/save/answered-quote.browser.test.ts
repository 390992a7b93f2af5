import entry from 'entry:../../../../widgets/charges/define.ts';
import { expect } from '@open-wc/testing';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { graphqlError } from '../../../helpers/network.ts';
import { focused, nameOf, press } from '../../../shared/ui/user-input.ts';
import { answer, LOAD, line, SAVE } from '../fixtures.ts';
import { chargesNetwork, PageObject } from '../page-object.ts';

const VERSION = 'action newQuoteVersion';

describe('<booking-charges> of a quote that its customer has answered', () => {
  let tool: PageObject;

  before(async () => {
    await import(entry);
  });
  beforeEach(() => {
    tool = new PageObject(chargesNetwork());
  });
  afterEach(() => tool.close());

  const is = (status: string, over: object = {}) =>
    answer({
      record: { id: 7, reference: 'Q-0007', status, statusOn: '2026-03-04', revision: 8, ...over },
    });

  for (const [status, words] of [
    ['Accepted', 'The customer accepted this quote on Mar 4, 2026. Its charges don’t change any more.'],
    ['Declined', 'The customer declined this quote on Mar 4, 2026. Its charges don’t change any more.'],
  ] as const)
    it(`D-152 says why nothing can be changed of one that is ${status}, and offers nothing that changes it`, async () => {
      tool.network.on(LOAD, is(status));
      await tool.ready();
      expect(tool.text()).to.contain(`${words} An admin of the provider can begin a new version.`);
      expect(tool.cell('Unit Cost', 1).readOnly).to.equal(true);
      await tool.fill('Unit Cost', 1, '99');
      await press('Control+v');
      await press('Control+d');
      expect(tool.cell('Unit Cost', 1).value).to.equal('10.00');
      expect(tool.isSaveOn()).to.equal(false);
      tool.profitCheckbox()?.click();
      await press('Control+s');
      await settled();
      expect(tool.profitCheckbox()?.checked).to.equal(true);
      expect(tool.network.to(SAVE)).to.have.length(0);
      for (const name of ['Copy from another quote', 'New version'])
        expect(tool.find('button', name), name).to.equal(undefined);
      expect(tool.find('button', 'Export CSV')?.hasAttribute('disabled')).to.equal(false);
    });

  it('D-152 says so of one, too, of which nobody knows when it was answered', async () => {
    tool.network.on(LOAD, is('Accepted', { statusOn: null }));
    await tool.ready();
    expect(tool.text()).to.contain(
      'The customer has accepted this quote. Its charges don’t change any more.',
    );
    expect(tool.cell('Unit Cost', 1).readOnly).to.equal(true);
  });

  it('D-152 keeps what was typed when the customer answers meanwhile, says so, and gives it back after the next load', async () => {
    tool.network.on(LOAD, answer());
    await tool.ready();
    await tool.fill('Unit Cost', 1, '12');
    tool.network.on(SAVE, graphqlError('This quote was answered already.', 422, [{ code: 'quoteAnswered' }]));
    tool.network.on(LOAD, is('Accepted'));
    const { error } = console;
    console.error = () => undefined;
    await tool.click('Save');
    const banner = await tool.bannerWith('Unable to create charges');
    console.error = error;
    expect(banner.textContent).to.contain('answered already');
    expect(banner.textContent).to.not.contain('Try again');
    await waitUntil(() => tool.text().includes('The customer accepted this quote'));
    expect(tool.cell('Unit Cost', 1).value).to.equal('12.00');
    expect(tool.cell('Unit Cost', 1).readOnly).to.equal(true);

    tool.element.remove();
    await settled();
    const { network } = tool;
    tool = new PageObject(network);
    await tool.ready();
    await tool.click('Restore');
    expect(tool.cell('Unit Cost', 1).value).to.equal('12.00');
    expect(tool.isSaveOn()).to.equal(false);
  });

  it('D-152 a provider’s admin begins a new version after a question, and goes on where the table stands', async () => {
    tool.network.on(LOAD, is('Accepted', { newVersion: true }));
    tool.network.on(VERSION, graphqlError('This record was changed by someone else.', 409), {
      id: 7,
      revision: 9,
      status: 'Requested',
    });
    await tool.ready();
    await tool.click('New version');
    expect(nameOf(focused())).to.equal('Begin the new version');
    expect(tool.text()).to.contain('The customer will be told that its acceptance no longer counts');
    await press('Escape');
    await waitUntil(() => nameOf(focused()) === 'New version', 'the focus is back');
    expect(tool.network.to(VERSION)).to.have.length(0);

    await press('Enter');
    await press('Enter');
    await tool.bannerWith('Unable to begin a new version.');
    await waitUntil(() => tool.network.to(LOAD).length === 2, 'what has become of it is asked for');
    tool.network.on(LOAD, is('Requested', { statusOn: null }));
    await tool.click('Try again');
    await tool.bannerWith('The charges can be changed now.');
    expect(tool.payloads(VERSION)[0]).to.deep.equal({ quoteId: 7, revision: 8 });
    await waitUntil(() => !tool.cell('Unit Cost', 1).readOnly);
    tool.network.on(SAVE, answer({ freight_charges: [line({ unitCost: 12, totalPrice: 24 })] }));
    await tool.fill('Unit Cost', 1, '12');
    await tool.click('Save');
    await tool.bannerWith('Charges saved.');
  });

  it('D-152 says that somebody else has begun the version, and lets both go on', async () => {
    tool.network.on(LOAD, is('Accepted', { newVersion: true }), is('Requested', { statusOn: null }));
    tool.network.on(VERSION, graphqlError('This record was changed by someone else.', 409));
    await tool.ready();
    await tool.click('New version');
    await tool.click('Begin the new version');
    await tool.bannerWith('A new version was begun already.');
    expect(tool.cell('Unit Cost', 1).readOnly).to.equal(false);
  });
});

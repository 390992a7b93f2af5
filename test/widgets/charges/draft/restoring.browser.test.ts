import entry from 'entry:../../../../widgets/charges/define.ts';
import { expect } from '@open-wc/testing';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { answer, line, SAVE } from '../fixtures.ts';
import { chargesNetwork, PageObject } from '../page-object.ts';

describe('<booking-charges> restoring unsaved lines', () => {
  let tool: PageObject;

  before(async () => {
    await import(entry);
  });
  beforeEach(() => {
    tool = new PageObject(chargesNetwork());
  });
  afterEach(() => tool.close());

  /** As if the page had been left with the line unsaved. */
  const leave = async (comments: string) => {
    await tool.ready();
    await tool.fill('Comments', 1, comments);
    const { network } = tool;
    tool.element.remove();
    await settled();
    tool = new PageObject(network);
    await tool.ready();
  };

  it('offers what was left unsaved after the next load, and restores it', async () => {
    await leave('not saved');
    const offer = await tool.bannerWith('were not saved.');
    expect(offer.parentElement?.getAttribute('aria-live')).to.equal('polite');
    expect(tool.cell('Comments', 1).value).to.equal('');
    await tool.click('Restore');
    await waitUntil(() => tool.cell('Comments', 1).value === 'not saved');
    expect(tool.text()).to.contain('1 unsaved change');
    expect(tool.banner()?.textContent).to.equal(undefined);
  });

  it('D-31 D-38 the box for profits is restored, also where nothing else was changed', async () => {
    await tool.ready();
    expect(tool.profitCheckbox()?.checked).to.equal(true);
    tool.profitCheckbox()?.click();
    await waitUntil(() => stored().length === 1, 'the draft');
    const { network } = tool;
    tool.element.remove();
    await settled();
    tool = new PageObject(network);
    await tool.ready();
    await tool.bannerWith('were not saved.');
    expect(tool.profitCheckbox()?.checked).to.equal(true);
    await tool.click('Restore');
    await waitUntil(() => tool.profitCheckbox()?.checked === false, 'the box as it was left');
    expect(tool.text()).to.contain('1 unsaved change');
    tool.profitCheckbox()?.click();
    await waitUntil(() => stored().length === 0, 'no draft of what is as it is stored');
  });

  it('is headed by the list on the screen while another one waits for an answer', async () => {
    await tool.ready();
    await tool.fill('Comments', 1, 'not saved');
    tool.element.setAttribute('feature', 'rail_charges');
    await tool.bannerWith('Leave without saving?');
    expect(tool.find('h2')?.textContent).to.equal('Freight charges');
    await tool.click('Discard changes');
    await waitUntil(() => tool.find('h2')?.textContent === 'Rail charges');
  });

  it('what is discarded is offered no more', async () => {
    await leave('not saved');
    await tool.bannerWith('were not saved.');
    await tool.click('Discard');
    expect(Object.keys(localStorage)).to.deep.equal([]);
    expect(tool.cell('Comments', 1).value).to.equal('');
  });

  it('what was typed before the answer stays, with a warning that names what is restored', async () => {
    await leave('not saved');
    await tool.bannerWith('were not saved.');
    await tool.fill('Comments', 1, 'typed now');
    await tool.click('Restore');
    await waitUntil(() => tool.description('Comments', 1) === 'In the restored draft: not saved');
    expect(tool.cell('Comments', 1).value).to.equal('typed now');
    expect(tool.text()).to.contain('1 unsaved change');
  });

  it('what was saved is offered to nobody', async () => {
    tool.network.on(SAVE, answer({ freight_charges: [line({ comments: 'saved' })] }));
    await tool.ready();
    await tool.fill('Comments', 1, 'saved');
    await tool.click('Save');
    await tool.bannerWith('Charges saved.');
    expect(Object.keys(localStorage)).to.deep.equal([]);
  });

  const stored = () => Object.entries({ ...localStorage }).filter(([name]) => name.startsWith('fp-charges'));
  const isStored = (comments: string) =>
    waitUntil(() => stored().some(([, text]) => text.includes(comments)), `"${comments}" is stored`);

  /** A second element on the same list, as in another tab: locks tell neither from the other. */
  const openOther = async () => {
    const other = new PageObject(tool.network);
    await other.ready();
    return other;
  };

  it('what another tab is working on is not offered to be restored', async () => {
    await tool.ready();
    await tool.fill('Comments', 1, 'in the other tab');
    const other = await openOther();
    await other.fill('Comments', 1, 'here');
    await isStored('here');
    expect(other.text()).not.to.contain('were not saved.');
    expect(stored()).to.have.length(2);
    other.element.remove();
  });

  it('MSG-26 a second tab says that another one has unsaved lines, and takes them over', async () => {
    await tool.ready();
    await tool.fill('Comments', 1, 'of the first tab');
    await isStored('of the first tab');
    const other = await openOther();
    await other.bannerWith('This draft is open in another tab.');
    await other.click('Take over');
    await waitUntil(() => other.cell('Comments', 1).value === 'of the first tab');
    expect(other.text()).to.contain('1 unsaved change');
    expect(other.banner()?.textContent).to.equal(undefined);
    await tool.bannerWith('This draft is open in another tab.');
    await tool.fill('Comments', 1, 'typed later');
    await isStored('typed later');
    await isStored('of the first tab');
    other.element.remove();
  });

  it('MSG-26 what was typed in the second tab stays, with a warning that names what it takes over', async () => {
    await tool.ready();
    await tool.fill('Comments', 1, 'of the first tab');
    await isStored('of the first tab');
    const other = await openOther();
    await other.bannerWith('This draft is open in another tab.');
    await other.fill('Comments', 1, 'of the second tab');
    await other.click('Take over');
    await waitUntil(() => other.description('Comments', 1) === 'In the restored draft: of the first tab');
    expect(other.cell('Comments', 1).value).to.equal('of the second tab');
    expect(other.text()).to.contain('1 unsaved change');
    other.element.remove();
  });

  it('without unsaved lines in another tab nothing is said of it', async () => {
    await tool.ready();
    const other = await openOther();
    await other.fill('Comments', 1, 'here');
    await isStored('here');
    expect([tool.banner()?.textContent, other.banner()?.textContent]).to.deep.equal([undefined, undefined]);
    other.element.remove();
  });

  it('D-38 a draft that can not be read is stored under another name', async () => {
    localStorage.setItem('fp-charges  freight_charges 7 admin', 'no {JSON');
    await tool.ready();
    await tool.fill('Comments', 1, 'here');
    await isStored('here');
    expect(stored().map(([, text]) => text)).to.include('no {JSON');
  });
});

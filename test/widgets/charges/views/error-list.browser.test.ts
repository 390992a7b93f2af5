import entry from 'entry:../../../../widgets/charges/define.ts';
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { isHeardIn, liveRegions } from '../../../helpers/element/page.ts';
import { pressBelow } from '../../../helpers/element/press-below.ts';
import { settled } from '../../../helpers/element/settled.ts';
import { focused, nameOf, type } from '../../../shared/ui/user-input.ts';
import { chargesNetwork, PageObject } from '../page-object.ts';

describe('<booking-charges> and its list of what is wrong', () => {
  let tool: PageObject;

  before(async () => {
    await import(entry);
  });
  beforeEach(() => {
    tool = new PageObject(chargesNetwork());
  });
  afterEach(async () => {
    await tool.close();
    await setViewport({ width: 1024, height: 700 });
  });

  const listed = () => [...(tool.element.shadowRoot?.querySelectorAll('section li') ?? [])].length;
  const places = () =>
    [tool.save(), tool.find('table', 'Totals'), tool.table()].map(
      (node) => node && node.getBoundingClientRect().top + scrollY,
    );

  it('CHG-34 marks the blank cells of a new row at once, and lists and counts them when it is left', async () => {
    await tool.ready();
    await tool.addRow();
    tool.expectError('Charge Type', 2, 'Please fill in this field.');
    tool.expectError('Unit Cost', 2, 'Please fill in this field.');
    expect(tool.save()?.disabled).to.equal(true);
    expect([listed(), tool.text().includes('need attention')]).to.deep.equal([0, false]);
    const regions = liveRegions(tool.element);
    tool.cell('Comments', 1).focus();
    await settled();
    expect([listed(), tool.text().includes('5 cells need attention')]).to.deep.equal([5, true]);
    expect(isHeardIn(regions, tool.find('button', '5 cells need attention'))).to.equal(true);
    await tool.click('5 cells need attention');
    expect(nameOf(focused())).to.equal('Charge Type row 2');
  });

  it('CHG-34 lists what is wrong once a click below the table has counted', async () => {
    await tool.ready();
    await tool.addRow();
    expect(listed()).to.equal(0);
    expect(await pressBelow(tool.element)).to.equal(true);
    expect(listed()).to.equal(5);
  });

  it('CHG-34 scrolls the wrong cell that it leads to clear of the bar with the button', async () => {
    await setViewport({ width: 1024, height: 420 });
    tool.element.style.marginBlock = '400px';
    await tool.ready();
    await tool.addRow();
    tool.cell('Comments', 1).focus();
    await settled();
    scrollBy(0, tool.cell('Charge Type', 2).getBoundingClientRect().bottom - innerHeight);
    await tool.click('5 cells need attention');
    expect(nameOf(focused())).to.equal('Charge Type row 2');
    const bar = tool.save()!.parentElement!.getBoundingClientRect();
    expect(tool.cell('Charge Type', 2).getBoundingClientRect().bottom).to.be.at.most(bar.top);
  });

  it('CHG-34 moves neither table, totals nor Save when it comes and goes', async () => {
    await tool.ready();
    await tool.addRow();
    const before = places();
    expect(before.every((top) => typeof top === 'number')).to.equal(true);
    tool.cell('Comments', 1).focus();
    await settled();
    expect([listed(), places()]).to.deep.equal([5, before]);
    tool.cell('Unit Cost', 2).focus();
    await settled();
    expect(listed(), 'a click into the row moves nothing').to.equal(5);
    await type('5');
    await settled();
    expect([listed(), places()]).to.deep.equal([4, before]);
    await tool.click('Remove row 2');
    expect(listed()).to.equal(0);
  });
});

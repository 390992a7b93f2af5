import entry from 'entry:../../../../widgets/charges/define.ts';
import { expect } from '@open-wc/testing';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { click, focused, nameOf, press, type } from '../../../shared/ui/user-input.ts';
import { answer, LOAD, line, SAVE } from '../fixtures.ts';
import { chargesNetwork, PageObject } from '../page-object.ts';

describe('<booking-charges> asked to save what can not be saved', () => {
  let tool: PageObject;

  before(async () => {
    await import(entry);
  });
  beforeEach(async () => {
    tool = new PageObject(chargesNetwork());
    tool.network.on(
      LOAD,
      answer({ freight_charges: [line(), line({ id: 502, currency: '', unitCode: '' }), line({ id: 503 })] }),
    );
    await tool.ready();
  });
  afterEach(() => tool.close());

  const announced = () =>
    [...(tool.element.shadowRoot?.querySelectorAll('[part=grid] > [aria-live]') ?? [])]
      .map((region) => region.textContent?.trim())
      .join('');
  const isShown = async () => {
    await waitUntil(() => nameOf(focused()) === 'Currency row 2', 'the focus is in the first invalid cell');
    await waitUntil(() => announced() === '2 cells need attention', 'it is announced');
    expect(tool.network.to(SAVE)).to.have.length(0);
  };

  it('CHG-19 CHG-34 Ctrl+S says how many cells need attention and goes to the first', async () => {
    tool.cell('Comments', 3).focus();
    await press('Control+s');
    await isShown();
  });

  it('CHG-19 CHG-34 so does a click on the disabled Save', async () => {
    const save = tool.save();
    expect(save?.disabled).to.equal(true);
    await click(save);
    await isShown();
  });

  it('CHG-19 a cell that is put right by the save itself is no hindrance', async () => {
    tool.network.on(SAVE, answer());
    await tool.fill('Currency', 2, 'usd');
    tool.cell('Unit Code', 2).focus();
    await type('ea');
    await press('Control+s');
    await tool.bannerWith('Charges saved.');
  });
});

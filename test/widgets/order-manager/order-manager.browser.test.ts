import entry from 'entry:../../../widgets/order-manager/define.ts';
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { commonElementSuite } from '../../helpers/element/common-suite.ts';
import { find, found } from '../../helpers/element/page.ts';
import { waitUntil } from '../../helpers/element/wait-until.ts';
import { BOOKING, po } from './fixtures.ts';
import { bookingNetwork, combobox, eachTest, LOAD, ORDERS, type PageObject, STYLES } from './page-object.ts';

commonElementSuite({
  tag: 'po-style-manager',
  entry,
  prepare(tool) {
    tool.setAttribute('record-type', 'booking');
    tool.setAttribute('record-id', '7');
    tool.fetcher = bookingNetwork().fetch;
  },
  attribute: { name: 'record-id', property: 'recordId', text: '12', value: 12, empty: null },
  field: 'input',
  states: {
    'with the order menu open': async (tool) => {
      (await combobox(tool, ORDERS)).focus();
      (await combobox(tool, ORDERS)).click();
      await found(tool, '[role=listbox]');
    },
  },
});

describe('<po-style-manager>', () => {
  let tool: PageObject;
  eachTest((fresh) => {
    tool = fresh;
  });

  it('PO-06 PO-18 PO-19 PO-20 shows heading and instructions', async () => {
    await tool.ready();
    expect(find(tool.element, 'h2')?.textContent).to.equal('Purchase Order and Style Number Manager');
    for (const words of [
      'Search to add new POs or existing POs you have with this shipper.',
      'To remove an entry, use its X.',
      'Please remember to save changes',
    ]) {
      expect(tool.text()).to.contain(words);
    }
  });

  it('PO-07 PO-08 PO-09 PO-11 PO-12 PO-13 PO-15 shows boxes, rows and button with their words', async () => {
    await tool.ready();
    expect((await tool.combobox(ORDERS)).placeholder).to.equal('Select or create purchase orders');
    expect(tool.text()).to.contain('Type to search for options');
    expect(tool.text()).to.contain('Purchase Order "PO-1" :');
    const styles = await tool.combobox(STYLES);
    expect(styles.placeholder).to.equal('Select or create style numbers');
    expect(find(tool.element, 'button', 'Remove SN-11')).to.not.equal(undefined);
    expect(find(tool.element, 'button', 'Remove SN-12')).to.equal(undefined);
    expect(tool.save()?.disabled).to.equal(false);
  });

  it('is no thin line where the page fits its box to what is in it', async () => {
    await tool.ready();
    const box = document.createElement('div');
    box.style.cssText = 'width: fit-content';
    tool.element.replaceWith(box);
    box.append(tool.element);
    await waitUntil(() => tool.save()?.disabled === false, 'it is there again');
    expect(tool.element.offsetWidth).to.be.above(200).and.at.most(innerWidth);
    box.remove();
  });

  it('many orders stay usable: a search shows the rows that match', async () => {
    const pos = Array.from({ length: 200 }, (_, n) => po(n + 1, `PO-${n + 1}`, [[1000 + n, `SN-${n + 1}`]]));
    tool.network.on(LOAD, { results: [{ ...BOOKING, pos, styleNumberRelation: [] }] });
    await tool.ready();
    await waitUntil(() => tool.text().includes('200 of 200 purchase orders'));
    const search = find<HTMLInputElement>(tool.element, 'input[type=search]') as HTMLInputElement;
    search.focus();
    await sendKeys({ type: 'po-17' });
    await waitUntil(() => tool.text().includes('11 of 200 purchase orders'));
    const shown = [...(tool.element.shadowRoot?.querySelectorAll('[part~=row]') ?? [])].filter((row) =>
      row.checkVisibility(),
    );
    expect(shown).to.have.length(11);
  });

  it('focus() goes to the combobox of the orders, not to a button that removes one', async () => {
    await tool.ready();
    tool.element.focus();
    expect(tool.focused() === (await tool.combobox(ORDERS))).to.equal(true);
  });

  it('everything is reached by the Tab key, in the order of the screen', async () => {
    await tool.ready();
    (await tool.combobox(ORDERS)).focus();
    const reached: string[] = [];
    for (let press = 0; press < 3; press += 1) {
      await sendKeys({ press: 'Tab' });
      const active = tool.element.shadowRoot?.activeElement as HTMLInputElement;
      reached.push(active.labels?.[0]?.textContent ?? active.textContent ?? '');
    }
    expect(reached).to.deep.equal([STYLES, 'Style numbers for PO-2', 'Save Changes']);
  });
});

import entry from 'entry:../../../../widgets/charges/define.ts';
import { expect } from '@open-wc/testing';
import { find } from '../../../helpers/element/page.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { type Call, held } from '../../../helpers/network.ts';
import { press, type } from '../../../shared/ui/user-input.ts';
import { answer, LOAD, line, rate, rateOf } from '../fixtures.ts';
import { chargesNetwork, PageObject } from '../page-object.ts';

const OTHERS = 'query allQuote';

describe('<booking-charges> copying and exporting lines', () => {
  let tool: PageObject;

  before(async () => {
    await import(entry);
  });
  beforeEach(() => {
    tool = new PageObject(chargesNetwork());
  });
  afterEach(() => tool.close());

  const openCopy = async (lines: object[]) => {
    const others = [
      { id: 8, reference: 'Q-0008', mode: 'Air', container_type: '' },
      { id: 9, reference: 'Q-0009', mode: 'Ocean', container_type: 'LCL' },
    ];
    tool.network.on(OTHERS, ({ body }: Call) => ({
      results: others.filter(({ reference }) => reference.includes(body.variables.text ?? '')),
    }));
    await tool.ready();
    await tool.click('Copy from another quote');
    await waitUntil(() => tool.find('dialog label', 'Quote'));
    const label = find<HTMLLabelElement>(tool.element, 'dialog label', 'Quote');
    const input = tool.element.shadowRoot?.getElementById(label?.htmlFor ?? '') as HTMLInputElement;
    tool.network.on(LOAD, answer({ freight_charges: lines }));
    input.focus();
    await type('0009');
    await waitUntil(() => tool.find('[role=option]')?.textContent?.includes('Q-0009'));
    await press('ArrowDown');
    await press('Enter');
  };

  it('copies lines of another quote of the customer as they were entered, as one step', async () => {
    const original = {
      currency: 'CAD',
      unitCost: 12,
      totalPrice: 24,
      minimumPrice: null,
      rate: 0.8,
      rateDate: '2026-11-20',
      source: 'x',
    };
    tool.network.on(rateOf('CAD'), rate(0.7));
    await openCopy([line({ id: 801, original, comments: 'copied' }), line({ id: 802, chargeType: 13 })]);
    await tool.click('Add 2 lines');
    expect(tool.find('dialog')?.outerHTML).to.equal(undefined);
    expect(tool.network.to(OTHERS)[0]?.body.query).to.contain('customer: {id: {eq: 101}}');
    expect(tool.payloads(LOAD).at(-1)).to.include({ recordId: 9, featureType: 'freight_charges' });
    expect(tool.values(2)).to.deep.equal([
      'Documentation (DOC)',
      'CAD',
      'EA',
      '2.00',
      '12.00',
      '24.00',
      'copied',
    ]);
    expect(tool.text()).to.contain('2 unsaved changes');
    await tool.click('Undo');
    expect(tool.values(2)).to.deep.equal([]);
  });

  it('finds also what is not among the newest 200, and drops the answers to what was typed before', async () => {
    const other = (id: number) => ({ id, reference: `Q-${String(id).padStart(4, '0')}`, mode: '' });
    const newest = Array.from({ length: 200 }, (_, n) => other(1000 - n));
    const slow = held();
    tool.network.on(OTHERS, ({ body }: Call) => {
      if (body.variables.text === '02') return slow.answer();
      return { results: body.variables.text === '0201' ? [other(201)] : newest };
    });
    await tool.ready();
    await tool.click('Copy from another quote');
    await waitUntil(() => tool.find('dialog input'));
    tool.find<HTMLInputElement>('dialog input')?.focus();
    const searches = () => tool.network.to(OTHERS).filter(({ body }) => body.variables.text);
    await type('02');
    await waitUntil(() => searches().length === 1, 'a search');
    await type('01');
    await waitUntil(() => tool.find('[role=option]')?.textContent?.includes('Q-0201'), 'the answer');
    expect(searches()[0]?.signal?.aborted).to.equal(true);
    expect(searches().at(-1)?.body.query).to.contain('reference: {matches: $text}');
    slow.give({ results: [] });
    tool.network.on(LOAD, answer({ freight_charges: [line({ id: 801 })] }));
    await press('Enter');
    await tool.click('Add 1 line');
    expect(tool.payloads(LOAD).at(-1).recordId).to.equal(201);
  });

  it('says when the other quote has no such lines', async () => {
    await openCopy([]);
    await waitUntil(() => tool.text().includes('It has no charges of this kind.'));
    expect((await tool.button('Add lines')).disabled).to.equal(true);
    await tool.click('Cancel');
  });

  it('exports the table as it stands', async () => {
    const files: { name: string; blob: Blob }[] = [];
    const { createObjectURL } = URL;
    const { click } = HTMLAnchorElement.prototype;
    let blob: Blob | undefined;
    URL.createObjectURL = (given) => {
      blob = given as Blob;
      return createObjectURL.call(URL, given);
    };
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      if (blob) files.push({ name: this.download, blob });
    };
    try {
      await tool.ready();
      await tool.fill('Comments', 1, '=1+1');
      await tool.click('Export CSV');
      await waitUntil(() => files.length === 1);
      await tool.click('Export XLSX');
      await waitUntil(() => files.length === 2);
    } finally {
      URL.createObjectURL = createObjectURL;
      HTMLAnchorElement.prototype.click = click;
    }
    expect(files[0]?.name).to.match(/^Q-0007_freight_charges_.*\.csv$/);
    expect(files[1]?.name).to.match(/\.xlsx$/);
    const lines = (await files[0]?.blob.text())?.split('\r\n');
    expect(lines?.[1]).to.equal("Documentation (DOC),USD,EA,2.00,10.00,20.00,'=1+1");
  });
});

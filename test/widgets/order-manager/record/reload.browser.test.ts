import { expect } from '@open-wc/testing';
import { find, record } from '../../../helpers/element/page.ts';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { type Call, held } from '../../../helpers/network.ts';
import { BOOKING, linked, PO1, PO2, po } from '../fixtures.ts';
import { eachTest, LINK, LOAD, ORDERS, type PageObject, SAVE } from '../page-object.ts';

describe('<po-style-manager> loaded again', () => {
  let tool: PageObject;
  let ready: CustomEvent[];
  eachTest((fresh) => {
    tool = fresh;
  });
  beforeEach(async () => {
    await tool.ready();
    ready = record(tool.element, 'fp-ready');
  });

  const reload = () => (tool.element as unknown as { reload(): void }).reload();
  const bookingOf = (orderNumber: string) => ({
    results: [{ ...BOOKING, pos: [po(9, orderNumber)], styleNumberRelation: [] }],
  });
  const isLoaded = (orderNumber: string) =>
    waitUntil(() => tool.text().includes(`Style numbers for ${orderNumber}`), orderNumber);
  const removeStyle = async () => {
    (await tool.button('Remove SN-11')).click();
    await waitUntil(() => tool.text().includes('1 unsaved change'));
  };

  it('D-123 while a save runs waits for its end, and sends nothing twice', async () => {
    const slow = held<object>();
    tool.network.on(LINK, linked(PO1, PO2));
    tool.network.on(SAVE, slow.answer);
    const saved = record(tool.element, 'fp-saved');
    await removeStyle();
    tool.save()?.click();
    await waitUntil(() => tool.network.to(SAVE).length === 1, 'the save is sent');
    reload();
    await settled();
    expect(tool.network.to(LOAD)).to.have.length(1);
    tool.network.on(LOAD, bookingOf('PO-9'));
    slow.give(linked({ ...PO1, selectedSN: [] }, PO2));
    await isLoaded('PO-9');
    expect([tool.network.to(SAVE).length, tool.network.to(LOAD).length, saved.length]).to.deep.equal([
      1, 2, 1,
    ]);
    expect((await tool.combobox(ORDERS)).readOnly).to.equal(false);
  });

  it('while the question is open the record that was asked for comes, and the question goes', async () => {
    await removeStyle();
    tool.element.setAttribute('record-id', '8');
    await tool.bannerWith('1 change of this record is not saved.');
    tool.network.on(LOAD, bookingOf('PO-8'));
    reload();
    await isLoaded('PO-8');
    expect(find(tool.element, '[role=alert]')?.textContent).to.equal(undefined);
    expect(tool.text()).not.to.contain('unsaved');
    expect(tool.network.to(LOAD).map(({ body }) => /eq: (\d+)/.exec(body.query)?.[1])).to.deep.equal([
      '7',
      '8',
    ]);
  });

  it('for two records one after the other shows the later one, whichever answers first', async () => {
    const early = held<object>();
    tool.network.on(LOAD, ({ body }: Call) =>
      body.query.includes('eq: 8') ? early.answer() : bookingOf('PO-9'),
    );
    tool.element.setAttribute('record-id', '8');
    await waitUntil(() => tool.network.to(LOAD).length === 2, 'record 8 is asked for');
    tool.element.setAttribute('record-id', '9');
    await isLoaded('PO-9');
    early.give(bookingOf('PO-8'));
    await settled();
    await isLoaded('PO-9');
    expect(ready).to.have.length(1);
  });

  it('twice, one after the other, shows the record once', async () => {
    const early = held<object>();
    tool.network.on(LOAD, early.answer, bookingOf('PO-9'));
    reload();
    await waitUntil(() => tool.network.to(LOAD).length === 2, 'the record is asked for again');
    reload();
    await isLoaded('PO-9');
    early.give(bookingOf('PO-8'));
    await settled();
    await isLoaded('PO-9');
    expect(ready).to.have.length(1);
  });
});

import entry from 'entry:../../../widgets/charges/define.ts';
import { expect } from '@open-wc/testing';
import { record } from '../../helpers/element/page.ts';
import { settled } from '../../helpers/element/settled.ts';
import { waitUntil } from '../../helpers/element/wait-until.ts';
import { type Call, fieldsOf, held } from '../../helpers/network.ts';
import { answer, LOAD, line, SAVE } from './fixtures.ts';
import { chargesNetwork, PageObject } from './page-object.ts';

const OTHERS = 'query allQuote';

describe('<booking-charges> loaded again', () => {
  let tool: PageObject;
  let ready: CustomEvent[];

  before(async () => {
    await import(entry);
  });
  beforeEach(async () => {
    tool = new PageObject(chargesNetwork());
    await tool.ready();
    ready = record(tool.element, 'fp-ready');
  });
  afterEach(() => tool.close());

  const reload = () => (tool.element as unknown as { reload(): void }).reload();
  const hasFocus = () => Boolean(tool.element.shadowRoot?.activeElement);
  const stored = (comments: string) => answer({ freight_charges: [line({ comments })] });
  const isLoaded = (comments: string) =>
    waitUntil(() => tool.table() && tool.values(1).at(-1) === comments, comments);

  it('while a dialog is open closes it, and the lines can be worked with', async () => {
    tool.network.on(OTHERS, { results: [] });
    await tool.click('Copy from another quote');
    await waitUntil(() => tool.find('dialog input, dialog p'), 'the dialog');
    (await tool.button('Cancel')).focus();
    tool.network.on(LOAD, stored('loaded again'));
    reload();
    await isLoaded('loaded again');
    await waitUntil(() => !tool.find('dialog'), 'the dialog has gone');
    await waitUntil(() => ready.length === 1, 'fp-ready');
    await waitUntil(hasFocus, 'the focus is inside');
    await tool.fill('Comments', 1, 'typed after it');
    expect(tool.text()).to.contain('1 unsaved change');
    await tool.click('Copy from another quote');
    await waitUntil(() => tool.find('dialog'), 'the dialog opens again');
    await tool.click('Cancel');
  });

  it('the focus stays inside, and is not taken from the page', async () => {
    tool.cell('Comments', 1).focus();
    tool.network.on(LOAD, stored('loaded again'));
    reload();
    await isLoaded('loaded again');
    expect(hasFocus()).to.equal(true);
    const outside = document.body.appendChild(document.createElement('input'));
    outside.focus();
    tool.network.on(LOAD, stored('and again'));
    reload();
    await isLoaded('and again');
    expect(document.activeElement).to.equal(outside);
    outside.remove();
  });

  it('D-123 while a save runs waits for its end, and sends nothing twice', async () => {
    const slow = held<object>();
    tool.network.on(SAVE, slow.answer);
    const saved = record(tool.element, 'fp-saved');
    await tool.fill('Comments', 1, 'mine');
    await tool.click('Save');
    await waitUntil(() => tool.network.to(SAVE).length === 1, 'the save is sent');
    reload();
    await settled();
    expect(tool.network.to(LOAD)).to.have.length(1);
    expect(tool.cell('Comments', 1).value).to.equal('mine');
    tool.network.on(LOAD, stored('as stored now'));
    slow.give(stored('mine'));
    await isLoaded('as stored now');
    expect([tool.network.to(SAVE).length, tool.network.to(LOAD).length, saved.length]).to.deep.equal([
      1, 2, 1,
    ]);
    expect(tool.isSaveOn()).to.equal(true);
  });

  it('while the question is open the list that was asked for comes, and the question goes', async () => {
    await tool.fill('Comments', 1, 'mine');
    tool.element.setAttribute('record-id', '8');
    await tool.bannerWith('Leave without saving?');
    tool.network.on(LOAD, stored('of record 8'));
    reload();
    await isLoaded('of record 8');
    expect(tool.banner()?.textContent).to.equal(undefined);
    expect(tool.payloads(LOAD).map(({ recordId }) => recordId)).to.deep.equal([7, 8]);
    expect(ready).to.have.length(1);
  });

  it('twice, one after the other, shows the lines once', async () => {
    const early = held<object>();
    tool.network.on(LOAD, early.answer, stored('of the second'));
    reload();
    await waitUntil(() => tool.network.to(LOAD).length === 2, 'the lines are asked for again');
    reload();
    await isLoaded('of the second');
    early.give(stored('of the first'));
    await settled();
    await isLoaded('of the second');
    expect(ready).to.have.length(1);
  });

  it('for two records one after the other shows the later one, whichever answers first', async () => {
    const early = held<object>();
    tool.network.on(LOAD, (call: Call) => {
      const { recordId } = fieldsOf(call);
      return recordId === 8 ? early.answer() : stored(`of record ${recordId}`);
    });
    tool.element.setAttribute('record-id', '8');
    await waitUntil(() => tool.network.to(LOAD).length === 2, 'record 8 is asked for');
    tool.element.setAttribute('record-id', '9');
    await isLoaded('of record 9');
    early.give(stored('of record 8'));
    await settled();
    await isLoaded('of record 9');
    expect(ready).to.have.length(1);
  });
});

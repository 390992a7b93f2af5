import { expect } from '@open-wc/testing';
import { ringAtOnce } from '../../../helpers/element/ring-at-once.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { broken, graphqlError, held } from '../../../helpers/network.ts';
import { BOOKING } from '../fixtures.ts';
import { CREATE_PO, eachTest, LINK, LOAD, ORDERS, type PageObject, SAVE, SEARCH } from '../page-object.ts';

describe('<po-style-manager> at a backend without keys, where an answer is lost', () => {
  let tool: PageObject;
  ringAtOnce(2_000, 5_000);
  eachTest((fresh) => {
    tool = fresh;
    tool.network.on('GET /config.json', { backend: { idempotency: false } });
    tool.network.on(LINK, true);
  });

  /** Takes a style number off, saves, and loses the answer; then the record is as `after` says. */
  const saveThen = async (after: unknown) => {
    tool.network.on(SAVE, broken());
    await tool.ready();
    (await tool.button('Remove SN-11')).click();
    await waitUntil(() => tool.text().includes('1 unsaved change'));
    tool.network.on(LOAD, after);
    tool.save()?.click();
  };

  it('API-27 D-37 sends a save once, without a key, and says that it is stored where it is found', async () => {
    await saveThen({ results: [{ ...BOOKING, styleNumberRelation: [{ id: 21 }] }] });
    await tool.bannerWith('Changes Saved.');
    const sent = tool.network.to(SAVE);
    expect(sent).to.have.length(1);
    expect(sent[0]?.headers.has('idempotency-key')).to.equal(false);
    expect(sent[0]?.body.variables.input).to.deep.equal({
      payload: {
        type: 'booking',
        id: 7,
        purchaseOrder: [
          { id: 1, selectedSN: [] },
          { id: 2, selectedSN: [21] },
        ],
      },
    });
  });

  it('D-37 clicks while the first answer is lost, and while what is stored is looked at, send nothing more', async () => {
    const [answer, look] = [held<void>(), held<object>()];
    tool.network.on(SAVE, () => answer.answer().then(broken()));
    await tool.ready();
    (await tool.button('Remove SN-11')).click();
    await waitUntil(() => tool.text().includes('1 unsaved change'));
    tool.network.on(LOAD, look.answer, { results: [BOOKING] });
    const loads = tool.network.to(LOAD).length;
    const press = () => {
      tool.save()?.click();
      tool.save()?.click();
    };
    press();
    await waitUntil(() => tool.network.to(SAVE).length === 1);
    press();
    answer.give();
    await waitUntil(() => tool.network.to(LOAD).length > loads);
    press();
    look.give({ results: [BOOKING] });
    await tool.bannerWith('It was not found in what is stored: please try again.');
    expect(tool.network.to(SAVE)).to.have.length(1);
  });

  it('D-37 says that a save was not found, keeps what was entered, and another press saves it', async () => {
    await saveThen({ results: [BOOKING] });
    await tool.bannerWith('It was not found in what is stored: please try again.');
    expect(tool.network.to(SAVE)).to.have.length(1);
    expect(tool.text()).to.contain('1 unsaved change');
    tool.network.on(SAVE, true);
    tool.network.on(LOAD, { results: [{ ...BOOKING, styleNumberRelation: [{ id: 21 }] }] });
    tool.save()?.click();
    await tool.bannerWith('Changes Saved.');
    expect(tool.network.to(SAVE)).to.have.length(2);
  });

  it("D-37 says that it can't be told where nothing can be read, and repeats nothing", async () => {
    await saveThen(graphqlError('Asleep', 503));
    await tool.bannerWith('it could not be told whether it is stored');
    expect(tool.network.to(SAVE)).to.have.length(1);
  });

  it('D-37 takes a new order that is found, and makes no second one', async () => {
    tool.network.on(CREATE_PO, broken());
    await tool.ready();
    const found = { id: 3, orderNumbers: 'PO-3', styleNumbers: [] };
    tool.network.on(SEARCH, ({ body }: { body: { query: string } }) => ({
      results: body.query.includes('$labels') ? [found] : [],
    }));
    await tool.create(ORDERS, 'Add new PO', 'PO-3');
    await tool.button('Remove PO-3');
    expect(tool.network.to(CREATE_PO)).to.have.length(1);
    await waitUntil(() => tool.payloads(LINK).length > 0, 'the link');
    expect(tool.payloads(LINK).at(-1)).to.deep.equal({ type: 'booking', id: 7, selectedPOs: [1, 2, 3] });
  });
});

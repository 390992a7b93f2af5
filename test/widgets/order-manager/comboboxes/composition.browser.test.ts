import { expect } from '@open-wc/testing';
import { COMPOSED } from '../../../helpers/composed.ts';
import { commit, compose, composing } from '../../../helpers/element/compose.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { held } from '../../../helpers/network.ts';
import { linked, PO1, PO2, po } from '../fixtures.ts';
import {
  CREATE_PO,
  eachTest,
  LINK,
  ORDERS,
  type PageObject,
  SEARCH,
  SEARCH_SN,
  STYLES,
} from '../page-object.ts';

describe('<po-style-manager>, input methods', () => {
  let tool: PageObject;
  eachTest((fresh) => {
    tool = fresh;
  });

  for (const [label, search] of [
    [ORDERS, SEARCH],
    [STYLES, SEARCH_SN],
  ] as const) {
    it(`PO-39 PO-48 the spaces of pinyin add nothing to ${label}, and only the composed text is searched for`, async () => {
      await tool.ready();
      const field = await tool.combobox(label);
      field.focus();
      await compose(COMPOSED.Chinese, (step) => expect(field.value).to.equal(step));
      await waitUntil(() => tool.network.to(search).length > 0, 'the search');
      expect(tool.network.to(search)).to.have.length(1);
      expect(JSON.stringify(tool.network.to(search)[0]!.body.variables)).to.contain('北京');
      expect(field.value).to.equal('北京');
    });
  }

  it('PO-39 a separator that the composed text holds adds what stands before it', async () => {
    tool.network.on(SEARCH, { results: [po(3, '北京'), po(4, '上海')] });
    tool.network.on(
      LINK,
      linked(PO1, PO2, { ...po(3, '北京'), selectedSN: [] }, { ...po(4, '上海'), selectedSN: [] }),
    );
    await tool.ready();
    (await tool.combobox(ORDERS)).focus();
    await composing('bei jing shang hai');
    await commit('北京 上海');
    await tool.button('Remove 北京');
    await tool.button('Remove 上海');
    expect(tool.payloads(CREATE_PO)).to.deep.equal([]);
  });

  it('D-36 what could not be added meanwhile stays before the composed text', async () => {
    const lookup = held();
    tool.network.on(SEARCH_SN, lookup.answer);
    await tool.ready();
    const field = await tool.combobox(STYLES);
    await tool.type(STYLES, 'A,');
    await waitUntil(() => tool.network.to(SEARCH_SN).length === 1);
    await composing('ni');
    lookup.give(new Response('', { status: 404 }));
    await tool.bannerWith('Unable to quick add style numbers: HTTP error! Status: 404.');
    expect(field.value).to.equal('ni');
    await commit('你');
    expect(field.value).to.equal('A 你');
  });
});

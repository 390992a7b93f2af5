import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { BOOKING } from '../fixtures.ts';
import { bookingNetwork, eachTest, LOAD, ORDERS, PageObject } from '../page-object.ts';

describe('<po-style-manager>, what was pasted and isn’t added yet (D-31, D-150)', () => {
  let tool: PageObject;
  /** The page is loaded again: of the element nothing stays but what the device keeps. */
  const reloaded = async (attributes: Record<string, string> = {}) => {
    await tool.close();
    tool = new PageObject(bookingNetwork());
    await tool.ready(attributes);
  };
  eachTest((fresh) => {
    tool = fresh;
  });
  afterEach(() => tool.close());

  const dialog = () => tool.element.shadowRoot?.querySelector('dialog');
  const numbers = () =>
    [...(dialog()?.querySelectorAll<HTMLInputElement>('tbody tr td:nth-child(2) input') ?? [])].map(
      ({ value }) => value,
    );
  const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  /** Two orders are pasted; the preview is closed, so that they wait. */
  const pasteTwo = async () => {
    await tool.paste(ORDERS, 'PO 4501\nPO 4502');
    await waitUntil(() => numbers().length === 2, 'the lines');
    await sendKeys({ press: 'Escape' });
    await tool.bannerWith('2 pasted orders are not added yet.');
    await waitUntil(() => !asks(), 'the device has them');
  };

  it('is there again after a reload of the page, with what was corrected', async () => {
    await tool.ready();
    await tool.paste(ORDERS, 'PO 4501\nPO 4502');
    await waitUntil(() => numbers().length === 2, 'the lines');
    dialog()!.querySelector<HTMLInputElement>('tbody tr td:nth-child(2) input')!.focus();
    await sendKeys({ press: 'End' });
    await sendKeys({ type: '-B' });
    await waitUntil(() => !asks(), 'the device has them');
    await reloaded();
    await tool.bannerWith('What you pasted is still here.');
    (await tool.button('Continue')).click();
    await waitUntil(() => numbers().join() === '4501-B,4502', 'the corrected list');
  });

  it('is gone once it was discarded', async () => {
    await tool.ready();
    await pasteTwo();
    (await tool.button('Discard')).click();
    await waitUntil(() => !tool.banner());
    await reloaded();
    expect(tool.banner()).to.equal(undefined);
    expect(kept()).to.deep.equal([]);
  });

  it('waits for its record alone, also while another one is open', async () => {
    tool.network.on(
      LOAD,
      { results: [BOOKING] },
      { results: [{ ...BOOKING, id: 8 }] },
      { results: [BOOKING] },
    );
    await tool.ready();
    await pasteTwo();
    tool.element.setAttribute('record-id', '8');
    await waitUntil(() => !tool.banner(), 'the other record has none');
    expect(asks()).to.equal(false);
    tool.element.setAttribute('record-id', '7');
    await tool.bannerWith('2 pasted orders are not added yet.');
    await waitUntil(() => kept().length === 1, 'one list');
    await reloaded();
    await tool.bannerWith('2 pasted orders are not added yet.');
  });

  it('belongs to the key that the page gives it', async () => {
    await tool.ready({ 'draft-key': 'A' });
    await pasteTwo();
    await reloaded({ 'draft-key': 'B' });
    expect(tool.banner()).to.equal(undefined);
    await reloaded({ 'draft-key': 'A' });
    await tool.bannerWith('2 pasted orders are not added yet.');
  });

  it('asks before the page is left where the device takes nothing more', async () => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    try {
      await tool.ready();
      await tool.paste(ORDERS, 'PO 4501\nPO 4502');
      await waitUntil(() => numbers().length === 2, 'the lines');
      expect(asks()).to.equal(true);
    } finally {
      Storage.prototype.setItem = setItem;
    }
  });

  const kept = () => Object.keys(localStorage).filter((name) => name.startsWith('fp-orders '));
});

import { expect, oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { LOOK_EVERY } from '../../../../widgets/order-manager/record/use-others.ts';
import { heldClock } from '../../../helpers/clock.ts';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { isOwnBackend } from '../../../helpers/network.ts';
import { linked, PO1, PO2, po } from '../fixtures.ts';
import { AUDIT, eachTest, LINK, LOAD, ORDERS, type PageObject } from '../page-object.ts';

describe('<po-style-manager>, what others did (D-125)', () => {
  let tool: PageObject;
  eachTest((fresh) => {
    tool = fresh;
  });

  it('says who it was and when, marks the order, and leads to it', async () => {
    const at = new Date(2026, 2, 4, 13, 5).toISOString();
    tool.network.on(AUDIT, {
      results: [
        {
          ...{ actor: 'Ann Agent', own: false, createdAt: at },
          changes: [{ field: 'purchaseOrder', before: null, after: 'PO-7' }],
        },
      ],
    });
    tool.network.on(LINK, linked(PO1, { ...po(7, 'PO-7'), selectedSN: [] }));
    await tool.ready();
    (await tool.button('Remove PO-2')).click();
    const banner = await tool.bannerWith(
      isOwnBackend
        ? 'Ann Agent changed this record on Mar 4, 2026, 1:05'
        : 'Somebody else has changed this record',
    );
    expect(banner.textContent).to.contain('PO-7 added');
    expect(banner.getAttribute('role')).to.equal('status');
    expect(tool.text()).to.contain('Changed meanwhile');
    await expect(tool.element).shadowDom.to.be.accessible();
    (await tool.button('Show')).click();
    expect(tool.focused()).to.equal(await tool.combobox('Style numbers for PO-7'));
    (await tool.button('Dismiss')).click();
    await waitUntil(() => !tool.text().includes('Changed meanwhile'), 'the mark is gone');
  });

  const elsewhereRemoved = () =>
    tool.network.on(LOAD, {
      results: [{ id: 7, customer: { id: 101 }, pos: [po(1, 'PO-1')], styleNumberRelation: [] }],
    });
  const REMOVED = 'Somebody else has changed this record: PO-2 removed; style numbers of PO-1 changed';

  for (const [when, comeBack] of [
    ['the page comes into view again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['its window gets the focus', () => dispatchEvent(new Event('focus'))],
  ] as const)
    it(`is looked for when ${when}`, async () => {
      await tool.ready();
      elsewhereRemoved();
      comeBack();
      await tool.bannerWith(REMOVED);
    });

  it('is looked for while the page is in view, now and then', async () => {
    const clock = heldClock();
    const isReady = oneEvent(tool.element, 'fp-ready');
    await tool.open();
    await isReady;
    elsewhereRemoved();
    clock.pass(LOOK_EVERY - 1);
    clock.release();
    await settled();
    expect(tool.network.to(LOAD)).to.have.length(1);
    clock.pass(1);
    await tool.bannerWith(REMOVED);
    // Whoever comes back twice at once is answered once.
    dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    await settled();
    expect(tool.network.to(LOAD)).to.have.length(3);
  });

  it('Ctrl+Z outside a text takes back what was done last, and leaves a text alone', async () => {
    tool.network.on(LINK, linked(PO1), linked(PO1, PO2));
    await tool.ready();
    (await tool.button('Remove PO-2')).click();
    await waitUntil(() => tool.text().includes('PO-2 removed'), 'what Undo takes back');
    await tool.type(ORDERS, 'X');
    await tool.chord('z');
    expect(tool.network.to(LINK)).to.have.length(1);
    tool.save()?.focus();
    await tool.chord('z');
    await tool.button('Remove PO-2');
    await waitUntil(() => !tool.text().includes('PO-2 removed'), 'nothing is left to take back');
    await sendKeys({ press: 'Escape' });
  });
});

import assert from 'node:assert/strict';
import { afterEach, suite, test } from 'node:test';
import { eventually } from '../../../helpers/eventually.ts';
import { BOOKING, linked, PO1, PO2, po } from '../fixtures.ts';
import { openTool, quiet, type TestTool } from '../test-tool.ts';

const LINK = 'action linkPurchaseOrders';
const SAVE = 'action savePurchaseOrders';
const AUDIT = 'query allAuditEntry';
const AT = '2026-03-04T13:05:00.000Z';

let element: TestTool;
afterEach(() => element.network.verify());

const entry = (actor: string, changes: object[], own = false) => ({ actor, own, createdAt: AT, changes });
const PO7 = { ...po(7, 'PO-7'), selectedSN: [] };

suite('what others did (D-125)', () => {
  test('is told of a change of the orders, by whom and when, and one’s own is not', async () => {
    element = await openTool();
    element.network.on(AUDIT, {
      results: [
        entry('Me', [{ field: 'purchaseOrder', before: 'PO-2', after: null }], true),
        entry('Ann Agent', [{ field: 'purchaseOrder', before: null, after: 'PO-7' }]),
      ],
    });
    element.network.on(LINK, linked(PO1, PO7));
    element.editor().removeOrder(2);
    await eventually(() => element.others()?.who !== undefined);
    assert.deepEqual(element.others(), { added: ['PO-7'], removed: [], styled: [], who: 'Ann Agent' });
    const [asked] = element.network.to(AUDIT);
    assert.deepEqual(asked?.body.variables.where, { recordType: { eq: 'booking' }, recordId: { eq: 7 } });
  });

  test('of several people names each, and nobody for what somebody changed later', async () => {
    element = await openTool();
    element.network.on(AUDIT, {
      results: [
        entry('Me', [{ field: 'purchaseOrder', before: null, after: 'PO-8' }], true),
        entry('Link of Ann', [{ field: 'purchaseOrder', before: null, after: 'PO-7' }]),
        entry('Ben', [{ field: 'purchaseOrder', before: null, after: 'PO-7' }]),
      ],
    });
    element.network.on(LINK, linked(PO1, PO7, { ...po(8, 'PO-8'), selectedSN: [] }));
    element.editor().removeOrder(2);
    await eventually(() => element.others()?.who !== undefined);
    assert.deepEqual(
      [element.others()?.added, element.others()?.who],
      [['PO-7', 'PO-8'], 'Me + Link of Ann'],
    );
  });

  test('is told when one’s own save merges it', async () => {
    element = await openTool();
    element.network.on(LINK, linked(PO1, PO2));
    element.network.on(SAVE, linked({ ...PO1, selectedSN: [11, 12] }, { ...PO2, selectedSN: [] }));
    element.editor().addStyle(1, { id: 12, label: 'SN-12' });
    await element.editor().save();
    assert.deepEqual(element.others(), { added: [], removed: [], styled: ['PO-2'], who: undefined });
    assert.equal(element.message(), 'Changes Saved. You may now close this page.');
  });

  test('is told when the record is looked at again, and adds up', async () => {
    element = await openTool();
    const [first, second] = BOOKING.pos;
    element.network.on('query allBooking', {
      results: [{ ...BOOKING, pos: [first, second, po(7, 'PO-7')] }],
    });
    await element.editor().refresh(new AbortController().signal);
    element.network.on('query allBooking', { results: [{ ...BOOKING, pos: [first] }] });
    await element.editor().refresh(new AbortController().signal);
    assert.deepEqual(element.others(), { added: [], removed: ['PO-2'], styled: [], who: undefined });
  });

  test('is nothing where the answer is what was asked for', async () => {
    element = await openTool();
    element.network.on(LINK, linked(PO1));
    element.editor().removeOrder(2);
    await eventually(() => element.payloads('linkPurchaseOrders').length === 1);
    await quiet();
    assert.equal(element.others(), undefined);
    assert.equal(element.network.to(AUDIT).length, 0);
  });

  test('another backend is not asked who it was', async () => {
    element = await openTool();
    element.network.on('GET /config.json', { backend: { idempotency: false } });
    element.network.on(LINK, linked(PO1, PO7));
    element.editor().removeOrder(2);
    await eventually(() => element.others() !== undefined);
    await quiet();
    assert.equal(element.others()?.who, undefined);
  });
});

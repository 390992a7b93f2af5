import assert from 'node:assert/strict';
import { afterEach, before, mock, suite, test } from 'node:test';
import { broken, graphqlError } from '../../../helpers/network.ts';
import { BOOKING, linked, PO1, PO2, po } from '../fixtures.ts';
import { openTool, type TestTool } from '../test-tool.ts';

const LINK = 'action linkPurchaseOrders';
const CREATE_PO = 'action createPurchaseOrder';
const CREATE_SN = 'action createStyleNumber';
const CONTACT = 'Please try again later, if issue stays, contact Blue Anchor Inc.';

let element: TestTool;
before(() => {
  mock.method(console, 'warn', () => {});
});
afterEach(() => element.network.verify());

const progress = () => {};
const never = new AbortController().signal;

suite('creating', () => {
  test('PO-32 PO-33 D-126 a created order is linked at once, without style numbers', async () => {
    element = await openTool();
    element.network.on(CREATE_PO, 3);
    element.network.on(LINK, linked(PO1, PO2, { ...po(3, '007a'), selectedSN: [] }));
    assert.equal(await element.editor().orders.create('007a'), true);
    assert.deepEqual(element.payloads('createPurchaseOrder'), [
      { type: 'booking', id: 7, orderNumber: '007a' },
    ]);
    assert.deepEqual(element.rows().at(-1), '007a: ');
  });

  test('PO-34 a created style number is appended to its order and waits for the save', async () => {
    element = await openTool();
    element.network.on(CREATE_SN, 99);
    assert.equal(await element.editor().styles(2).create('NEW'), true);
    assert.deepEqual(element.payloads('createStyleNumber'), [
      { type: 'booking', id: 7, poId: 2, styleNumber: 'NEW' },
    ]);
    assert.deepEqual(element.rows()[1], 'PO-2: SN-21, NEW');
    assert.equal(element.unsaved(), 1);
  });

  for (const [row, kind, answer, text] of [
    ['PO-58', 'orders', graphqlError('Refused', 400), 'Unable to add purchase order: Refused'],
    [
      'PO-60',
      'orders',
      new Response('', { status: 500 }),
      'Error occured while adding PO: HTTP error! Status: 500',
    ],
    ['PO-58', 'orders', graphqlError('Not yours', 403), 'Unable to add purchase order: Not yours'],
    ['PO-56', 'styles', graphqlError('Refused', 400), 'Unable to add style number Refused'],
    ['PO-57', 'styles', new Response('<html>'), 'Error occured while adding SN: Unexpected response'],
  ] as const) {
    test(`${row} D-72 "${text}"`, async () => {
      element = await openTool();
      element.network.on(kind === 'orders' ? CREATE_PO : CREATE_SN, answer);
      const combobox = kind === 'orders' ? element.editor().orders : element.editor().styles(1);
      assert.equal(await combobox.create('X'), false);
      assert.equal(element.message(), `${text}. ${CONTACT}`);
      assert.deepEqual(element.rows(), ['PO-1: SN-11', 'PO-2: SN-21']);
    });
  }

  test('a number that no order can have is reported without a request', async () => {
    element = await openTool();
    assert.equal(await element.editor().orders.create('x'.repeat(101)), false);
    assert.match(
      element.message() ?? '',
      /^Unable to add purchase order: The number is longer than 100 characters\. Please/,
    );
  });

  test('D-122 the second try of a lost creation carries the key of the first', async () => {
    element = await openTool();
    element.network.on(CREATE_PO, broken());
    await element.editor().orders.create('N');
    element.network.on(CREATE_PO, 3);
    element.network.on(LINK, linked(PO1, PO2));
    await element.editor().orders.create('N');
    const keys = element.network.to(CREATE_PO).map((call) => call.headers.get('idempotency-key'));
    assert.equal(keys.length, 4);
    assert.equal(new Set(keys).size, 1);
  });

  test('D-45 without an owner nothing is looked up or created, and the alert says why', async () => {
    element = await openTool({ ...BOOKING, customer: null });
    const text = `Error fetching PO options: The record has no customer or company. ${CONTACT}`;
    await element.editor().orders.search('P', never);
    assert.equal(element.message(), text);
    assert.equal(await element.editor().orders.create('P'), false);
    assert.deepEqual(await element.editor().orders.quickAdd(['A', 'B'], progress), ['A', 'B']);
    assert.equal(await element.editor().styles(1).create('P'), false);
    assert.deepEqual(
      element.network.calls.map(({ route }) => route),
      ['POST /api/betty/login', 'GET /config.json', 'query allBooking'],
    );
  });
});

suite('quick add', () => {
  test('PO-41 PO-42 PO-43 PO-44 PO-45 PO-46 finds by exact match within the owner, creates the rest, links once, sums up', async () => {
    element = await openTool();
    const found = po(3, 'A', [[31, 'SN-31']]);
    element.network.on('query allPurchaseOrder', { results: [found, po(4, 'a')] });
    element.network.on(CREATE_PO, 5);
    element.network.on(
      LINK,
      linked(PO1, PO2, { ...found, selectedSN: [] }, { ...po(5, 'B'), selectedSN: [] }),
    );
    assert.deepEqual(await element.editor().orders.quickAdd(['A', 'B', 'PO-1'], progress), []);
    const [lookup] = element.network.to('query allPurchaseOrder');
    assert.deepEqual(lookup?.body.variables, { labels: ['A', 'B'] });
    assert.match(lookup?.body.query, /orderNumbers: \{in: \$labels\}, orderPurchaser: \{id: \{eq: 101\}\}/);
    assert.deepEqual(element.payloads('createPurchaseOrder'), [{ type: 'booking', id: 7, orderNumber: 'B' }]);
    assert.deepEqual(element.payloads('linkPurchaseOrders'), [
      { type: 'booking', id: 7, selectedPOs: [1, 2, 3, 5], knownPOs: [1, 2] },
    ]);
    assert.deepEqual(element.rows(), ['PO-1: SN-11', 'PO-2: SN-21', 'A: SN-31', 'B: ']);
    assert.equal(element.message(), '1 added, 1 created, 1 already there');
    assert.equal(element.severity(), 'success');
  });

  test('PO-45 style numbers that are not there are created and added', async () => {
    element = await openTool();
    element.network.on('query allStyleNumber', { results: [{ id: 12, styleNumber: 'SN-12' }] });
    element.network.on(CREATE_SN, 50);
    assert.deepEqual(await element.editor().styles(1).quickAdd(['SN-12', '0050', 'SN-11'], progress), []);
    assert.deepEqual(element.rows()[0], 'PO-1: SN-11, SN-12, 0050');
    assert.match(
      element.network.to('query allStyleNumber')[0]?.body.query,
      /styleNumber: \{in: \$labels\}, company: \{id: \{eq: 101\}\}/,
    );
  });

  test('PO-46 an order that is there under other blanks is found by its id, and not added twice', async () => {
    element = await openTool({ ...BOOKING, pos: [po(1, ' PO-1')] });
    element.network.on('query allPurchaseOrder', { results: [po(1, ' PO-1')] });
    assert.deepEqual(await element.editor().orders.quickAdd(['PO-1'], progress), []);
    assert.deepEqual(element.rows(), [' PO-1: ']);
    assert.equal(element.payloads('linkPurchaseOrders').length, 0);
  });

  test('D-36 PO-59 where the list cannot be linked, all of it stays with the user', async () => {
    element = await openTool();
    element.network.on('query allPurchaseOrder', { results: [po(3, 'A'), po(4, 'B')] });
    element.network.on(LINK, graphqlError('Locked', 409));
    assert.deepEqual(await element.editor().orders.quickAdd(['A', 'PO-1', 'B'], progress), ['A', 'B']);
    assert.equal(element.message(), `Error updating PO: Locked. ${CONTACT}`);
    assert.deepEqual(element.rows(), ['PO-1: SN-11', 'PO-2: SN-21']);
  });

  test('PO-65 PO-66 a failed lookup keeps every piece with the user', async () => {
    element = await openTool();
    element.network.on('query allPurchaseOrder', new Response('', { status: 404 }));
    element.network.on('query allStyleNumber', new Response('', { status: 404 }));
    assert.deepEqual(await element.editor().orders.quickAdd(['A', 'B'], progress), ['A', 'B']);
    assert.equal(
      element.message(),
      `Unable to quick add purchase orders: HTTP error! Status: 404. ${CONTACT}`,
    );
    assert.deepEqual(await element.editor().styles(1).quickAdd(['A'], progress), ['A']);
    assert.equal(element.message(), `Unable to quick add style numbers: HTTP error! Status: 404. ${CONTACT}`);
  });

  test('PO-63 D-36 what worked is kept, the alert names what failed, and that stays', async () => {
    element = await openTool();
    element.network.on('query allPurchaseOrder', { results: [po(3, 'A')] });
    element.network.on(CREATE_PO, graphqlError('Not now', 400));
    element.network.on(LINK, linked(PO1, PO2, { ...po(3, 'A'), selectedSN: [] }));
    assert.deepEqual(await element.editor().orders.quickAdd(['A', 'B', 'C'], progress), ['B', 'C']);
    assert.equal(element.message(), `Failed to add purchase order: B, C: Not now. ${CONTACT}`);
    assert.deepEqual(element.rows().at(-1), 'A: ');
  });

  test('PO-64 a style number that cannot be created is named', async () => {
    element = await openTool();
    element.network.on('query allStyleNumber', { results: [] });
    element.network.on(CREATE_SN, graphqlError('Not now', 400));
    assert.deepEqual(await element.editor().styles(1).quickAdd(['B', 'C'], progress), ['B', 'C']);
    assert.equal(element.message(), `Failed to add style number: B, C: Not now. ${CONTACT}`);
  });

  test('a long list is looked up in chunks of 200 and shows how far it is', async () => {
    element = await openTool();
    const pieces = Array.from({ length: 450 }, (_, n) => `P${n}`);
    element.network.on('query allStyleNumber', (call: { body: { variables: { labels: string[] } } }) => ({
      results: call.body.variables.labels.map((label) => ({
        id: 1000 + Number(label.slice(1)),
        styleNumber: label,
      })),
    }));
    const progress: [number, number][] = [];
    await element
      .editor()
      .styles(1)
      .quickAdd(pieces, (done, total) => progress.push([done, total]));
    assert.deepEqual(
      element.network.to('query allStyleNumber').map((call) => call.body.variables.labels.length),
      [200, 200, 50],
    );
    assert.equal(element.message(), '450 added');
    assert.deepEqual(progress.at(-1), [450, 450]);
  });

  test('two lists in one combobox never create the same number twice', async () => {
    element = await openTool();
    element.network.on('query allStyleNumber', { results: [] });
    element.network.on(CREATE_SN, 50);
    const combobox = element.editor().styles(1);
    await Promise.all([
      combobox.quickAdd(['X'], progress),
      element.editor().styles(1).quickAdd(['X'], progress),
    ]);
    assert.equal(element.payloads('createStyleNumber').length, 1);
  });
});

suite('searching', () => {
  test('PO-49 API-23 looks for a part of the number within the owner', async () => {
    element = await openTool();
    element.network.on('query allPurchaseOrder', { results: [] });
    await element.editor().orders.search('x"}', never);
    const [call] = element.network.to('query allPurchaseOrder');
    assert.deepEqual(call?.body.variables, { text: 'x"}' });
    assert.match(call?.body.query, /orderNumbers: \{matches: \$text\}, orderPurchaser: \{id: \{eq: 101\}\}/);
    assert.match(call?.body.query, /take: 50/);
  });

  test('PO-49 API-24 looks for a part of the style number within the owner', async () => {
    element = await openTool();
    element.network.on('query allStyleNumber', { results: [] });
    await element.editor().styles(1).search('SN', never);
    const [call] = element.network.to('query allStyleNumber');
    assert.deepEqual(call?.body.variables, { text: 'SN' });
    assert.match(call?.body.query, /styleNumber: \{matches: \$text\}, company: \{id: \{eq: 101\}\}/);
  });

  for (const [row, kind, text] of [
    ['PO-61', 'orders', 'Error fetching PO options'],
    ['PO-62', 'styles', 'Error fetching SN options'],
  ] as const) {
    test(`${row} a failed search is reported once, not at each key`, async () => {
      element = await openTool();
      element.network.on('query allPurchaseOrder', new Response('', { status: 403 }));
      element.network.on('query allStyleNumber', new Response('', { status: 403 }));
      const combobox = kind === 'orders' ? element.editor().orders : element.editor().styles(1);
      await combobox.search('A', never);
      await combobox.search('AB', never);
      assert.equal(element.message(), `${text}: HTTP error! Status: 403. ${CONTACT}`);
      assert.equal(element.events.filter(({ name }) => name === 'fp-error').length, 1);
    });
  }
});

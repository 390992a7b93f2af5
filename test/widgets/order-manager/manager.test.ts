import assert from 'node:assert/strict';
import { afterEach, mock, suite, test } from 'node:test';
import { broken, graphqlError, held } from '../../helpers/network.ts';
import { createDesk, type Desk, openDesk, until } from './desk.ts';
import { BOOKING, linked, PO1, PO2, po } from './fixtures.ts';

const LINK = 'action linkPurchaseOrders';
const SAVE = 'action savePurchaseOrders';
const CREATE_PO = 'action createPurchaseOrder';
const CREATE_SN = 'action createStyleNumber';
const CONTACT = 'Please try again later, if issue stays, contact Blue Anchor Inc.';

let desk: Desk;
mock.method(console, 'warn', () => {});
afterEach(() => desk.network.verify());

const progress = () => {};
const never = new AbortController().signal;
const idle = () => until(() => desk.payloads('linkPurchaseOrders').length > 0);

suite('loading', () => {
  test('PO-28 D-87 each order shows those of its style numbers that the record has', async () => {
    desk = await openDesk();
    assert.deepEqual(desk.rows(), ['PO-1: SN-11', 'PO-2: SN-21']);
    assert.equal(desk.unsaved(), 0);
  });

  test('PO-24 a shipment is loaded by its own names', async () => {
    desk = createDesk();
    desk.network.on('query allShipments', {
      results: [
        {
          id: 5,
          companyRelation: { id: 101 },
          purchaseOrders: BOOKING.pos,
          styleNumbersRelation: [{ id: 12 }],
        },
      ],
    });
    desk.manager.want({ type: 'shipment', id: 5 });
    await until(() => desk.phase() === 'ready');
    assert.deepEqual(desk.rows(), ['PO-1: SN-12', 'PO-2: ']);
  });

  for (const [type, query, text] of [
    ['booking', 'query allBooking', 'Error fetching booking data'],
    ['shipment', 'query allShipments', 'Error fetching shipment data'],
  ] as const) {
    test(`PO-53 PO-54 PO-52 D-107 a failed ${type} query says so, with the contact and one full stop`, async () => {
      desk = createDesk();
      desk.network.on(query, graphqlError('Column is gone.'));
      desk.manager.want({ type, id: 5 });
      await until(() => desk.phase() === 'failed');
      assert.equal(desk.alert(), `${text}: GraphQL error: Column is gone. ${CONTACT}`);
      assert.equal(desk.severity(), 'warning');
      assert.deepEqual(desk.waits, [2000, 2000]);
    });
  }

  test('PO-55 PO-52 a failure beside the query is a failed page load', async () => {
    desk = createDesk({ query: () => Promise.reject(new TypeError('no such thing')) });
    desk.manager.want({ type: 'booking', id: 1001 });
    await until(() => desk.phase() === 'failed');
    assert.equal(
      desk.alert(),
      'Error loading page: no such thing. Please try again later, if issue stays, contact Blue Anchor Inc.',
    );
    assert.equal(desk.severity(), 'warning');
  });

  test('PO-51 D-17 after a failed load nothing of the record is left, and a retry loads it', async () => {
    desk = await openDesk();
    desk.network.on('query allBooking', new Response('', { status: 500 }));
    desk.manager.reload();
    await until(() => desk.phase() === 'failed');
    assert.deepEqual(desk.rows(), []);
    await desk.manager.save();
    assert.deepEqual(desk.payloads('savePurchaseOrders'), []);
    desk.network.on('query allBooking', { results: [BOOKING] });
    desk.manager.reload();
    await until(() => desk.phase() === 'ready');
    assert.equal(desk.rows().length, 2);
  });

  for (const [name, answer, code] of [
    ['an empty answer', { results: [] }, 'forbidden'],
    ['a refusal', graphqlError('No', 403), 'forbidden'],
    ['no session', graphqlError('Who?', 401), 'unauthorized'],
  ] as const) {
    test(`MSG-19 ${name} is "no access" and ${code}`, async () => {
      desk = createDesk();
      desk.network.on('query allBooking', answer);
      desk.manager.want({ type: 'booking', id: 7 });
      await until(() => desk.phase() === 'refused');
      assert.equal(desk.alert(), 'You do not have access to this record.');
      const error = desk.events.find(({ name }) => name === 'fp-error')?.detail as { code: string };
      assert.equal(error.code, code);
    });
  }

  test('PO-05 MSG-18 without a record nothing is asked and the user is told', async () => {
    desk = createDesk();
    desk.manager.want(undefined);
    assert.equal(desk.alert(), 'No record selected.');
    assert.deepEqual(desk.network.calls, []);
  });

  test('the answer for a record that was left meanwhile changes nothing', async () => {
    desk = createDesk();
    const late = held<object>();
    desk.network.on('query allBooking', late.answer, { results: [{ ...BOOKING, pos: [] }] });
    desk.manager.want({ type: 'booking', id: 7 });
    await until(() => desk.network.to('query allBooking').length === 1);
    desk.manager.want({ type: 'booking', id: 8 });
    await until(() => desk.phase() === 'ready');
    late.give({ results: [BOOKING] });
    await new Promise((done) => setImmediate(done));
    assert.deepEqual(desk.rows(), []);
  });
});

suite('linking', () => {
  test('PO-29 D-125 a change goes out at once, with what was known', async () => {
    desk = await openDesk();
    desk.network.on(LINK, linked(PO2));
    desk.session().removeOrder(1);
    assert.deepEqual(desk.rows(), ['PO-2: SN-21']);
    await idle();
    assert.deepEqual(desk.payloads('linkPurchaseOrders'), [
      { type: 'booking', id: 7, selectedPOs: [2], knownPOs: [1, 2] },
    ]);
  });

  test('PO-30 PO-31 a new order comes last and takes its style numbers from the options', async () => {
    desk = await openDesk();
    const po3 = po(3, 'PO-3', [[31, 'SN-31']]);
    desk.network.on('query allPurchaseOrder', { results: [po3] });
    await desk.session().orders.search('PO', never);
    desk.network.on(LINK, linked(PO1, PO2, { ...po3, selectedSN: [] }));
    desk.session().addOrder({ id: 3 });
    await idle();
    await until(() => desk.rows().length === 3);
    assert.deepEqual(desk.rows(), ['PO-1: SN-11', 'PO-2: SN-21', 'PO-3: SN-31']);
    assert.equal(desk.unsaved(), 1);
  });

  test('PO-59 D-34 a failed change is taken back and told; the next one waited for it', async () => {
    desk = await openDesk();
    const first = held<Response>();
    desk.network.on(LINK, first.answer, linked(PO1));
    desk.session().removeOrder(1);
    desk.session().removeOrder(2);
    assert.deepEqual(desk.rows(), []);
    await idle();
    assert.equal(desk.payloads('linkPurchaseOrders').length, 1);
    first.give(graphqlError('Locked', 409));
    await until(() => desk.payloads('linkPurchaseOrders').length === 2);
    assert.equal(desk.alert(), `Error updating PO: Locked. ${CONTACT}`);
    await until(() => desk.rows().length === 1);
    assert.deepEqual(desk.rows(), ['PO-1: SN-11']);
    assert.deepEqual(desk.payloads('linkPurchaseOrders')[1], {
      type: 'booking',
      id: 7,
      selectedPOs: [1],
      knownPOs: [1, 2],
    });
  });

  test('D-32 style numbers chosen under a removed order come back with it', async () => {
    desk = await openDesk();
    desk.session().addStyle(1, { id: 12, label: 'SN-12' });
    desk.network.on(LINK, linked(PO2), linked(PO2, { ...PO1, selectedSN: [] }));
    desk.session().removeOrder(1);
    desk.session().undoRemoveOrder();
    await until(() => desk.payloads('linkPurchaseOrders').length === 2);
    await until(() => desk.rows().length === 2);
    assert.deepEqual(desk.rows(), ['PO-2: SN-21', 'PO-1: SN-11, SN-12']);
  });

  test('D-125 what another tab linked shows, and local style numbers stay', async () => {
    desk = await openDesk();
    desk.session().removeStyle(1, 11);
    desk.session().addStyle(1, { id: 12, label: 'SN-12' });
    desk.network.on(LINK, linked(PO1, { ...po(9, 'PO-9', [[91, 'SN-91']]), selectedSN: [91] }));
    desk.session().removeOrder(2);
    await until(() => desk.rows().length === 2);
    assert.deepEqual(desk.rows(), ['PO-1: SN-12', 'PO-9: SN-91']);
    assert.equal(desk.unsaved(), 2);
  });
});

suite('creating', () => {
  test('PO-32 PO-33 D-126 a created order is linked at once, without style numbers', async () => {
    desk = await openDesk();
    desk.network.on(CREATE_PO, 3);
    desk.network.on(LINK, linked(PO1, PO2, { ...po(3, '007'), selectedSN: [] }));
    assert.equal(await desk.session().orders.create('007'), true);
    assert.deepEqual(desk.payloads('createPurchaseOrder'), [{ type: 'booking', id: 7, orderNumber: '007' }]);
    assert.deepEqual(desk.rows().at(-1), '007: ');
  });

  test('PO-34 a created style number is appended to its order and waits for the save', async () => {
    desk = await openDesk();
    desk.network.on(CREATE_SN, 99);
    assert.equal(await desk.session().styles(2).create('NEW'), true);
    assert.deepEqual(desk.payloads('createStyleNumber'), [
      { type: 'booking', id: 7, poId: 2, styleNumber: 'NEW' },
    ]);
    assert.deepEqual(desk.rows()[1], 'PO-2: SN-21, NEW');
    assert.equal(desk.unsaved(), 1);
  });

  for (const [row, kind, answer, text] of [
    ['PO-58', 'orders', graphqlError('Refused', 400), 'Unable to add purchase order: Refused'],
    [
      'PO-60',
      'orders',
      new Response('', { status: 500 }),
      'Error occured while adding PO: HTTP error! Status: 500',
    ],
    ['PO-56', 'styles', graphqlError('Refused', 400), 'Unable to add style number Refused'],
    ['PO-57', 'styles', new Response('<html>'), 'Error occured while adding SN: Unexpected response'],
  ] as const) {
    test(`${row} D-72 "${text}"`, async () => {
      desk = await openDesk();
      desk.network.on(kind === 'orders' ? CREATE_PO : CREATE_SN, answer);
      const box = kind === 'orders' ? desk.session().orders : desk.session().styles(1);
      assert.equal(await box.create('X'), false);
      assert.equal(desk.alert(), `${text}. ${CONTACT}`);
      assert.deepEqual(desk.rows(), ['PO-1: SN-11', 'PO-2: SN-21']);
    });
  }

  test('a number that no order can have is told without a request', async () => {
    desk = await openDesk();
    assert.equal(await desk.session().orders.create('x'.repeat(101)), false);
    assert.match(
      desk.alert() ?? '',
      /^Unable to add purchase order: The number is longer than 100 characters\. Please/,
    );
  });

  test('D-122 the second try of a lost creation carries the key of the first', async () => {
    desk = await openDesk();
    desk.network.on(CREATE_PO, broken());
    await desk.session().orders.create('N');
    desk.network.on(CREATE_PO, 3);
    desk.network.on(LINK, linked(PO1, PO2));
    await desk.session().orders.create('N');
    const keys = desk.network.to(CREATE_PO).map((call) => call.headers.get('idempotency-key'));
    assert.equal(keys.length, 4);
    assert.equal(new Set(keys).size, 1);
  });

  test('D-45 without an owner nothing is looked up or created, and the alert says why', async () => {
    desk = await openDesk({ ...BOOKING, customer: null });
    const text = `Error fetching PO options: The record has no customer or company. ${CONTACT}`;
    await desk.session().orders.search('P', never);
    assert.equal(desk.alert(), text);
    assert.equal(await desk.session().orders.create('P'), false);
    assert.deepEqual(await desk.session().orders.quickAdd(['A', 'B'], progress), ['A', 'B']);
    assert.equal(await desk.session().styles(1).create('P'), false);
    assert.deepEqual(
      desk.network.calls.map(({ route }) => route),
      ['POST /api/betty/login', 'query allBooking'],
    );
  });
});

suite('quick add', () => {
  test('PO-41 PO-42 PO-43 PO-44 PO-45 PO-46 finds by exact match within the owner, creates the rest, links once, sums up', async () => {
    desk = await openDesk();
    const found = po(3, 'A', [[31, 'SN-31']]);
    desk.network.on('query allPurchaseOrder', { results: [found, po(4, 'a')] });
    desk.network.on(CREATE_PO, 5);
    desk.network.on(LINK, linked(PO1, PO2, { ...found, selectedSN: [] }, { ...po(5, 'B'), selectedSN: [] }));
    assert.deepEqual(await desk.session().orders.quickAdd(['A', 'B', 'PO-1'], progress), []);
    const [lookup] = desk.network.to('query allPurchaseOrder');
    assert.deepEqual(lookup?.body.variables, { labels: ['A', 'B'] });
    assert.match(lookup?.body.query, /orderPurchaser: \{id: \{eq: 101\}\}/);
    assert.deepEqual(desk.payloads('createPurchaseOrder'), [{ type: 'booking', id: 7, orderNumber: 'B' }]);
    assert.equal(desk.payloads('linkPurchaseOrders').length, 1);
    assert.deepEqual(desk.rows(), ['PO-1: SN-11', 'PO-2: SN-21', 'A: SN-31', 'B: ']);
    assert.equal(desk.alert(), '1 added, 1 created, 1 already there');
    assert.equal(desk.severity(), 'success');
  });

  test('PO-45 style numbers that are not there are created and added', async () => {
    desk = await openDesk();
    desk.network.on('query allStyleNumber', { results: [{ id: 12, styleNumber: 'SN-12' }] });
    desk.network.on(CREATE_SN, 50);
    assert.deepEqual(await desk.session().styles(1).quickAdd(['SN-12', '0050', 'SN-11'], progress), []);
    assert.deepEqual(desk.rows()[0], 'PO-1: SN-11, SN-12, 0050');
    assert.match(desk.network.to('query allStyleNumber')[0]?.body.query, /company: \{id: \{eq: 101\}\}/);
  });

  test('PO-65 PO-66 a failed lookup keeps every piece with the user', async () => {
    desk = await openDesk();
    desk.network.on('query allPurchaseOrder', new Response('', { status: 404 }));
    desk.network.on('query allStyleNumber', new Response('', { status: 404 }));
    assert.deepEqual(await desk.session().orders.quickAdd(['A', 'B'], progress), ['A', 'B']);
    assert.equal(desk.alert(), `Unable to quick add purchase orders: HTTP error! Status: 404. ${CONTACT}`);
    assert.deepEqual(await desk.session().styles(1).quickAdd(['A'], progress), ['A']);
    assert.equal(desk.alert(), `Unable to quick add style numbers: HTTP error! Status: 404. ${CONTACT}`);
  });

  test('PO-63 D-36 what worked is kept, the alert names what failed, and that stays', async () => {
    desk = await openDesk();
    desk.network.on('query allPurchaseOrder', { results: [po(3, 'A')] });
    desk.network.on(CREATE_PO, graphqlError('Not now', 400));
    desk.network.on(LINK, linked(PO1, PO2, { ...po(3, 'A'), selectedSN: [] }));
    assert.deepEqual(await desk.session().orders.quickAdd(['A', 'B', 'C'], progress), ['B', 'C']);
    assert.equal(desk.alert(), `Failed to add purchase order: B, C: Not now. ${CONTACT}`);
    assert.deepEqual(desk.rows().at(-1), 'A: ');
  });

  test('PO-64 a style number that cannot be created is named', async () => {
    desk = await openDesk();
    desk.network.on('query allStyleNumber', { results: [] });
    desk.network.on(CREATE_SN, graphqlError('Not now', 400));
    assert.deepEqual(await desk.session().styles(1).quickAdd(['B', 'C'], progress), ['B', 'C']);
    assert.equal(desk.alert(), `Failed to add style number: B, C: Not now. ${CONTACT}`);
  });

  test('a long list is looked up in chunks of 200 and told how far it is', async () => {
    desk = await openDesk();
    const pieces = Array.from({ length: 450 }, (_, n) => `P${n}`);
    desk.network.on('query allStyleNumber', (call: { body: { variables: { labels: string[] } } }) => ({
      results: call.body.variables.labels.map((label) => ({
        id: 1000 + Number(label.slice(1)),
        styleNumber: label,
      })),
    }));
    const told: [number, number][] = [];
    await desk
      .session()
      .styles(1)
      .quickAdd(pieces, (done, total) => told.push([done, total]));
    assert.deepEqual(
      desk.network.to('query allStyleNumber').map((call) => call.body.variables.labels.length),
      [200, 200, 50],
    );
    assert.equal(desk.alert(), '450 added');
    assert.deepEqual(told.at(-1), [450, 450]);
  });

  test('two lists in one box never create the same number twice', async () => {
    desk = await openDesk();
    desk.network.on('query allStyleNumber', { results: [] });
    desk.network.on(CREATE_SN, 50);
    const box = desk.session().styles(1);
    await Promise.all([box.quickAdd(['X'], progress), desk.session().styles(1).quickAdd(['X'], progress)]);
    assert.equal(desk.payloads('createStyleNumber').length, 1);
  });
});

suite('searching', () => {
  test('PO-49 API-23 API-24 looks for a part of the number within the owner', async () => {
    desk = await openDesk();
    desk.network.on('query allPurchaseOrder', { results: [] });
    await desk.session().orders.search('x"}', never);
    const [call] = desk.network.to('query allPurchaseOrder');
    assert.deepEqual(call?.body.variables, { text: 'x"}' });
    assert.match(call?.body.query, /orderNumbers: \{matches: \$text\}, orderPurchaser: \{id: \{eq: 101\}\}/);
    assert.match(call?.body.query, /take: 50/);
  });

  for (const [row, kind, text] of [
    ['PO-61', 'orders', 'Error fetching PO options'],
    ['PO-62', 'styles', 'Error fetching SN options'],
  ] as const) {
    test(`${row} a failed search is told once, not at each key`, async () => {
      desk = await openDesk();
      desk.network.on('query allPurchaseOrder', new Response('', { status: 403 }));
      desk.network.on('query allStyleNumber', new Response('', { status: 403 }));
      const box = kind === 'orders' ? desk.session().orders : desk.session().styles(1);
      await box.search('A', never);
      await box.search('AB', never);
      assert.equal(desk.alert(), `${text}: HTTP error! Status: 403. ${CONTACT}`);
      assert.equal(desk.events.filter(({ name }) => name === 'fp-error').length, 1);
    });
  }
});

suite('saving', () => {
  const saves = (target: Desk) => {
    target.network.on(LINK, linked(PO1, PO2));
    target.network.on(SAVE, linked({ ...PO1, selectedSN: [12] }, PO2));
  };
  const edit = () => {
    desk.session().removeStyle(1, 11);
    desk.session().addStyle(1, { id: 12, label: 'SN-12' });
  };

  test('PO-35 a removed style number is local until the save, and counted', async () => {
    desk = await openDesk();
    desk.session().removeStyle(1, 11);
    assert.deepEqual(desk.rows()[0], 'PO-1: ');
    assert.equal(desk.unsaved(), 1);
    desk.session().undoRemoveStyle(1);
    assert.equal(desk.unsaved(), 0);
    assert.equal(desk.network.to(SAVE).length, 0);
  });

  test('API-30 API-32 a backend that only says it is done did what it was asked', async () => {
    desk = await openDesk();
    desk.network.on(LINK, true);
    desk.network.on(SAVE, true);
    desk.network.on('query allBooking', {
      results: [{ ...BOOKING, pos: BOOKING.pos.slice(1), styleNumberRelation: [] }],
    });
    desk.session().removeOrder(1);
    await idle();
    desk.session().removeStyle(2, 21);
    await desk.manager.save();
    assert.equal(desk.alert(), 'Changes Saved. You may now close this page.');
    assert.deepEqual(desk.rows(), ['PO-2: ']);
    assert.equal(desk.unsaved(), 0);
  });

  test('PO-36 PO-37 PO-38 links again, sends everything with what was known, and says so', async () => {
    desk = await openDesk();
    saves(desk);
    edit();
    desk.network.on('query allBooking', {
      results: [{ ...BOOKING, styleNumberRelation: [{ id: 12 }, { id: 21 }] }],
    });
    await desk.manager.save();
    const routes = desk.network.calls.map(({ route }) => route).filter((route) => route.startsWith('action'));
    assert.deepEqual(routes, [LINK, SAVE]);
    assert.deepEqual(desk.payloads('linkPurchaseOrders'), [
      { type: 'booking', id: 7, selectedPOs: [1, 2], knownPOs: [1, 2] },
    ]);
    assert.deepEqual(desk.payloads('savePurchaseOrders'), [
      {
        type: 'booking',
        id: 7,
        purchaseOrder: [
          { id: 1, selectedSN: [12], knownSN: [11] },
          { id: 2, selectedSN: [21], knownSN: [21] },
        ],
        knownPOs: [1, 2],
      },
    ]);
    assert.equal(desk.alert(), 'Changes Saved. You may now close this page.');
    assert.equal(desk.severity(), 'success');
    assert.equal(desk.unsaved(), 0);
    assert.deepEqual(
      desk.events.map(({ name }) => name),
      ['fp-saved', 'fp-reload'],
    );
  });

  test('D-35 a failed re-sync ends the save: nothing else is sent and the selection stays', async () => {
    desk = await openDesk();
    edit();
    desk.network.on(LINK, graphqlError('Down', 400));
    await desk.manager.save();
    assert.equal(desk.alert(), `Error updating PO: Down. ${CONTACT}`);
    assert.equal(desk.network.to(SAVE).length, 0);
    assert.equal(desk.unsaved(), 2);
  });

  test('PO-67 ERR-03 a failed save keeps what was entered', async () => {
    desk = await openDesk();
    saves(desk);
    edit();
    desk.network.on(SAVE, graphqlError('Down', 400));
    await desk.manager.save();
    assert.equal(desk.alert(), `Error Saving Changes: Down. ${CONTACT}`);
    assert.deepEqual(desk.rows()[0], 'PO-1: SN-12');
    assert.equal(desk.events.filter(({ name }) => name === 'fp-saved').length, 0);
  });

  test('"saved" goes away with the next change', async () => {
    desk = await openDesk();
    saves(desk);
    await desk.manager.save();
    assert.equal(desk.severity(), 'success');
    desk.session().removeStyle(1, 12);
    assert.equal(desk.alert(), undefined);
  });

  test('D-122 saving the same again has the same key, saving something else another one', async () => {
    desk = await openDesk();
    saves(desk);
    edit();
    desk.network.on(SAVE, broken());
    await desk.manager.save();
    await desk.manager.save();
    desk.session().removeStyle(2, 21);
    await desk.manager.save();
    const keys = desk.network.to(SAVE).map((call) => call.headers.get('idempotency-key'));
    assert.equal(new Set(keys.slice(0, 6)).size, 1);
    assert.notEqual(keys[6], keys[0]);
  });

  test('two clicks are one save', async () => {
    desk = await openDesk();
    saves(desk);
    edit();
    await Promise.all([desk.manager.save(), desk.manager.save()]);
    assert.equal(desk.network.to(SAVE).length, 1);
  });

  test('the save waits for a link call and for a list that is still being added', async () => {
    desk = await openDesk();
    const slow = held<object>();
    desk.network.on('query allStyleNumber', slow.answer);
    desk.network.on(LINK, linked(PO1));
    desk.network.on(SAVE, linked({ ...PO1, selectedSN: [11, 12] }));
    const adding = desk.session().styles(1).quickAdd(['SN-12'], progress);
    desk.session().removeOrder(2);
    const saving = desk.manager.save();
    await until(() => desk.network.to('query allStyleNumber').length === 1);
    assert.equal(desk.network.to(SAVE).length, 0);
    slow.give({ results: [{ id: 12, styleNumber: 'SN-12' }] });
    await Promise.all([adding, saving]);
    const [payload] = desk.payloads('savePurchaseOrders') as { purchaseOrder: unknown }[];
    assert.deepEqual(payload?.purchaseOrder, [{ id: 1, selectedSN: [11, 12], knownSN: [11] }]);
  });
});

suite('another record', () => {
  test('a change that was on its way when the record was left still goes to that record', async () => {
    desk = await openDesk();
    const first = held<object>();
    desk.network.on(LINK, first.answer, linked());
    desk.session().removeOrder(1);
    desk.session().removeOrder(2);
    await idle();
    desk.network.on('query allBooking', { results: [{ ...BOOKING, pos: [po(9, 'PO-9')] }] });
    desk.manager.want({ type: 'booking', id: 8 });
    await until(() => desk.phase() === 'ready');
    first.give(linked(PO2));
    await until(() => desk.payloads('linkPurchaseOrders').length === 2);
    assert.deepEqual(desk.payloads('linkPurchaseOrders')[1], {
      type: 'booking',
      id: 7,
      selectedPOs: [],
      knownPOs: [2],
    });
    assert.deepEqual(desk.rows(), ['PO-9: ']);
  });

  test('with unsaved changes it waits for the answer, and comes after the save', async () => {
    desk = await openDesk();
    desk.session().removeStyle(1, 11);
    desk.manager.want({ type: 'booking', id: 8 });
    desk.manager.stay();
    assert.equal(desk.session().record.id, 7);
    desk.network.on(LINK, linked(PO1, PO2));
    desk.network.on(SAVE, linked({ ...PO1, selectedSN: [] }, PO2));
    await desk.manager.save();
    await until(() => desk.phase() === 'ready' && desk.session().record.id === 8);
  });

  test('the changes are given up only when the user says so', async () => {
    desk = await openDesk();
    desk.session().removeStyle(1, 11);
    desk.manager.want({ type: 'booking', id: 8 });
    assert.equal(desk.unsaved(), 1);
    desk.manager.leave();
    await until(() => desk.phase() === 'ready');
    assert.equal(desk.session().record.id, 8);
    assert.equal(desk.unsaved(), 0);
  });
});

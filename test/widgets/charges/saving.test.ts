import assert from 'node:assert/strict';
import { afterEach, mock, suite, test } from 'node:test';
import { broken, graphqlError, held } from '../../helpers/network.ts';
import { type Desk, openDesk, until } from './desk.ts';
import { AIR, answer, FCL, LOAD, line, SAVE } from './fixtures.ts';

let desk: Desk;
mock.method(console, 'warn', () => {});
const logged = mock.method(console, 'error', () => {});
afterEach(() => {
  logged.mock.resetCalls();
  desk.manager.close();
  desk.network.verify();
});

const agent = { feature: 'freight_charges', id: 7, role: 'agent' } as const;

suite('what a save sends', () => {
  test('API-52 CHG-41 D-19 D-20 the documented fields, amounts as numbers, the box and the revision', async () => {
    desk = await openDesk({ quote: AIR });
    desk.network.on(SAVE, answer({ revision: 4 }));
    desk.type(1, 'unitCost', '10.005');
    desk.type(1, 'minimumPrice', '7');
    await desk.manager.save();
    assert.deepEqual(desk.payloads(), [
      {
        recordId: 7,
        featureType: 'freight_charges',
        charges: [
          {
            unitCode: 'EA',
            totalPrice: 20.02,
            minimumPrice: 7,
            currency: 'USD',
            comments: '',
            chargeType: 12,
            quantity: 2,
            unitCost: 10.01,
          },
        ],
        addProfit: true,
        revision: 3,
        role: 'admin',
      },
    ]);
  });

  test('CHG-08 the box as it stands; D-120 nothing of it from an agent', async () => {
    desk = await openDesk();
    desk.network.on(SAVE, answer({ addProfit: false }));
    desk.session.setProfit(false);
    assert.equal(desk.unsaved(), 1);
    await desk.manager.save();
    assert.equal(desk.payloads()[0].addProfit, false);
    assert.equal(desk.profit(), false);
    desk.manager.close();
    desk = await openDesk({ addProfit: undefined }, agent);
    desk.network.on(SAVE, answer({ addProfit: undefined }));
    await desk.manager.save();
    assert.equal('addProfit' in desk.payloads()[0], false);
    assert.equal(desk.payloads()[0].role, 'agent');
  });

  test('CHG-07 D-20 the box is on unless it was stored off', async () => {
    desk = await openDesk({ addProfit: undefined });
    assert.equal(desk.profit(), true);
    desk.manager.close();
    desk = await openDesk({ addProfit: false });
    assert.equal(desk.profit(), false);
  });

  test('D-23 removed lines go with the save, and the order is the one on the screen', async () => {
    desk = await openDesk({ freight_charges: [line(), line({ id: 502, comments: 'second' })] });
    desk.network.on(SAVE, answer());
    desk.remove(1);
    desk.add({ chargeType: 'HDL', quantity: '1', unitCost: '5', comments: 'third' });
    await desk.manager.save();
    const comments = desk.payloads()[0].charges.map((charge: { comments: string }) => charge.comments);
    assert.deepEqual(comments, ['second', 'third']);
  });

  test('D-110 a manifest sends back the currency that it had, and none for a new line', async () => {
    const lines = [line({ currency: 'EUR' })];
    const manifest = { feature: 'manifests_charges', id: 7, role: 'agent' } as const;
    desk = await openDesk({ quote: null, manifests_charges: lines, freight_charges: undefined }, manifest);
    desk.network.on(SAVE, { manifests_charges: lines, chargetypes: [] });
    // Its last use was in EUR, on a quote.
    desk.add({ chargeType: 'OFR', unitCode: 'EA', quantity: '1', unitCost: '5' });
    await desk.manager.save();
    const sent = desk.payloads()[0].charges;
    assert.deepEqual(
      sent.map((charge: { currency: string }) => charge.currency),
      ['EUR', ''],
    );
  });

  test('CHG-32 an FCL line has its price as total, and what stood in hidden cells stays', async () => {
    const hidden = { quantity: 3, unitCost: 300.5, minimumPrice: 20 };
    const bare = { id: 502, quantity: null, unitCost: null };
    desk = await openDesk({ quote: FCL, freight_charges: [line(hidden), line(bare)] });
    desk.network.on(SAVE, answer({ quote: FCL }));
    desk.type(1, 'totalPrice', '950');
    await desk.manager.save();
    const [first, second] = desk.payloads()[0].charges;
    assert.deepEqual({ ...first, totalPrice: 950, ...hidden }, first);
    assert.deepEqual([second.totalPrice, second.quantity, second.unitCost], [20, null, null]);
  });
});

suite('after a save', () => {
  test('its answer is the new state, and the page is told', async () => {
    desk = await openDesk();
    const stored = line({ id: 777, unitCost: 11, totalPrice: 22 });
    desk.network.on(SAVE, answer({ revision: 4, freight_charges: [stored] }), answer({ revision: 5 }));
    desk.type(1, 'unitCost', '11');
    const { key } = desk.row(1);
    await desk.manager.save();
    assert.equal(desk.unsaved(), 0);
    assert.equal(desk.row(1).key, key);
    assert.equal(desk.alert(), 'Charges saved.');
    assert.equal(desk.network.to(LOAD).length, 1);
    assert.deepEqual(desk.names(), ['fp-saved', 'fp-reload']);
    const { id: _, ...charge } = stored;
    assert.deepEqual(desk.events[0]?.detail, { feature: 'freight_charges', recordId: 7, charges: [charge] });
    await desk.manager.save();
    assert.equal(desk.payloads()[1].revision, 4);
  });

  test('D-106 a backend that only says that it is done is asked again, unless the page takes over', async () => {
    desk = await openDesk();
    desk.network.on(SAVE, true);
    desk.type(1, 'comments', 'new');
    desk.network.on(LOAD, answer({ revision: 9, freight_charges: [line({ comments: 'new', id: 9 })] }));
    await desk.manager.save();
    await until(() => !desk.isSaving() && desk.network.to(LOAD).length === 2);
    assert.equal(desk.cells(1).comments, 'new');
    desk.cancelsReload = true;
    await desk.manager.save();
    assert.equal(desk.payloads()[1].revision, 9);
    assert.equal(desk.network.to(LOAD).length, 2);
    assert.equal(desk.unsaved(), 0);
  });

  test('CHG-23 the page hears of a save also when its list was left meanwhile', async () => {
    desk = await openDesk();
    const slow = held<object>();
    desk.network.on(SAVE, slow.answer);
    desk.type(1, 'comments', 'mine');
    const saving = desk.manager.save();
    await until(() => desk.network.to(SAVE).length > 0);
    desk.manager.want({ feature: 'freight_charges', id: 8, role: 'admin' });
    desk.manager.leave();
    await until(() => desk.phase() === 'ready');
    slow.give(answer({ freight_charges: [line({ comments: 'mine' })] }));
    await saving;
    assert.deepEqual(desk.names(), ['fp-saved']);
    assert.equal((desk.events[0]!.detail as { recordId: number }).recordId, 7);
    assert.equal(desk.cells(1).comments, '');
    assert.equal(desk.alert(), undefined);
  });

  test('"saved" goes away with the next change', async () => {
    desk = await openDesk();
    desk.network.on(SAVE, answer());
    await desk.manager.save();
    assert.equal(desk.alert(), 'Charges saved.');
    desk.type(1, 'comments', 'x');
    assert.equal(desk.alert(), undefined);
  });
});

suite('a save that does not work', () => {
  test('CHG-24 D-39 MSG-09 says so, logs it, and everything stays', async () => {
    desk = await openDesk();
    desk.network.on(SAVE, graphqlError('Line 1, quantity is missing.', 422));
    desk.type(1, 'comments', 'kept');
    await desk.manager.save();
    assert.equal(desk.alert(), 'Unable to create charges\nLine 1, quantity is missing.');
    assert.equal(logged.mock.calls[0]?.arguments[0], 'Unable to create charges');
    assert.equal(desk.cells(1).comments, 'kept');
    assert.equal(desk.unsaved(), 1);
    assert.equal(desk.isSaving(), false);
    assert.deepEqual(desk.names(), ['fp-error']);
  });

  test('D-01 with a link that has expired meanwhile says that', async () => {
    desk = await openDesk();
    desk.network.on(SAVE, new Response('', { status: 401 }));
    desk.network.on('POST /api/betty/login', Response.json({ error: 'No', expired: true }, { status: 401 }));
    desk.type(1, 'comments', 'kept');
    await desk.manager.save();
    assert.equal(desk.alert(), 'This link has expired. Please ask for a new one.');
    assert.equal(desk.unsaved(), 1);
  });

  test('API-53 errors in the results mean failure: their words are told, and nothing is sent again', async () => {
    desk = await openDesk();
    desk.network.on(SAVE, { errors: [{ message: 'The quote is closed.' }] });
    desk.type(1, 'comments', 'kept');
    await desk.manager.save();
    assert.equal(desk.alert(), 'Unable to create charges\nThe quote is closed.');
    assert.equal((desk.events[0]!.detail as { code: string }).code, 'graphql');
    assert.equal(desk.network.to(SAVE).length, 1);
    assert.equal(desk.unsaved(), 1);
    desk.network.on(SAVE, { errors: [], ...answer() });
    await desk.manager.save();
    assert.equal(desk.alert(), 'Charges saved.');
  });

  test('D-122 a second try of the same content has the same key, another content another one', async () => {
    desk = await openDesk();
    desk.network.on(SAVE, broken());
    await desk.manager.save();
    await desk.manager.save();
    desk.type(1, 'comments', 'other');
    desk.network.on(SAVE, answer());
    await desk.manager.save();
    const keys = desk.network.to(SAVE).map(({ headers }) => headers.get('idempotency-key'));
    assert.equal(new Set(keys.slice(0, 6)).size, 1);
    assert.equal(keys.length, 7);
    assert.notEqual(keys[6], keys[0]);
  });

  test('D-122 a line that was changed and changed back is the same content', async () => {
    desk = await openDesk();
    desk.network.on(SAVE, broken());
    await desk.manager.save();
    desk.type(1, 'unitCost', '11');
    desk.type(1, 'unitCost', '10');
    await desk.manager.save();
    const keys = desk.network.to(SAVE).map(({ headers }) => headers.get('idempotency-key'));
    assert.equal(keys.length, 6);
    assert.equal(new Set(keys).size, 1);
  });

  test('CHG-20 a double click is one request', async () => {
    desk = await openDesk();
    const slow = held<object>();
    desk.network.on(SAVE, slow.answer);
    const saves = [desk.manager.save(), desk.manager.save()];
    await until(() => desk.network.to(SAVE).length > 0);
    slow.give(answer());
    await Promise.all(saves);
    assert.equal(desk.network.to(SAVE).length, 1);
  });

  test('CHG-19 an invalid row sends nothing', async () => {
    desk = await openDesk();
    desk.type(1, 'quantity', '');
    await desk.manager.save();
    assert.equal(desk.network.to(SAVE).length, 0);
  });

  test('D-123 nothing can be changed while a save runs', async () => {
    desk = await openDesk();
    const slow = held<object>();
    desk.network.on(SAVE, slow.answer);
    const saving = desk.manager.save();
    assert.equal(desk.isSaving(), true);
    desk.type(1, 'comments', 'too late');
    desk.session.setProfit(false);
    assert.equal(desk.cells(1).comments, '');
    assert.equal(desk.profit(), true);
    slow.give(answer());
    await saving;
    assert.equal(desk.isSaving(), false);
  });

  test('D-124 what is still being typed is formatted before it is sent', async () => {
    desk = await openDesk();
    desk.network.on(SAVE, answer());
    const position = { row: desk.row(1).key, column: 'unitCost' };
    desk.session.dispatch({ type: 'focused', position });
    desk.session.dispatch({ type: 'typed', position, text: '1.005' });
    await desk.manager.save();
    assert.equal(desk.payloads()[0].charges[0].unitCost, 1.01);
    assert.equal(desk.payloads()[0].charges[0].totalPrice, 2.02);
  });
});

import assert from 'node:assert/strict';
import { afterEach, before, type Mock, mock, suite, test } from 'node:test';
import { eventually } from '../../../helpers/eventually.ts';
import { broken, graphqlError, held } from '../../../helpers/network.ts';
import { AIR, answer, FCL, LOAD, line, SAVE } from '../fixtures.ts';
import { openTool, type TestTool } from '../test-tool.ts';

let element: TestTool;
let logged: Mock<typeof console.error>;
before(() => {
  mock.method(console, 'warn', () => {});
  logged = mock.method(console, 'error', () => {});
});
afterEach(() => {
  logged.mock.resetCalls();
  element.loader.close();
  element.network.verify();
});

const agent = { feature: 'freight_charges', id: 7, role: 'agent' } as const;

suite('what a save sends', () => {
  test('API-52 CHG-41 D-19 D-20 the documented fields, amounts as numbers, the box and the revision', async () => {
    element = await openTool({ quote: AIR });
    element.network.on(SAVE, answer({ revision: 4 }));
    element.type(1, 'unitCost', '10.005');
    element.type(1, 'minimumPrice', '7');
    await element.loader.save();
    assert.deepEqual(element.payloads(), [
      {
        recordId: 7,
        featureType: 'freight_charges',
        charges: [
          {
            unitCode: 'EA',
            totalPrice: 20.01,
            minimumPrice: 7,
            currency: 'USD',
            comments: '',
            chargeType: 12,
            quantity: 2,
            unitCost: 10.005,
          },
        ],
        addProfit: true,
        revision: 3,
        role: 'admin',
      },
    ]);
  });

  test('CHG-08 the box as it stands; D-120 nothing of it from an agent', async () => {
    element = await openTool();
    element.network.on(SAVE, answer({ addProfit: false }));
    element.editor.setProfit(false);
    assert.equal(element.unsaved(), 1);
    await element.loader.save();
    assert.equal(element.payloads()[0].addProfit, false);
    assert.equal(element.profit(), false);
    element.loader.close();
    element = await openTool({ addProfit: undefined }, agent);
    element.network.on(SAVE, answer({ addProfit: undefined }));
    await element.loader.save();
    assert.equal('addProfit' in element.payloads()[0], false);
    assert.equal(element.payloads()[0].role, 'agent');
  });

  test('CHG-07 D-20 the box is on unless it was stored off', async () => {
    element = await openTool({ addProfit: undefined });
    assert.equal(element.profit(), true);
    element.loader.close();
    element = await openTool({ addProfit: false });
    assert.equal(element.profit(), false);
  });

  test('D-23 removed lines go with the save, and the order is the one on the screen', async () => {
    element = await openTool({ freight_charges: [line(), line({ id: 502, comments: 'second' })] });
    element.network.on(SAVE, answer());
    element.remove(1);
    element.add({ chargeType: 'HDL', quantity: '1', unitCost: '5', comments: 'third' });
    await element.loader.save();
    const comments = element.payloads()[0].charges.map((charge: { comments: string }) => charge.comments);
    assert.deepEqual(comments, ['second', 'third']);
  });

  test('D-110 a manifest sends back the currency that it had, and none for a new line', async () => {
    const lines = [line({ currency: 'EUR' })];
    const manifest = { feature: 'manifests_charges', id: 7, role: 'agent' } as const;
    element = await openTool({ quote: null, manifests_charges: lines, freight_charges: undefined }, manifest);
    element.network.on(SAVE, { manifests_charges: lines, chargetypes: [] });
    // Its last use was in EUR, on a quote.
    element.add({ chargeType: 'OFR', unitCode: 'EA', quantity: '1', unitCost: '5' });
    await element.loader.save();
    const sent = element.payloads()[0].charges;
    assert.deepEqual(
      sent.map((charge: { currency: string }) => charge.currency),
      ['EUR', ''],
    );
  });

  test('CHG-32 an FCL line has its price as total, and what stood in hidden cells stays', async () => {
    const hidden = { quantity: 3, unitCost: 300.5, minimumPrice: 20 };
    const bare = { id: 502, quantity: null, unitCost: null };
    element = await openTool({ quote: FCL, freight_charges: [line(hidden), line(bare)] });
    element.network.on(SAVE, answer({ quote: FCL }));
    element.type(1, 'totalPrice', '950');
    await element.loader.save();
    const [first, second] = element.payloads()[0].charges;
    assert.deepEqual({ ...first, totalPrice: 950, ...hidden }, first);
    assert.deepEqual([second.totalPrice, second.quantity, second.unitCost], [20, null, null]);
  });
});

suite('after a save', () => {
  test('its answer is the new state, and fp-saved holds it', async () => {
    element = await openTool();
    const stored = line({ id: 777, unitCost: 11, totalPrice: 22 });
    element.network.on(SAVE, answer({ revision: 4, freight_charges: [stored] }), answer({ revision: 5 }));
    element.type(1, 'unitCost', '11');
    const { key } = element.row(1);
    await element.loader.save();
    assert.equal(element.unsaved(), 0);
    assert.equal(element.row(1).key, key);
    assert.equal(element.message(), 'Charges saved.');
    assert.equal(element.network.to(LOAD).length, 1);
    assert.deepEqual(element.names(), ['fp-saved', 'fp-reload']);
    const { id: _, ...charge } = stored;
    assert.deepEqual(element.events[0]?.detail, {
      feature: 'freight_charges',
      recordId: 7,
      charges: [charge],
    });
    await element.loader.save();
    assert.equal(element.payloads()[1].revision, 4);
  });

  test('D-106 a backend that only says that it is done is asked again, unless the page takes over', async () => {
    element = await openTool();
    element.network.on(SAVE, true);
    element.type(1, 'comments', 'new');
    element.network.on(LOAD, answer({ revision: 9, freight_charges: [line({ comments: 'new', id: 9 })] }));
    await element.loader.save();
    await eventually(() => !element.isSaving() && element.network.to(LOAD).length === 2);
    assert.equal(element.cells(1).comments, 'new');
    element.cancelsReload = true;
    await element.loader.save();
    assert.equal(element.payloads()[1].revision, 9);
    assert.equal(element.network.to(LOAD).length, 2);
    assert.equal(element.unsaved(), 0);
  });

  test('CHG-23 the page hears of a save also when its list was left meanwhile', async () => {
    element = await openTool();
    const slow = held<object>();
    element.network.on(SAVE, slow.answer);
    element.type(1, 'comments', 'mine');
    const saving = element.loader.save();
    await eventually(() => element.network.to(SAVE).length > 0);
    element.loader.request({ feature: 'freight_charges', id: 8, role: 'admin' });
    element.loader.leave();
    await eventually(() => element.phase() === 'ready');
    slow.give(answer({ freight_charges: [line({ comments: 'mine' })] }));
    await saving;
    assert.deepEqual(element.names(), ['fp-saved']);
    assert.equal((element.events[0]!.detail as { recordId: number }).recordId, 7);
    assert.equal(element.cells(1).comments, '');
    assert.equal(element.message(), undefined);
  });

  test('"saved" goes away with the next change', async () => {
    element = await openTool();
    element.network.on(SAVE, answer());
    await element.loader.save();
    assert.equal(element.message(), 'Charges saved.');
    element.type(1, 'comments', 'x');
    assert.equal(element.message(), undefined);
  });
});

suite('a save that does not work', () => {
  test('CHG-24 D-39 MSG-09 says so, logs it, and everything stays', async () => {
    element = await openTool();
    element.network.on(SAVE, graphqlError('Line 1, quantity is missing.', 422));
    element.type(1, 'comments', 'kept');
    await element.loader.save();
    assert.equal(element.message(), 'Unable to create charges\nLine 1, quantity is missing.');
    assert.equal(logged.mock.calls[0]?.arguments[0], 'Unable to create charges');
    assert.equal(element.cells(1).comments, 'kept');
    assert.equal(element.unsaved(), 1);
    assert.equal(element.isSaving(), false);
    assert.deepEqual(element.names(), ['fp-error']);
  });

  test('D-01 with a link that has expired meanwhile says that', async () => {
    element = await openTool();
    element.network.on(SAVE, new Response('', { status: 401 }));
    element.network.on(
      'POST /api/betty/login',
      Response.json({ error: 'No', expired: true }, { status: 401 }),
    );
    element.type(1, 'comments', 'kept');
    await element.loader.save();
    assert.equal(element.message(), 'This link has expired. Please ask for a new one.');
    assert.equal(element.unsaved(), 1);
  });

  test('API-53 errors in the results mean failure: their words are shown, and nothing is sent again', async () => {
    element = await openTool();
    element.network.on(SAVE, { errors: [{ message: 'The quote is closed.' }] });
    element.type(1, 'comments', 'kept');
    await element.loader.save();
    assert.equal(element.message(), 'Unable to create charges\nThe quote is closed.');
    assert.equal((element.events[0]!.detail as { code: string }).code, 'graphql');
    assert.equal(element.network.to(SAVE).length, 1);
    assert.equal(element.unsaved(), 1);
    element.network.on(SAVE, { errors: [], ...answer() });
    await element.loader.save();
    assert.equal(element.message(), 'Charges saved.');
  });

  test('D-122 a second try of the same content has the same key, another content another one', async () => {
    element = await openTool();
    element.network.on(SAVE, broken());
    await element.loader.save();
    await element.loader.save();
    element.type(1, 'comments', 'other');
    element.network.on(SAVE, answer());
    await element.loader.save();
    const keys = element.network.to(SAVE).map(({ headers }) => headers.get('idempotency-key'));
    assert.equal(new Set(keys.slice(0, 6)).size, 1);
    assert.equal(keys.length, 7);
    assert.notEqual(keys[6], keys[0]);
  });

  test('D-122 a line that was changed and changed back is the same content', async () => {
    element = await openTool();
    element.network.on(SAVE, broken());
    await element.loader.save();
    element.type(1, 'unitCost', '11');
    element.type(1, 'unitCost', '10');
    await element.loader.save();
    const keys = element.network.to(SAVE).map(({ headers }) => headers.get('idempotency-key'));
    assert.equal(keys.length, 6);
    assert.equal(new Set(keys).size, 1);
  });

  test('CHG-20 a double click is one request', async () => {
    element = await openTool();
    const slow = held<object>();
    element.network.on(SAVE, slow.answer);
    const saves = [element.loader.save(), element.loader.save()];
    await eventually(() => element.network.to(SAVE).length > 0);
    slow.give(answer());
    await Promise.all(saves);
    assert.equal(element.network.to(SAVE).length, 1);
  });

  test('CHG-19 an invalid row sends nothing', async () => {
    element = await openTool();
    element.type(1, 'quantity', '');
    await element.loader.save();
    assert.equal(element.network.to(SAVE).length, 0);
  });

  test('D-123 nothing can be changed while a save runs', async () => {
    element = await openTool();
    const slow = held<object>();
    element.network.on(SAVE, slow.answer);
    const saving = element.loader.save();
    assert.equal(element.isSaving(), true);
    element.type(1, 'comments', 'too late');
    element.editor.setProfit(false);
    assert.equal(element.cells(1).comments, '');
    assert.equal(element.profit(), true);
    slow.give(answer());
    await saving;
    assert.equal(element.isSaving(), false);
  });

  test('D-149 what is still being typed is sent as it counts', async () => {
    element = await openTool();
    element.network.on(SAVE, answer());
    const position = { row: element.row(1).key, column: 'unitCost' };
    element.editor.dispatch({ type: 'focused', position });
    element.editor.dispatch({ type: 'typed', position, text: '1.005' });
    await element.loader.save();
    assert.equal(element.payloads()[0].charges[0].unitCost, 1.005);
    assert.equal(element.payloads()[0].charges[0].totalPrice, 2.01);
  });
});

import assert from 'node:assert/strict';
import { afterEach, before, mock, suite, test } from 'node:test';
import type { ChargeRow } from '../../../../widgets/charges/rows/charge-row.ts';
import * as state from '../../../../widgets/charges/state/list-state.ts';
import { broken, graphqlError } from '../../../helpers/network.ts';
import { answer, CHARGE_TYPES, LOAD, line, rate, rateOf, SAVE } from '../fixtures.ts';
import { openTool, type TestTool } from '../test-tool.ts';

let element: TestTool;
before(() => {
  mock.method(console, 'warn', () => {});
  mock.method(console, 'error', () => {});
});
afterEach(() => {
  element.loader.close();
  element.network.verify();
});

const NEW = { chargeType: 'DOC', currency: 'USD', unitCode: 'EA', quantity: '2', unitCost: '10' } as const;
const stale = () => graphqlError('These charges were changed by someone else.', 409);

/** The save is stored, but no attempt of it is answered. */
const loseAnswer = async () => {
  element.network.on(SAVE, broken());
  await element.loader.save();
};

/** The next save is refused, and the user loads what is stored. */
const loadCurrent = async (theirs: object[], over: object = {}) => {
  element.network.on(SAVE, stale());
  await element.loader.save();
  element.network.on(LOAD, answer({ revision: 8, freight_charges: theirs, ...over }));
  await element.editor.loadCurrent();
};

const shown = () =>
  element
    .rows()
    .map(({ cells, isRemoved }) => `${cells.unitCost} ${cells.comments}${isRemoved ? '(removed)' : ''}`);

suite('a save whose answer was lost', () => {
  test('D-19 a line that was changed once more stands once, with the last change on top', async () => {
    element = await openTool();
    element.type(1, 'unitCost', '15');
    await loseAnswer();
    element.type(1, 'comments', 'as agreed');
    await loadCurrent([line({ unitCost: 15, totalPrice: 30 })]);
    assert.deepEqual(shown(), ['15.00 as agreed']);
    assert.equal(element.unsaved(), 1);
  });

  test('D-19 so does a line that two lost saves changed, whichever of them was stored', async () => {
    element = await openTool();
    element.type(1, 'unitCost', '15');
    await loseAnswer();
    element.type(1, 'unitCost', '16');
    await loseAnswer();
    element.type(1, 'unitCost', '17');
    await loadCurrent([line({ unitCost: 15, totalPrice: 30 })]);
    assert.deepEqual(shown(), ['17.00 ']);
  });

  test('D-19 a new line that was changed once more stands once', async () => {
    element = await openTool({ freight_charges: [] });
    element.add(NEW);
    await loseAnswer();
    element.type(1, 'comments', 'as agreed');
    await loadCurrent([line()]);
    assert.deepEqual(shown(), ['10.00 as agreed']);
    element.network.on(SAVE, answer());
    await element.loader.save();
    assert.equal(element.payloads().at(-1).charges.length, 1);
  });

  test('D-19 D-22 a line that the lost save converted is as it was entered', async () => {
    element = await openTool({ freight_charges: [] });
    element.network.on(rateOf('EUR'), rate(1.1));
    element.add({ ...NEW, currency: 'EUR' });
    await loseAnswer();
    element.type(1, 'comments', 'as agreed');
    const original = { currency: 'EUR', unitCost: 10, totalPrice: 20, minimumPrice: null, rate: 1.1 };
    await loadCurrent([line({ unitCost: 11, totalPrice: 22, original })]);
    assert.deepEqual(shown(), ['10.00 as agreed']);
    assert.equal(element.cells(1).currency, 'EUR');
  });

  test('D-19 CHG-15 a minimum that no column shows tells no two lines apart', async () => {
    element = await openTool({ freight_charges: [line({ minimumPrice: 5 })] });
    element.network.on(rateOf('EUR'), rate(1.1));
    element.type(1, 'currency', 'EUR');
    element.type(1, 'comments', 'mine');
    await loseAnswer();
    const original = { currency: 'EUR', unitCost: 10, totalPrice: 20, minimumPrice: 5, rate: 1.1 };
    await loadCurrent([
      line({ unitCost: 11, totalPrice: 22, minimumPrice: 5.5, comments: 'mine', original }),
    ]);
    assert.deepEqual(shown(), ['11.00 mine']);
    assert.equal(element.unsaved(), 0);
  });

  test('D-19 what somebody else changed after it is named beside what I changed', async () => {
    element = await openTool();
    element.type(1, 'unitCost', '15');
    await loseAnswer();
    element.type(1, 'comments', 'mine');
    await loadCurrent([line({ unitCost: 18, totalPrice: 36 })]);
    assert.deepEqual(shown(), ['15.00 mine']);
    assert.deepEqual(element.warnings(1), ['unitCost: Changed meanwhile by somebody else: 18.00']);
  });

  test('a backend without ids: a line that was changed and sent stands once', async () => {
    element = await openTool({ freight_charges: [line({ id: null })] });
    element.type(1, 'unitCost', '15');
    await loseAnswer();
    element.type(1, 'comments', 'mine');
    await loadCurrent([line({ id: null, unitCost: 15, totalPrice: 30 })]);
    assert.deepEqual(shown(), ['15.00 mine']);
  });
});

test('D-19 a charge type that was renamed meanwhile makes nothing "changed by both"', async () => {
  element = await openTool();
  element.type(1, 'comments', 'mine');
  const chargetypes = CHARGE_TYPES.map((type) =>
    type.chargetype === 12 ? { ...type, description: 'Papers' } : type,
  );
  await loadCurrent([line()], { chargetypes });
  assert.deepEqual(shown(), ['10.00 mine']);
  assert.equal(element.cells(1).chargeType, 'Papers (DOC)');
  assert.equal(element.unsaved(), 1);
  assert.equal(element.isInvalid(), false);
});

suite('a restored draft', () => {
  const two = { freight_charges: [line(), line({ id: 502, unitCost: 20, totalPrice: 40 })] };

  const offer = (rows: readonly ChargeRow[], isOn: boolean | null) =>
    element.store.set(state.draftAtom, { is: 'offered', draft: { savedAt: 1, content: { rows, isOn } } });

  /** What an earlier visit left behind: the first of the lines with a comment, and the box if it was changed. */
  const draft = async (over: object = {}, isOn: boolean | null = null) => {
    element = await openTool({ ...two, ...over });
    const rows = element.rows().map((row, n) => ({
      ...row,
      key: `earlier ${n}`,
      cells: n === 0 ? { ...row.cells, comments: 'earlier' } : row.cells,
    }));
    offer(rows, isOn);
  };

  test('leaves what was done meanwhile to other lines as it is', async () => {
    await draft();
    element.type(2, 'comments', 'now');
    await element.editor.restoreDraft();
    assert.deepEqual(shown(), ['10.00 earlier', '20.00 now']);
    assert.equal(element.unsaved(), 2);
  });

  test('brings no removed line back', async () => {
    await draft();
    element.remove(2);
    element.add(NEW);
    await element.editor.restoreDraft();
    assert.deepEqual(shown(), ['10.00 earlier', '20.00 (removed)', '10.00 ']);
  });

  test('loses nothing of a line that was changed in both', async () => {
    await draft();
    element.type(1, 'comments', 'now');
    await element.editor.restoreDraft();
    assert.deepEqual(shown(), ['10.00 now', '20.00 ']);
    assert.deepEqual(element.warnings(1), ['comments: In the restored draft: earlier']);
  });

  test('names what somebody else changed since, and still does beside what was typed before it came back', async () => {
    element = await openTool(two);
    const draft = element.rows().map((row) => ({ ...row, cells: { ...row.cells, unitCost: '15.00' } }));
    element.loader.close();
    element = await openTool({ freight_charges: [line({ unitCost: 18, totalPrice: 36 })] });
    element.type(1, 'unitCost', '16');
    offer(draft.slice(0, 1), null);
    await element.editor.restoreDraft();
    assert.deepEqual(shown(), ['16.00 ']);
    assert.deepEqual(element.warnings(1), [
      'unitCost: In the restored draft: 15.00',
      'unitCost: Changed meanwhile by somebody else: 18.00',
    ]);
  });

  test('CHG-07 D-20 leaves the box as it is stored, unless the user had changed it', async () => {
    await draft({ addProfit: false });
    await element.editor.restoreDraft();
    assert.equal(element.profit(), false);
    assert.equal(element.unsaved(), 1);
    element.loader.close();
    await draft({}, false);
    await element.editor.restoreDraft();
    assert.equal(element.profit(), false);
    assert.equal(element.unsaved(), 2);
  });

  test('CHG-41 D-149 holds what was still being typed: its total is sent with two decimals', async () => {
    await draft();
    const offered = element.store.get(state.draftAtom);
    assert.ok(offered.is === 'offered');
    const rows = offered.draft.content.rows.map((row, n) =>
      n === 0 ? { ...row, cells: { ...row.cells, unitCost: '1.005', totalPrice: '2.01' } } : row,
    );
    offer(rows, null);
    await element.editor.restoreDraft();
    element.network.on(SAVE, answer());
    await element.loader.save();
    const [sent] = element.payloads()[0].charges;
    assert.equal(sent.unitCost, 1.005);
    assert.equal(sent.totalPrice, 2.01);
  });
});

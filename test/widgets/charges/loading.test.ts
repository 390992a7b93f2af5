import assert from 'node:assert/strict';
import { afterEach, before, mock, suite, test } from 'node:test';
import { recordRef, roleOf } from '../../../widgets/charges/record.ts';
import { eventually } from '../../helpers/eventually.ts';
import { graphqlError, held } from '../../helpers/network.ts';
import { answer, LOAD, line, SAVE } from './fixtures.ts';
import { FREIGHT, openTool, TestTool } from './test-tool.ts';

let element: TestTool;
before(() => {
  mock.method(console, 'warn', () => {});
  mock.method(console, 'error', () => {});
});
afterEach(() => {
  element.loader.close();
  element.network.verify();
});

suite('which list', () => {
  test('CHG-04 CHG-05 the role is admin or agent, exactly, or none', () => {
    element = new TestTool();
    assert.deepEqual(['admin', 'agent', 'Admin', 'admin2', ' agent', 'user', '', null].map(roleOf), [
      'admin',
      'agent',
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('D-112 MSG-13 an unknown feature is named, and nothing is asked', async () => {
    element = new TestTool();
    const { record, missing } = recordRef('sea_charges', 7, 'agent');
    element.loader.request(record, missing);
    await eventually(() => element.phase() === 'no-record');
    assert.equal(element.message(), 'Unknown charge type: sea_charges');
    assert.deepEqual(element.network.calls, []);
  });

  test('D-46 MSG-18 without a record nothing is asked', async () => {
    for (const id of [null, 0, 1.5, -1, 2_147_483_648]) {
      element = new TestTool();
      const { record, missing } = recordRef('freight_charges', id, 'agent');
      element.loader.request(record, missing);
      await eventually(() => element.phase() === 'no-record');
      assert.equal(element.message(), 'No record selected.');
      assert.deepEqual(element.network.calls, []);
    }
  });

  for (const role of ['admin', 'agent'] as const)
    test(`API-49 CHG-03 the load names record, feature and role: ${role}`, async () => {
      element = await openTool({}, { ...FREIGHT, role });
      assert.deepEqual(element.payloads(LOAD), [{ recordId: 7, featureType: 'freight_charges', role }]);
    });

  test('with unsaved lines another record waits for the answer, and comes after the save', async () => {
    element = await openTool();
    element.network.on(SAVE, answer());
    element.type(1, 'comments', 'x');
    element.loader.request({ ...FREIGHT, id: 8 });
    assert.equal(element.editor.record.id, 7);
    await element.loader.save();
    await eventually(() => element.phase() === 'ready');
    assert.equal(element.editor.record.id, 8);
  });
});

suite('loading', () => {
  test('API-51 D-18 MSG-10 a failed load shows no lines and can be tried again', async () => {
    element = new TestTool();
    element.network.on(LOAD, new Response('', { status: 404 }));
    await element.open();
    assert.equal(element.phase(), 'failed');
    assert.equal(element.message(), 'Unable to load charges. Please try again.');
    assert.throws(() => element.editor);
    element.network.on(LOAD, answer());
    element.loader.reload();
    await eventually(() => element.phase() === 'ready');
    assert.equal(element.rows().length, 1);
  });

  test('D-18 an answer without the list is a failed load, not an empty one', async () => {
    element = await openTool({ freight_charges: undefined });
    assert.equal(element.phase(), 'failed');
  });

  test('MSG-19 D-02 a refused record says so', async () => {
    element = new TestTool();
    element.network.on(LOAD, graphqlError('You do not have the role of an admin.', 403));
    await element.open();
    assert.equal(element.phase(), 'refused');
    assert.equal(element.message(), 'You do not have access to this record.');
  });

  test('the answer for a record that was left meanwhile changes nothing', async () => {
    element = new TestTool();
    const late = held<object>();
    element.network.on(LOAD, late.answer, answer({ freight_charges: [] }));
    element.loader.request(FREIGHT);
    await eventually(() => element.network.to(LOAD).length === 1);
    element.loader.request({ ...FREIGHT, id: 8 });
    await eventually(() => element.phase() === 'ready');
    late.give(answer());
    await new Promise((done) => setImmediate(done));
    assert.equal(element.rows().length, 0);
  });
});

suite('lines that somebody else changed', () => {
  const two = [line(), line({ id: 502, comments: 'b' })];
  const stale = () => graphqlError('These charges were changed by someone else.', 409);
  const refuse = async (theirs: object[]) => {
    element.network.on(SAVE, stale());
    await element.loader.save();
    assert.equal(
      element.message(),
      'These charges were changed by someone else. Please reload before saving.',
    );
    assert.equal(element.isStale(), true);
    element.network.on(LOAD, answer({ revision: 8, freight_charges: theirs }));
    await element.editor.loadCurrent();
    assert.equal(element.isStale(), false);
  };
  const comments = () =>
    element.rows().map((row) => `${row.cells.comments}${row.isRemoved ? ' (removed)' : ''}`);

  test('MSG-11 D-19 come with my changes on top of them, and the next save is based on them', async () => {
    element = await openTool({ freight_charges: two });
    element.type(1, 'comments', 'mine');
    element.add({
      chargeType: 'DOC',
      currency: 'USD',
      unitCode: 'EA',
      quantity: '1',
      unitCost: '1',
      comments: 'new',
    });
    await refuse([line(), line({ id: 502, comments: 'theirs' }), line({ id: 503, comments: 'added' })]);
    assert.deepEqual(comments(), ['mine', 'theirs', 'added', 'new']);
    element.network.on(SAVE, answer());
    await element.loader.save();
    assert.equal(element.payloads().at(-1).revision, 8);
  });

  test('D-19 where both changed one it stands once, with mine and a warning that names theirs', async () => {
    element = await openTool({ freight_charges: two });
    element.type(1, 'comments', 'mine');
    await refuse([line({ comments: 'theirs' }), two[1]!]);
    assert.deepEqual(comments(), ['mine', 'b']);
    assert.deepEqual(element.warnings(1), ['comments: Changed meanwhile by somebody else: theirs']);
    assert.match(element.message() ?? '', /yours stands, with a warning/);
    element.network.on(SAVE, answer());
    await element.loader.save();
    assert.deepEqual(
      element
        .payloads()
        .at(-1)
        .charges.map((sent: { comments: string }) => sent.comments),
      ['mine', 'b'],
    );
    assert.deepEqual(element.warnings(1), []);
  });

  test('my removal counts where theirs is unchanged; what they removed and I changed comes last', async () => {
    element = await openTool({ freight_charges: [...two, line({ id: 503, comments: 'c' })] });
    element.remove(1);
    element.remove(2);
    element.type(3, 'comments', 'mine');
    await refuse([line(), line({ id: 502, comments: 'theirs' })]);
    assert.deepEqual(comments(), [' (removed)', 'theirs', 'mine']);
    assert.deepEqual(element.warnings(2), [
      'You removed this line, but it was changed meanwhile, so it stands again.',
    ]);
    assert.deepEqual(element.warnings(3), [
      'Somebody else removed this line meanwhile. Saving adds it again.',
    ]);
  });

  test('D-122 a save whose answer was lost is recognised: nothing stands twice', async () => {
    element = await openTool({ freight_charges: [] });
    element.add({ chargeType: 'DOC', currency: 'USD', unitCode: 'EA', quantity: '2', unitCost: '10' });
    await refuse([line()]);
    assert.equal(element.rows().length, 1);
    assert.equal(element.unsaved(), 0);
  });
});

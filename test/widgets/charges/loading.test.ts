import assert from 'node:assert/strict';
import { afterEach, mock, suite, test } from 'node:test';
import { recordRef, roleOf } from '../../../widgets/charges/record.ts';
import { graphqlError, held } from '../../helpers/network.ts';
import { Desk, FREIGHT, openDesk, until } from './desk.ts';
import { answer, LOAD, line, SAVE } from './fixtures.ts';

let desk: Desk;
mock.method(console, 'warn', () => {});
mock.method(console, 'error', () => {});
afterEach(() => {
  desk.manager.close();
  desk.network.verify();
});

suite('which list', () => {
  test('CHG-04 CHG-05 the role is admin or agent, exactly, or none', () => {
    desk = new Desk();
    assert.deepEqual(['admin', 'agent', 'Admin', ' agent', 'user', '', null].map(roleOf), [
      'admin',
      'agent',
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('D-112 MSG-13 an unknown feature is named, and nothing is asked', async () => {
    desk = new Desk();
    const { record, reason } = recordRef('sea_charges', 7, 'agent');
    desk.manager.want(record, reason);
    await until(() => desk.phase() === 'no-record');
    assert.equal(desk.alert(), 'Unknown charge type: sea_charges');
    assert.deepEqual(desk.network.calls, []);
  });

  test('MSG-18 without a record nothing is asked', async () => {
    for (const id of [null, 0, 1.5, -1, 2_147_483_648]) {
      desk = new Desk();
      const { record, reason } = recordRef('freight_charges', id, 'agent');
      desk.manager.want(record, reason);
      await until(() => desk.phase() === 'no-record');
      assert.equal(desk.alert(), 'No record selected.');
      assert.deepEqual(desk.network.calls, []);
    }
  });

  test('API-49 CHG-03 the load names record, feature and role', async () => {
    desk = await openDesk();
    assert.deepEqual(desk.payloads(LOAD), [{ recordId: 7, featureType: 'freight_charges', role: 'admin' }]);
  });

  test('with unsaved lines another record waits for the answer, and comes after the save', async () => {
    desk = await openDesk();
    desk.network.on(SAVE, answer());
    desk.type(1, 'comments', 'x');
    desk.manager.want({ ...FREIGHT, id: 8 });
    assert.equal(desk.session.record.id, 7);
    await desk.manager.save();
    await until(() => desk.phase() === 'ready');
    assert.equal(desk.session.record.id, 8);
  });
});

suite('loading', () => {
  test('API-51 D-18 MSG-10 a failed load shows no lines and can be tried again', async () => {
    desk = new Desk();
    desk.network.on(LOAD, new Response('', { status: 404 }));
    await desk.open();
    assert.equal(desk.phase(), 'failed');
    assert.equal(desk.alert(), 'Unable to load charges. Please try again.');
    assert.throws(() => desk.session);
    desk.network.on(LOAD, answer());
    desk.manager.reload();
    await until(() => desk.phase() === 'ready');
    assert.equal(desk.rows().length, 1);
  });

  test('D-18 an answer without the list is a failed load, not an empty one', async () => {
    desk = await openDesk({ freight_charges: undefined });
    assert.equal(desk.phase(), 'failed');
  });

  test('MSG-19 D-02 a refused record says so', async () => {
    desk = new Desk();
    desk.network.on(LOAD, graphqlError('You do not have the role of an admin.', 403));
    await desk.open();
    assert.equal(desk.phase(), 'refused');
    assert.equal(desk.alert(), 'You do not have access to this record.');
  });

  test('the answer for a record that was left meanwhile changes nothing', async () => {
    desk = new Desk();
    const late = held<object>();
    desk.network.on(LOAD, late.answer, answer({ freight_charges: [] }));
    desk.manager.want(FREIGHT);
    await until(() => desk.network.to(LOAD).length === 1);
    desk.manager.want({ ...FREIGHT, id: 8 });
    await until(() => desk.phase() === 'ready');
    late.give(answer());
    await new Promise((done) => setImmediate(done));
    assert.equal(desk.rows().length, 0);
  });
});

suite('lines that somebody else changed', () => {
  const two = [line(), line({ id: 502, comments: 'b' })];
  const stale = () => graphqlError('These charges were changed by someone else.', 409);
  const refuse = async (theirs: object[]) => {
    desk.network.on(SAVE, stale());
    await desk.manager.save();
    assert.equal(desk.alert(), 'These charges were changed by someone else. Please reload before saving.');
    assert.equal(desk.isStale(), true);
    desk.network.on(LOAD, answer({ revision: 8, freight_charges: theirs }));
    await desk.session.loadCurrent();
    assert.equal(desk.isStale(), false);
  };
  const comments = () =>
    desk.rows().map((row) => `${row.cells.comments}${row.isRemoved ? ' (removed)' : ''}`);

  test('MSG-11 D-19 come with my changes on top of them, and the next save is based on them', async () => {
    desk = await openDesk({ freight_charges: two });
    desk.type(1, 'comments', 'mine');
    desk.add({
      chargeType: 'DOC',
      currency: 'USD',
      unitCode: 'EA',
      quantity: '1',
      unitCost: '1',
      comments: 'new',
    });
    await refuse([line(), line({ id: 502, comments: 'theirs' }), line({ id: 503, comments: 'added' })]);
    assert.deepEqual(comments(), ['mine', 'theirs', 'added', 'new']);
    desk.network.on(SAVE, answer());
    await desk.manager.save();
    assert.equal(desk.payloads().at(-1).revision, 8);
  });

  test('where both changed one, theirs stays and mine becomes a line of its own', async () => {
    desk = await openDesk({ freight_charges: two });
    desk.type(1, 'comments', 'mine');
    await refuse([line({ comments: 'theirs' }), two[1]!]);
    assert.deepEqual(comments(), ['theirs', 'mine', 'b']);
  });

  test('my removal counts where theirs is unchanged; what they removed and I changed comes last', async () => {
    desk = await openDesk({ freight_charges: [...two, line({ id: 503, comments: 'c' })] });
    desk.remove(1);
    desk.remove(2);
    desk.type(3, 'comments', 'mine');
    await refuse([line(), line({ id: 502, comments: 'theirs' })]);
    assert.deepEqual(comments(), [' (removed)', 'theirs', 'mine']);
  });

  test('D-122 a save whose answer was lost is recognised: nothing stands twice', async () => {
    desk = await openDesk({ freight_charges: [] });
    desk.add({ chargeType: 'DOC', currency: 'USD', unitCode: 'EA', quantity: '2', unitCost: '10' });
    await refuse([line()]);
    assert.equal(desk.rows().length, 1);
    assert.equal(desk.unsaved(), 0);
  });
});

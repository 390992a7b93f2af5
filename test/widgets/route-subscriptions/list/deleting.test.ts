import assert from 'node:assert/strict';
import { afterEach, before, beforeEach, mock, suite, test } from 'node:test';
import * as state from '../../../../widgets/route-subscriptions/list/state.ts';
import { eventually } from '../../../helpers/eventually.ts';
import { broken, graphqlError } from '../../../helpers/network.ts';
import { DELETE, DELETE_SEVERAL, LIST, RESTORE, refused, route, routes } from '../fixtures.ts';
import { openTestList, type TestList } from '../test-list.ts';

let tool: TestList;
before(() => {
  mock.method(console, 'warn', () => {});
  mock.method(console, 'error', () => {});
});
beforeEach(async () => {
  tool = await openTestList();
});
afterEach(() => {
  tool.list.close();
  tool.network.verify();
});

const deleting = () => tool.list.deleting;
const question = () => tool.store.get(state.deletionAtom);
const undoable = () => tool.store.get(state.deletedAtom);
const said = () => tool.message(state.deletionState);
const lists = () => tool.network.to(LIST).length;
const deletedEvents = () => tool.events.filter(({ name }) => name === 'fp-deleted').length;

suite('one route', () => {
  test('SUB-25 API-62 goes with its revision; then question and drawer close and the list is loaded again', async () => {
    tool.network.on(DELETE, { ids: [1] });
    tool.list.drawer.openStored(route(1));
    deleting().ask([route(1, { revision: 4 })]);
    await deleting().confirm();
    assert.deepEqual(tool.sent(DELETE), [{ routeSubscriptionId: 1, revision: 4 }]);
    assert.deepEqual([question(), tool.store.get(state.drawerAtom)], [null, null]);
    await eventually(() => lists() === 2);
    assert.deepEqual(undoable(), [1]);
    assert.equal(deletedEvents(), 1);
  });

  test('API-62 of a backend that only says that it is done is deleted, too', async () => {
    tool.network.on(DELETE, true);
    deleting().ask([route(1)]);
    await deleting().confirm();
    assert.deepEqual(undoable(), [1]);
  });

  test('SUB-45 MSG-04 that fails stays in question, and the next try has the key of the first', async () => {
    tool.network.on(DELETE, broken());
    deleting().ask([route(1)]);
    await deleting().confirm();
    assert.equal(said(), 'Unable to delete the route. Please try again.');
    assert.equal(lists(), 1);
    tool.network.on(DELETE, { ids: [1] });
    await deleting().confirm();
    assert.equal(new Set(tool.keys(DELETE)).size, 1);
    assert.equal(question(), null);
  });

  test('whose answer may be lost is looked for again when the question is given up', async () => {
    tool.network.on(DELETE, graphqlError('Broken', 400));
    deleting().ask([route(1)]);
    await deleting().confirm();
    deleting().cancel();
    await eventually(() => lists() === 2);
  });

  test('that somebody else deleted meanwhile is said, and nothing is left to ask', async () => {
    tool.network.on(DELETE, refused(404, { code: 'unknownRoute' }));
    deleting().ask([route(1)]);
    await deleting().confirm();
    assert.deepEqual(question(), { routes: [], gone: 1, stale: 0 });
    deleting().cancel();
    await eventually(() => lists() === 2);
  });
});

suite('several routes', () => {
  test('go by one call for all that are selected', async () => {
    tool.network.on(DELETE_SEVERAL, { ids: [1, 2] });
    tool.list.select([1, 2], true);
    deleting().ask([route(1), route(2, { revision: 3 })]);
    await deleting().confirm();
    assert.deepEqual(tool.sent(DELETE_SEVERAL)[0].items, [
      { id: 1, revision: 1 },
      { id: 2, revision: 3 },
    ]);
    assert.equal(tool.store.get(state.selectedAtom).size, 0);
    assert.equal(deletedEvents(), 2);
  });

  test('of which some are gone or changed are asked about again without those', async () => {
    tool.network.on(
      DELETE_SEVERAL,
      refused(409, { code: 'unknownRoute', line: 1 }, { code: 'staleRecord', line: 3 }),
    );
    tool.network.on(DELETE, { ids: [2] });
    deleting().ask(routes(1, 3));
    await deleting().confirm();
    assert.deepEqual(question(), { routes: [route(2)], gone: 1, stale: 1 });
    await deleting().confirm();
    assert.equal(tool.sent(DELETE)[0].routeSubscriptionId, 2);
  });

  test('of more than a call takes go in parts, and those that were deleted stay deleted when one fails', async () => {
    const ids = (from: number, count: number) => routes(from, count).map(({ id }) => id);
    tool.network.on(DELETE_SEVERAL, { ids: ids(1, 200) }, graphqlError('Broken', 400));
    deleting().ask(routes(1, 300));
    await deleting().confirm();
    assert.equal(question()!.routes.length, 100);
    assert.equal(undoable()!.length, 200);
  });
});

suite('undoing', () => {
  beforeEach(async () => {
    tool.network.on(DELETE, { ids: [1] });
    deleting().ask([route(1)]);
    await deleting().confirm();
  });

  test('brings the deleted ones back, and the list shows them again', async () => {
    tool.network.on(RESTORE, { list: [route(1)] });
    await deleting().undo();
    assert.deepEqual(tool.sent(RESTORE), [{ ids: [1] }]);
    assert.equal(undoable(), null);
    assert.equal(tool.message(), '1 route is there again.');
    await eventually(() => lists() === 3);
  });

  test('that fails can be tried again', async () => {
    tool.network.on(RESTORE, graphqlError('Broken', 400));
    await deleting().undo();
    assert.equal(tool.message(), 'The deleted routes could not be restored.');
    assert.deepEqual(undoable(), [1]);
  });
});

import assert from 'node:assert/strict';
import { afterEach, before, beforeEach, mock, suite, test } from 'node:test';
import type { RouteForm } from '../../../../widgets/route-subscriptions/form/route-form.ts';
import * as state from '../../../../widgets/route-subscriptions/list/state.ts';
import { NO_VALUES } from '../../../../widgets/route-subscriptions/route.ts';
import { eventually } from '../../../helpers/eventually.ts';
import { broken, graphqlError, held } from '../../../helpers/network.ts';
import { ALL_ROUTES, GET, LIST, refused, related, route, SAVE } from '../fixtures.ts';
import { openTestList, SCOPE, type TestList } from '../test-list.ts';

let tool: TestList;
before(() => {
  mock.method(console, 'warn', () => {});
  mock.method(console, 'error', () => {});
});
beforeEach(async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  tool = await openTestList();
  tool.network.on(ALL_ROUTES, { results: [] });
});
afterEach(() => {
  mock.timers.reset();
  tool.list.close();
  tool.network.verify();
});

const drawer = () => tool.store.get(state.drawerAtom);
const form = (): RouteForm => {
  const open = drawer();
  if (!open) throw new Error('No drawer is open.');
  return open;
};
const said = () => tool.message(form().state);
const values = () => tool.store.get(form().state.valuesAtom);
const problems = () => Object.keys(tool.store.get(form().state.problemsAtom));
const lists = () => tool.network.to(LIST).length;
const isAsked = () => tool.store.get(state.recordState.leaveAtom);
const open = (id: number) =>
  tool.list.drawer.openStored(tool.store.get(state.listAtom).rows.find((row) => row.id === id)!);

suite('a new route', () => {
  beforeEach(() => tool.list.drawer.openNew());

  test('SUB-30 SUB-31 ROUTE-11 ROUTE-14 ROUTE-16 ROUTE-20 API-59 D-24 D-65 is sent under the names of the call, without what is empty', async () => {
    tool.network.on(SAVE, route(9));
    form().change({ originPort: 12, destinationPort: 22 });
    await tool.list.save();
    assert.deepEqual(tool.sent(SAVE), [{ origin: 12, destination: 22, entityId: 101, isNewRoute: true }]);
  });

  test('SUB-37 SUB-40 SUB-43 ROUTE-17 closes the drawer and says so for one second, then the list is there anew', async () => {
    tool.network.on(SAVE, route(9));
    form().change({ originPort: 12, destinationPort: 22 });
    await tool.list.save();
    assert.equal(drawer(), null);
    assert.equal(tool.message(), 'Route Subscription Created Successfully');
    assert.deepEqual(
      tool.events.filter(({ name }) => name === 'fp-saved').map(({ detail }) => detail),
      [{ routeSubscriptionId: 9 }],
    );
    mock.timers.tick(999);
    assert.equal(tool.message(), 'Route Subscription Created Successfully');
    mock.timers.tick(1);
    assert.equal(tool.message(), undefined);
    await eventually(() => lists() === 2);
  });

  test('SUB-43 is seen in the list, whatever was searched for; so are pasted ones', async () => {
    const texts = () => tool.sent(LIST).map(({ searchText }) => searchText);
    const search = () => tool.list.query({ type: 'search', text: 'oslo' });
    search();
    tool.network.on(SAVE, route(9));
    form().change({ originPort: 12, destinationPort: 22 });
    await tool.list.save();
    await eventually(() => lists() === 3);
    search();
    await eventually(() => lists() === 4);
    tool.list.pasted(2);
    await eventually(() => lists() === 5);
    assert.deepEqual(texts(), [undefined, 'oslo', undefined, 'oslo', undefined]);
    assert.equal(tool.message(), '2 routes added.');
  });

  test('ROUTE-12 ROUTE-13 needs origin and destination, and nothing is sent without', async () => {
    form().change({ carrier: 31 });
    await tool.list.save();
    assert.deepEqual(problems(), ['originPort', 'destinationPort']);
    form().change({ originPort: 12 });
    assert.deepEqual(problems(), ['destinationPort']);
    assert.equal(tool.network.to(SAVE).length, 0);
  });

  test('ROUTE-15 D-102 with equal ports is the server’s to refuse, and the refusal stands at its field', async () => {
    tool.network.on(SAVE, refused(422, { code: 'notThere', field: 'carrier' }));
    form().change({ originPort: 12, destinationPort: 12, carrier: 99 });
    await tool.list.save();
    assert.equal(tool.sent(SAVE)[0].destination, 12);
    assert.deepEqual(problems(), ['carrier']);
    form().change({ carrier: 31 });
    assert.deepEqual(problems(), []);
  });

  test('SUB-44 SUB-45 API-61 MSG-03 D-39 a failed save keeps all that is entered, with another try', async () => {
    tool.network.on(SAVE, graphqlError('Broken', 400));
    form().change({ originPort: 12, destinationPort: 22 });
    await tool.list.save();
    assert.equal(said(), 'Unable to save the route. Please try again.');
    assert.equal(values().originPort, 12);
    assert.equal(tool.message(), undefined);
    tool.network.on(SAVE, route(9));
    tool.store.get(form().state.messageAtom)!.retry!();
    await eventually(() => drawer() === null);
  });

  test('D-122 whose answer is lost has the same key at every try, and another one once it is changed', async () => {
    tool.network.on(SAVE, broken());
    form().change({ originPort: 12, destinationPort: 22 });
    await tool.list.save();
    await tool.list.save();
    form().change({ carrier: 31 });
    tool.network.on(SAVE, route(9));
    await tool.list.save();
    const keys = tool.keys(SAVE);
    assert.equal(new Set(keys.slice(0, -1)).size, 1);
    assert.notEqual(keys.at(-1), keys[0]);
  });

  test('API-61 of a backend that only says that it is done is saved, too, and of one that answers nothing is not', async () => {
    form().change({ originPort: 12, destinationPort: 22 });
    tool.network.on(SAVE, null);
    await tool.list.save();
    assert.equal(said(), 'Unable to save the route. Please try again.');
    tool.network.on(SAVE, true);
    await tool.list.save();
    assert.deepEqual(tool.events.at(-1), { name: 'fp-saved', detail: { routeSubscriptionId: null } });
  });

  test('ROUTE-10 while it is saved nothing can be changed, and no second save begins', async () => {
    const answer = held();
    tool.network.on(SAVE, answer.answer);
    form().change({ originPort: 12, destinationPort: 22 });
    const saving = tool.list.save();
    await eventually(() => tool.network.to(SAVE).length === 1);
    assert.equal(tool.store.get(form().state.savingAtom), true);
    form().change({ originPort: 13 });
    tool.list.drawer.close();
    void tool.list.save();
    assert.equal(values().originPort, 12);
    answer.give(route(9));
    await saving;
    assert.equal(tool.network.to(SAVE).length, 1);
  });

  test('that the company has is noticed before the save, and can be saved all the same', async () => {
    tool.network.on(ALL_ROUTES, { results: [related(route(1))] });
    form().change({ originPort: 11, destinationPort: 21, carrier: 31 });
    mock.timers.tick(300);
    await eventually(() => tool.store.get(form().state.equalAtom) === 1);
    form().change({ carrier: null });
    assert.equal(tool.store.get(form().state.equalAtom), null);
  });
});

suite('a stored route', () => {
  test('SUB-30 SUB-42 ROUTE-21 D-19 is sent with its id and revision; its row shows it at once', async () => {
    open(1);
    tool.network.on(SAVE, route(1, { destinationPort: 22, carrier: null, revision: 2 }));
    form().change({ destinationPort: 22, carrier: null });
    await tool.list.save();
    assert.deepEqual(tool.sent(SAVE), [
      {
        origin: 11,
        destination: 22,
        entityId: 101,
        isNewRoute: false,
        routeSubscriptionId: 1,
        revision: 1,
      },
    ]);
    assert.equal(tool.message(), 'Route updated Successfully');
    const [row] = tool.store.get(state.listAtom).rows;
    assert.deepEqual([row!.destinationPort, row!.carrier, row!.revision], [22, null, 2]);
  });

  test('D-19 that somebody else saved meanwhile is refused; their version comes below the own changes', async () => {
    open(1);
    tool.network.on(SAVE, refused(409, { code: 'staleRecord' }));
    form().change({ destinationPort: 22 });
    await tool.list.save();
    assert.equal(said(), 'This route was changed by someone else. Nothing was saved.');
    tool.network.on(GET, route(1, { carrier: 32, revision: 2 }));
    await form().loadCurrent();
    assert.deepEqual([values().destinationPort, values().carrier], [22, 32]);
    tool.network.on(SAVE, route(1, { destinationPort: 22, carrier: 32, revision: 3 }));
    await tool.list.save();
    assert.equal(tool.sent(SAVE).at(-1).revision, 2);
  });

  test('that somebody else deleted meanwhile can be added again, or the list is loaded anew', async () => {
    open(1);
    tool.network.on(SAVE, refused(404, { code: 'unknownRoute' }));
    form().change({ destinationPort: 22 });
    await tool.list.save();
    assert.equal(said(), 'This route was deleted by someone else. Nothing was saved.');
    form().becomeNew();
    tool.network.on(SAVE, route(9, { destinationPort: 22 }));
    await tool.list.save();
    const { isNewRoute, routeSubscriptionId } = tool.sent(SAVE).at(-1);
    assert.deepEqual([isNewRoute, routeSubscriptionId], [true, undefined]);

    open(2);
    tool.network.on(SAVE, refused(404, { code: 'unknownRoute' }));
    form().change({ destinationPort: 22 });
    await tool.list.save();
    tool.list.drawer.close();
    tool.list.drawer.leave();
    await eventually(() => lists() === 2);
  });
});

suite('leaving the drawer', () => {
  test('SUB-37 without changes asks nothing; with some it asks first, and staying keeps them', () => {
    open(1);
    tool.list.drawer.close();
    assert.equal(drawer(), null);
    open(1);
    form().change({ destinationPort: 22 });
    tool.list.drawer.close();
    assert.equal(isAsked(), true);
    tool.list.drawer.stay();
    assert.equal(values().destinationPort, 22);
    tool.list.drawer.close();
    tool.list.drawer.leave();
    assert.equal(drawer(), null);
  });

  test('another company is shown only after the answer, too', async () => {
    tool.list.drawer.openNew({ ...NO_VALUES, originPort: 11 });
    form().change({ destinationPort: 22 });
    tool.list.request({ ...SCOPE, entityId: 102 });
    assert.equal(isAsked(), true);
    assert.equal(lists(), 1);
    tool.list.drawer.leave();
    await eventually(() => lists() === 2);
    assert.equal(tool.sent(LIST)[1].entityId, 102);
  });
});

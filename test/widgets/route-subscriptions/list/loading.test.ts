import assert from 'node:assert/strict';
import { afterEach, before, mock, suite, test } from 'node:test';
import { messageText } from '../../../../shared/record/message.ts';
import * as state from '../../../../widgets/route-subscriptions/list/state.ts';
import {
  nameOfAtom,
  referenceMessageAtom,
} from '../../../../widgets/route-subscriptions/reference/reference-state.ts';
import { eventually } from '../../../helpers/eventually.ts';
import { graphqlError, held } from '../../../helpers/network.ts';
import { CARRIERS, IS_ADMIN, LIST, PORT_LIST, PORTS, RATES, refused, route, routes } from '../fixtures.ts';
import { createTestList, openTestList, SCOPE, type TestList } from '../test-list.ts';

let tool: TestList;
before(() => {
  mock.method(console, 'warn', () => {});
  mock.method(console, 'error', () => {});
});
afterEach(() => {
  tool.list.close();
  tool.network.verify();
});

const step = () => tool.store.get(state.listAtom).phase.step;
const name = (...of: Parameters<ReturnType<typeof readName>>) => readName()(...of);
const readName = () => tool.store.get(nameOfAtom);

suite('the first page', () => {
  test('SUB-32 SUB-33 API-56 D-54 asks once for 50 routes, newest first, with what the list call takes', async () => {
    tool = await openTestList();
    assert.deepEqual(tool.sent(LIST), [
      { entityId: 101, profile: false, offset: 0, pageSize: 50, sortField: 'createdAt', order: 'DESC' },
    ]);
    assert.deepEqual(tool.rows(), [1, 2]);
    assert.equal(step(), 'ended');
  });

  test('is asked for at the same time as ports and carriers, one round trip in all', async () => {
    tool = createTestList();
    const [list, ports, carriers] = [held(), held(), held()];
    tool.network.on(LIST, list.answer);
    tool.network.on(PORTS, ports.answer);
    tool.network.on(CARRIERS, carriers.answer);
    tool.list.request(SCOPE);
    await eventually(() => [LIST, PORTS, CARRIERS].every((one) => tool.network.to(one).length === 1));
    assert.equal(tool.network.to(RATES).length, 0);
    list.give({ list: [route(1)], count: 1 });
    await eventually(() => tool.rows().length === 1);
    ports.give([]);
    carriers.give({ results: [] });
    await eventually(() => tool.store.get(state.loadedAtom) !== null);
  });

  test('D-139 the filter on a rate profile goes along, and profile mode is said', async () => {
    tool = createTestList();
    tool.network.on(IS_ADMIN, true);
    tool.list.request({ entityId: 101, isProfile: true, rateProfile: 7 });
    await eventually(() => tool.phase() === 'ready');
    const [{ profile, rateProfileRouteSubscriptions }] = tool.sent(LIST);
    assert.deepEqual([profile, rateProfileRouteSubscriptions], [true, 7]);
  });

  test('SUB-10 D-103 names by id; an unknown id is the id, an absent one nothing', async () => {
    tool = await openTestList();
    assert.deepEqual(
      [name('originPort', 11), name('carrier', 31), name('carrier', 99), name('dischargePort', null)],
      ['Shanghai', 'Maersk', '99', ''],
    );
  });

  test('D-134 MSG-02 without ports the routes stay, with their ids, and another try brings the names', async () => {
    tool = await openTestList((network) => network.on(PORTS, graphqlError('No ports', 400), PORT_LIST));
    assert.equal(tool.phase(), 'ready');
    assert.equal(name('originPort', 11), '11');
    const message = tool.store.get(referenceMessageAtom)!;
    assert.equal(messageText(message, 'en', null), 'Failed to fetch port or carrier data: No ports');
    message.retry!();
    await eventually(() => name('originPort', 11) === 'Shanghai');
    assert.equal(tool.store.get(referenceMessageAtom), null);
  });
});

suite('further pages', () => {
  test('SUB-34 SUB-35 D-73 Load More skips 50; the count ends the list', async () => {
    tool = await openTestList((network) =>
      network.on(LIST, { list: routes(1, 50), count: 70 }, { list: routes(51, 20), count: 70 }),
    );
    assert.equal(step(), 'hasMore');
    tool.list.loadMore();
    await eventually(() => tool.rows().length === 70);
    assert.equal(tool.sent(LIST)[1].offset, 50);
    assert.equal(step(), 'ended');
  });

  test('SUB-35 fewer than 50 mean that there are no more', async () => {
    tool = await openTestList((network) => network.on(LIST, { list: routes(1, 49), count: 49 }));
    tool.list.loadMore();
    assert.equal(tool.network.to(LIST).length, 1);
  });

  test('a page that fails keeps the rows, and is tried again', async () => {
    tool = await openTestList((network) =>
      network.on(LIST, { list: routes(1, 50), count: 60 }, graphqlError('Broken', 400), {
        list: routes(51, 10),
        count: 60,
      }),
    );
    tool.list.loadMore();
    tool.list.loadMore();
    await eventually(() => tool.message());
    assert.equal(tool.rows().length, 50);
    tool.store.get(state.recordState.messageAtom)!.retry!();
    await eventually(() => tool.rows().length === 60);
    assert.equal(tool.message(), undefined);
  });
});

suite('a load that fails', () => {
  test('SUB-36 SUB-45 API-57 D-41 MSG-01 ends with the message, never as an empty list', async () => {
    tool = createTestList();
    tool.network.on(LIST, graphqlError('Broken'));
    tool.list.request(SCOPE);
    await eventually(() => tool.phase() === 'failed');
    assert.equal(tool.message(), 'Unable to load route subscriptions. Please try again.');
    assert.equal(step(), 'failed');
    tool.network.on(LIST, { list: [route(1)], count: 1 });
    tool.list.reload();
    await eventually(() => tool.phase() === 'ready');
    assert.equal(tool.message(), undefined);
  });

  test('D-52 MSG-19 a foreign company is refused', async () => {
    tool = createTestList();
    tool.network.on(LIST, refused(403));
    tool.list.request(SCOPE);
    await eventually(() => tool.phase() === 'refused');
    assert.equal(tool.message(), 'You do not have access to this record.');
  });

  test('D-133 MSG-18 without a company nothing is asked', async () => {
    tool = createTestList();
    tool.list.request(undefined);
    assert.equal(tool.message(), 'No record selected.');
    assert.deepEqual(tool.network.calls, []);
  });
});

suite('who generates rate sheets', () => {
  const hasGenerator = async (isProfile: boolean, answer?: unknown) => {
    tool = createTestList();
    if (isProfile) tool.network.on(IS_ADMIN, answer);
    tool.list.request({ ...SCOPE, isProfile });
    return eventually(
      () => tool.store.get(state.hasGeneratorAtom),
      (is) => is !== undefined,
    );
  };
  test('SUB-07 outside the profile everybody, and nobody is asked', async () => {
    assert.equal(await hasGenerator(false), true);
    assert.equal(tool.network.to(IS_ADMIN).length, 0);
  });
  test('SUB-05 ROLE-04 inside the profile admins', async () => {
    assert.equal(await hasGenerator(true, true), true);
  });
  test('SUB-05 SUB-06 ROLE-04 and nobody else, nor who cannot be told', async () => {
    assert.equal(await hasGenerator(true, false), false);
    tool.list.close();
    assert.equal(await hasGenerator(true, graphqlError('Broken')), false);
  });
});

suite('the search', () => {
  test('SUB-32 SUB-39 a text is asked for from the start, and Reset Filter takes it back', async () => {
    tool = await openTestList();
    tool.list.query({ type: 'search', text: 'hamb' });
    await eventually(() => tool.network.to(LIST).length === 2);
    assert.deepEqual([tool.sent(LIST)[1].searchText, tool.sent(LIST)[1].offset], ['hamb', 0]);
    tool.list.query({ type: 'reset' });
    await eventually(() => tool.network.to(LIST).length === 3);
    const { searchText, sortField, order } = tool.sent(LIST)[2];
    assert.deepEqual([searchText, sortField, order], [undefined, 'createdAt', 'DESC']);
  });
});

suite('which routes have rates', () => {
  const rates = () => tool.store.get(state.ratesAtom);

  test('is asked once for the shown ones, for the days of the form', async () => {
    tool = await openTestList();
    await eventually(() => rates().byId.size === 2);
    assert.deepEqual(rates().byId.get(1), { rates: 3, until: '2026-11-30' });
    assert.deepEqual(tool.sent(RATES)[0].ids, [1, 2]);
    tool.list.setWindow({ from: '2027-01-01', to: '2027-01-31', includeExternalRates: true });
    await eventually(() => tool.network.to(RATES).length === 2);
    assert.deepEqual(tool.sent(RATES)[1], {
      entityId: 101,
      ids: [1, 2],
      validFrom: '2027-01-01',
      validTo: '2027-01-31',
      includeExternalRates: true,
    });
  });

  test('that cannot be told is said, and asked again', async () => {
    tool = await openTestList((network) => network.on(RATES, graphqlError('Broken')));
    await eventually(() => rates().hasFailed);
    tool.network.on(RATES, { list: [{ id: 1, rates: 1, until: '2026-11-30' }] });
    tool.list.retryRates();
    await eventually(() => rates().byId.size === 1);
    assert.equal(rates().hasFailed, false);
  });
});

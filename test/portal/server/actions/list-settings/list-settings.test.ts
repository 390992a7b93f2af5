import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Caller, UserCaller } from '../../../../../portal/server/auth/rights/caller.ts';
import type { Database } from '../../../../../portal/server/db/database.ts';
import type { ListSettings } from '../../../../../shared/contract/list-settings.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import { actionsOn, fill, link, signIn } from '../order-records.ts';
import { refused } from '../refused.ts';

const COLUMNS = ['reference', 'status', 'mode'];
const VIEW = {
  id: 'v1',
  name: 'Late by sea',
  search: 'jade',
  filters: { status: 'late' },
  sort: { field: 'reference', order: 'ASC' as const },
  columns: COLUMNS,
};
const SETTINGS: ListSettings = { columns: COLUMNS, views: [VIEW], defaultView: 'v1' };

forEachDatabase((_kind, open) => {
  let database: Database;
  let importer: UserCaller;
  let colleague: UserCaller;

  before(async () => {
    database = await open();
    await fill(database);
    importer = await signIn(database, 101);
    colleague = await signIn(database, 101);
  });
  after(() => database.close());

  const load = (caller: Caller) => actionsOn(database).act('loadListSettings', {}, { caller });
  const save = (caller: Caller, input: object, key?: string) =>
    actionsOn(database).act('saveListSettings', input, { caller, ...(key && { key }) });

  test('MOD-02 columns and views are kept for the person who chose them, and for nobody else', async () => {
    assert.deepEqual(await load(importer), { lists: {}, shared: {} });
    assert.deepEqual(await save(importer, { list: 'shipments', revision: 0, ...SETTINGS }), { revision: 1 });
    assert.deepEqual(await load(importer), {
      lists: { shipments: { ...SETTINGS, revision: 1 } },
      shared: {},
    });
    assert.deepEqual(await load(colleague), { lists: {}, shared: {} });
  });

  test('MOD-02 a view that is shared is seen by the people of the company alone, under the name of who shares it', async () => {
    const person = await signIn(database, 101);
    const stranger = await signIn(database, 102);
    const view = { ...VIEW, id: 'shared-1', name: 'What is late', sharedWith: 101 };
    const sharedWith = async (reader: Caller) =>
      ((await load(reader)) as { shared: Record<string, unknown> }).shared;
    await save(person, { list: 'shipments', revision: 0, ...SETTINGS, views: [VIEW, view] });
    const { email } = await database.db
      .selectFrom('web_user')
      .select('email')
      .where('id', '=', person.userId)
      .executeTakeFirstOrThrow();
    const { shipments: seen } = (await sharedWith(colleague)) as Record<
      string,
      { by: string; view: object }[]
    >;
    assert.deepEqual(
      seen?.map((each) => each.view),
      [view],
    );
    assert.ok(seen?.[0]?.by, email);
    assert.deepEqual(await sharedWith(person), {}, 'one’s own stands with one’s own');
    assert.deepEqual(await sharedWith(stranger), {});

    await save(person, {
      list: 'shipments',
      revision: 1,
      ...SETTINGS,
      views: [VIEW, { ...view, sharedWith: 102 }],
    });
    assert.deepEqual(
      [await sharedWith(colleague), await sharedWith(stranger)],
      [{}, {}],
      'a foreign company',
    );
    await save(person, { list: 'shipments', revision: 2, ...SETTINGS });
    assert.deepEqual(await sharedWith(colleague), {});
  });

  test('MOD-02 a list may open with a colleague’s view, and no more', async () => {
    const person = await signIn(database, 101);
    await save(person, { list: 'booking', revision: 0, ...SETTINGS, defaultView: 'shared-1' });
    const opened = async () =>
      ((await load(person)) as { lists: Record<string, ListSettings> }).lists.booking?.defaultView;
    assert.equal(await opened(), 'shared-1');
    await save(person, { list: 'booking', revision: 1, ...SETTINGS, defaultView: null });
    assert.equal(await opened(), null);
  });

  test('D-122 a save that is repeated takes effect once; one that another tab was faster than is refused', async () => {
    const second = { list: 'booking', revision: 0, ...SETTINGS };
    assert.deepEqual(await save(colleague, second, 'key-1'), { revision: 1 });
    assert.deepEqual(await save(colleague, second, 'key-1'), { revision: 1 });
    const stale = 'This record was changed by someone else. Please load it again before saving.';
    await refused(save(colleague, { ...second, columns: null }), 409, stale);
    assert.deepEqual(await save(colleague, { ...second, revision: 1, columns: null }), { revision: 2 });
    await refused(save(colleague, { ...second, revision: 1 }), 409, stale);
    const { lists } = (await load(colleague)) as { lists: Record<string, ListSettings> };
    assert.equal(lists.booking?.columns, null);
  });

  test('D-15 a visitor with a link has no settings', async () => {
    await refused(load(link('booking', 1001)), 403, /access/);
    await refused(save(link('booking', 1001), { list: 'booking', revision: 0, ...SETTINGS }), 403, /access/);
  });

  test('what is no list, no name or too much is refused with its field, and changes nothing', async () => {
    const before = await load(importer);
    for (const [wrong, named] of [
      [{ list: 'secrets' }, /^list/],
      [{ columns: [] }, /^columns/],
      [{ views: [{ ...VIEW, name: '  ' }] }, /name/],
      [{ views: [VIEW, VIEW] }, /^views/],
      [{ views: Array.from({ length: 51 }, (_, n) => ({ ...VIEW, id: `v${n}` })) }, /views/],
    ] as const)
      await refused(save(importer, { list: 'shipments', revision: 1, ...SETTINGS, ...wrong }), 422, named);
    assert.deepEqual(await load(importer), before);
  });

  test('MOD-02 what a later release stored is used as far as it is understood, and is there for that release after a save', async () => {
    const person = await signIn(database, 101);
    const later = {
      columns: ['reference', { id: 'status', width: 80 }],
      density: 'wide',
      views: [
        { ...VIEW, shared: true, columns: [...COLUMNS, 7], filters: { status: 'late', tags: ['a'] } },
        { ...VIEW, id: 'v2', name: 'Other order', sort: [{ field: 'mode' }], columns: [{ id: 'mode' }] },
        { id: 'v3', title: 'Of another shape' },
      ],
      defaultView: 'v2',
    };
    await save(person, { list: 'shipments', revision: 0, ...SETTINGS });
    const stored = () =>
      database.db
        .selectFrom('list_settings')
        .select('settings')
        .where('web_user_id', '=', person.userId)
        .executeTakeFirstOrThrow();
    await database.db
      .updateTable('list_settings')
      .set({ settings: JSON.stringify(later) })
      .where('web_user_id', '=', person.userId)
      .execute();

    const { lists } = (await load(person)) as { lists: Record<string, ListSettings & { revision: number }> };
    const { revision, ...read } = lists.shipments ?? assert.fail('nothing was read');
    assert.deepEqual(read.columns, ['reference']);
    assert.equal(read.defaultView, 'v2');
    assert.deepEqual(read.views[0], VIEW);
    const [, second] = read.views;
    assert.deepEqual([second?.name, second?.sort], ['Other order', { field: 'createdAt', order: 'DESC' }]);
    assert.ok((second?.columns.length ?? 0) > 3, 'those that the list has for everybody');
    assert.equal(read.views.length, 2);

    const renamed = { ...VIEW, name: 'Late' };
    await save(person, { list: 'shipments', ...read, revision, views: [renamed, second] });
    const { settings } = await stored();
    assert.deepEqual(settings, {
      ...later,
      views: [{ ...later.views[0], name: 'Late' }, ...later.views.slice(1)],
    });
    await save(person, {
      list: 'shipments',
      revision: revision + 1,
      ...SETTINGS,
      views: [],
      defaultView: null,
    });
    assert.deepEqual((await stored()).settings, {
      ...later,
      columns: COLUMNS,
      defaultView: null,
      views: [later.views[2]],
    });
  });

  test('settings that are no settings are as if nothing had been chosen', async () => {
    const person = await signIn(database, 101);
    await save(person, { list: 'booking', revision: 0, ...SETTINGS });
    for (const settings of ['[]', '"x"', '{"views": {"v1": 1}, "columns": []}']) {
      await database.db
        .updateTable('list_settings')
        .set({ settings })
        .where('web_user_id', '=', person.userId)
        .execute();
      assert.deepEqual(await load(person), {
        lists: { booking: { columns: null, views: [], defaultView: null, revision: 1 } },
        shared: {},
      });
    }
  });
});

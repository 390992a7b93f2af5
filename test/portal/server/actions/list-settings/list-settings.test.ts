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
    assert.deepEqual(await load(importer), { lists: {} });
    assert.deepEqual(await save(importer, { list: 'shipments', revision: 0, ...SETTINGS }), { revision: 1 });
    assert.deepEqual(await load(importer), { lists: { shipments: { ...SETTINGS, revision: 1 } } });
    assert.deepEqual(await load(colleague), { lists: {} });
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
});

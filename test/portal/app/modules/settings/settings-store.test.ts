import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import {
  createSettingsStore,
  type StoredSettings,
} from '../../../../../portal/app/modules/settings/settings-store.ts';
import { ClientError } from '../../../../../shared/client/client-error.ts';
import { NO_LIST_SETTINGS } from '../../../../../shared/contract/list-settings.ts';
import { eventually } from '../../../../helpers/eventually.ts';

const failure = (status: number) => new ClientError('graphql', 'no', { request: 'save', status });

/** A server with settings of one list, which another tab may write to as well. */
function server() {
  let stored: StoredSettings = { ...NO_LIST_SETTINGS, revision: 0 };
  const saves: StoredSettings[] = [];
  const failing: Error[] = [];
  return {
    saves,
    failing,
    get stored() {
      return stored;
    },
    write(change: Partial<StoredSettings>) {
      stored = { ...stored, ...change, revision: stored.revision + 1 };
    },
    store: () =>
      createSettingsStore({
        load: async () => ({ lists: stored.revision > 0 ? { shipments: stored } : {}, shared: {} }),
        async save(_list, settings) {
          const error = failing.shift();
          if (error) throw error;
          saves.push(settings);
          if (settings.revision !== stored.revision) throw failure(409);
          stored = { ...settings, revision: stored.revision + 1 };
          return { revision: stored.revision };
        },
      }),
  };
}

const is = (what: () => boolean) => eventually(async () => what(), Boolean);

test('MOD-02 a choice counts at once, and is stored behind it; later ones wait for it', async () => {
  const { store, saves } = server();
  const settings = store();
  settings.change('shipments', (now) => ({ ...now, columns: ['reference'] }));
  settings.change('shipments', (now) => ({ ...now, columns: ['reference', 'mode'] }));
  assert.deepEqual(settings.snapshot('shipments').settings.columns, ['reference', 'mode']);
  await is(() => saves.at(-1)?.columns?.length === 2);
  settings.change('shipments', (now) => ({ ...now, defaultView: 'v1' }));
  await is(() => saves.at(-1)?.defaultView === 'v1');
  assert.deepEqual(
    saves.map(({ revision }) => revision),
    saves.map((_, n) => n),
  );
});

test('MOD-02 what another tab has stored meanwhile stays, and the choice is made to it', async () => {
  const there = server();
  const settings = there.store();
  await is(() => settings.snapshot('shipments').isLoaded);
  there.write({ columns: ['reference', 'status'] });
  settings.change('shipments', (now) => ({ ...now, defaultView: 'v1' }));
  await is(() => there.stored.defaultView === 'v1');
  assert.deepEqual(there.stored.columns, ['reference', 'status']);
  await is(() => settings.snapshot('shipments').settings.columns?.length === 2);
});

test('D-41 a choice that could not be stored holds, says so, and is stored by a retry', async (t) => {
  t.mock.method(console, 'warn', mock.fn());
  const there = server();
  there.failing.push(failure(500));
  const settings = there.store();
  settings.change('shipments', (now) => ({ ...now, columns: ['reference'] }));
  await is(() => settings.snapshot('shipments').error !== undefined);
  assert.deepEqual(settings.snapshot('shipments').settings.columns, ['reference']);
  assert.equal(there.stored.columns, null);
  settings.retry('shipments');
  await is(() => there.stored.columns?.length === 1);
  assert.equal(settings.snapshot('shipments').error, undefined);
});

test('D-41 a list is shown as it is for everybody where the settings can’t be loaded', async (t) => {
  t.mock.method(console, 'warn', mock.fn());
  const settings = createSettingsStore({
    load: async () => Promise.reject(failure(500)),
    save: async () => Promise.reject(failure(500)),
  });
  assert.equal(settings.snapshot('shipments').isLoaded, false);
  await is(() => settings.snapshot('shipments').isLoaded);
  assert.deepEqual(settings.snapshot('shipments').settings, NO_LIST_SETTINGS);
});

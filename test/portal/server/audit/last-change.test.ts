import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { before, test } from 'node:test';
import { sql } from 'kysely';
import {
  type ChangedRecord,
  type LastChange,
  lastChangeIn,
  questionOf,
} from '../../../../portal/app/records/conflict/change-question.ts';
import { queryAs } from '../../../helpers/act.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import { ASKED_OF } from '../../app/forms/asked-of.ts';
import { startSearchServer } from '../actions/rate-search/search-server.ts';
import { IMPORTER_A, type Person, type User } from '../actions/route-subscriptions/routes-server.ts';
import { RECORDS, SAVES, type SaveOfForm, TO_COME } from './saves-of-forms.ts';

const FORMS = path.resolve('test/portal/app/forms');
const LISTS = ['records.tsx', 'money.tsx', 'companies.tsx', 'accounts.tsx', 'schedules.tsx'];

test('D-151 D-96 what each form of the portal saves by is asked for in the audit log', async () => {
  const texts = await Promise.all(LISTS.map((list) => readFile(path.join(FORMS, list), 'utf8')));
  const actions = texts.flatMap((text) =>
    [...text.matchAll(/action: '([^']+)'/g)].map(([, name]) => name as keyof typeof ASKED_OF),
  );
  assert.ok(actions.length > 20, 'the forms are found');
  assert.deepEqual(
    [...new Set(actions)].filter((action) => !(action in ASKED_OF)),
    [],
    'a form that asked-of.ts does not name',
  );
  const saved = new Map(SAVES.map(({ action, on }) => [action, on.type]));
  for (const [action, type] of Object.entries(ASKED_OF))
    assert.equal(saved.get(action as keyof typeof ASKED_OF), type, `saves-of-forms.ts saves by ${action}`);
});

forEachDatabase((_kind, open) => {
  const server = startSearchServer(open);
  const people = new Map<User, Person>();
  before(async () => {
    await run(`insert into company (id, company_name, entity_type) values (121, 'Weaver', 'Supplier')`);
    await run(`insert into country (id, code, company_name) values (2, 'YY', 'Elsewhere')`);
    await run(`select setval(pg_get_serial_sequence('company', 'id'), 1000)`);
  });

  const run = (statement: string) => sql.raw(statement).execute(server.database.db);
  const as = async (user: User) => {
    const person = people.get(user) ?? (await server.as(user));
    people.set(user, person);
    return person;
  };
  const EARLIER = { actor: 'Earlier Hand', at: '2026-01-01T00:00:00Z' };
  /** The records as they were, which somebody else has changed before. */
  async function begin({ action, on }: Pick<SaveOfForm, 'action' | 'on'>): Promise<void> {
    await run(RECORDS);
    // Whose account it is signs in anew.
    for (const user of ['colleague', 'switchedAdmin'] as const) people.delete(user);
    await sql`insert into audit_log (actor, action, record_type, record_id, at)
      values (${EARLIER.actor}, ${action}, ${on.type}, ${on.id}, ${EARLIER.at}::timestamptz)`.execute(
      server.database.db,
    );
  }
  async function ask(user: User, on: ChangedRecord): Promise<LastChange | undefined> {
    const { bearer } = await as(user);
    const { query, variables } = questionOf(on);
    const { found } = (await queryAs(server.url, bearer, query, variables)) as {
      found: { results: LastChange[] };
    };
    return lastChangeIn(on, found.results);
  }
  const nameOf = async (user: User, on: ChangedRecord) => (await ask(user, on))?.actor.split(' ')[0];
  const written = async (type: ChangedRecord['type']) =>
    (
      await sql<{ count: number }>`
        select count(*)::integer as count from audit_log where record_type = ${type}`.execute(
        server.database.db,
      )
    ).rows[0]!.count;

  for (const save of SAVES) {
    const { action, by, same, changes } = save;

    test(`D-151 D-96 others find in the log who did ${action}, whichever field was changed`, async () => {
      for (const [n, change] of (changes ?? [{}]).entries()) {
        await begin(save);
        await (await as(by)).act(action, { ...same, ...change });
        const what = `${action} of ${JSON.stringify(change)}`;
        // Who may see it doesn't depend on the field.
        for (const user of n === 0 ? save.asks : save.asks.slice(0, 1)) {
          const found = await ask(user, save.on);
          const isNamed = found?.actor.startsWith(by === 'colleague' ? 'Cleo' : by);
          assert.deepEqual(
            [isNamed, found?.own],
            [true, false],
            `${what}, asked by ${user}: ${found?.actor}`,
          );
        }
        assert.equal((await ask(by, save.on))?.own, true, `${what}: one’s own other window`);
      }
    });

    if (changes)
      test(`D-19 ${action} of what is stored already makes nobody else’s entry outdated`, async () => {
        await begin(save);
        const before = await written(save.on.type);
        await (await as(by)).act(action, same);
        // From what was read before.
        await (await as(by)).act(action, { ...same, ...changes[0] });
        assert.equal(await written(save.on.type), before + 1, 'the first of both saves');
      });
  }

  test('D-151 MOD-03 of a delivery is named who changed it, not who changed its shipment, another one, or it before', async () => {
    const { on, same } = SAVES.find(({ action }) => action === 'planDelivery')!;
    const shipment = { type: 'shipment', id: 2001 } as const;
    const plan = async (user: User, change: object) =>
      (await as(user)).act('planDelivery', { ...same, ...change });
    await begin({ action: 'recordMilestone', on });
    const { revision } = await plan('agent', { fromTime: '07:00' });
    await (await as('admin')).act('recordMilestone', {
      ...{ shipmentId: 2001, milestoneId: 1, actualAt: '2026-01-02T00:00:00Z', revision: 1 },
    });
    await plan('switchedAdmin', { deliveryId: 12, deliveryOn: TO_COME, contactName: 'Zoe' });
    assert.deepEqual([await nameOf('importer', on), await nameOf('importer', shipment)], ['agent', 'admin']);
    // By the time that it has now.
    await plan('importer', { fromTime: '07:00', address: '2 Mill Lane', revision });
    assert.equal(await nameOf('agent', on), 'importer');
  });

  test('D-151 who gives a link to a record has not changed it', async () => {
    const on = { type: 'booking', id: 1001 } as const;
    await begin({ action: 'saveBookingRequest', on });
    await (await as('agent')).act('confirmBooking', { bookingId: 1001, revision: 1 });
    const { bearer } = await as('admin');
    const given = await fetch(`${server.url}/api/link-tokens`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      body: JSON.stringify({ recordType: 'booking', recordId: 1001, role: 'user', expiresIn: 600 }),
    });
    assert.ok(given.ok, await given.text());
    assert.equal(await nameOf('importer', on), 'agent');
  });

  test('MOD-05 D-151 of a company is named who placed an order with a supplier that is new to it', async () => {
    const on = { type: 'entity', id: IMPORTER_A } as const;
    await begin({ action: 'changeCompany', on });
    await (await as('agent')).act('saveOrderSupplier', {
      ...{ orderId: 5001, revision: 1, supplierId: null },
      newSupplier: { companyName: 'Loom', countryCode: 'XX' },
    });
    for (const user of ['admin', 'importer'] as const) assert.equal(await nameOf(user, on), 'agent');
  });
});

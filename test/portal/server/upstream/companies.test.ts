import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { actOn, Refused } from '../../../helpers/act.ts';
import { ADMIN, IMPORTER, PASSWORD, post } from '../auth/test-accounts.ts';
import { useUpstream } from './upstream-server.ts';

suite('ENT-18 API-37 the companies of the provider’s application, here', () => {
  const server = useUpstream();
  const bearerOf = async (email: string) =>
    (await post(`${server.url}/api/login`, { body: { email, password: PASSWORD } })).body.jwtToken;
  const stored = (id: number) =>
    server.database.db
      .selectFrom('company')
      .select(['company_name', 'entity_type'])
      .where('id', '=', id)
      .executeTakeFirst();

  test('nobody but an admin who chooses among them has them copied', async () => {
    await assert.rejects(actOn(server.url, await bearerOf(IMPORTER), 'listEntities', { skip: 0 }), Refused);
    await actOn(server.url, await bearerOf(ADMIN), 'isAdmin', {});
    assert.deepEqual(server.asked, []);
  });

  test('an admin chooses among all of them under their own ids, and acts for one', async () => {
    const companies = server.listening.twin.data.tables.Company!;
    const like = (id: number, companyName: unknown, entityType: unknown) =>
      companies.push({ ...companies[0]!, id, companyName, entityType, isCarrier: false });
    like(777, 'New Importer', 'Customer');
    like(778, 'Another Provider', 'Provider');
    like(779, null, 'Customer');
    like(780, 'An Agent', 'agent');
    companies.find(({ id }) => id === 102)!.companyName = 'Importer B, renamed';
    const bearer = await bearerOf(ADMIN);
    const [, list] = (await actOn(server.url, bearer, 'listEntities', { skip: 0 })) as [number, object[]];
    assert.ok(list.some((each) => 'id' in each && each.id === 777));
    assert.deepEqual(await stored(777), { company_name: 'New Importer', entity_type: 'Importer' });
    assert.equal((await stored(102))?.company_name, 'Importer B, renamed');
    assert.deepEqual(
      [await stored(778), await stored(779), await stored(301)],
      [undefined, undefined, undefined],
    );
    assert.equal((await stored(780))?.entity_type, 'Agent');
    assert.deepEqual(await stored(1), { company_name: 'Provider', entity_type: 'Provider' });
    await actOn(server.url, bearer, 'setEntity', { new_entity_id: 777 });
    assert.deepEqual(server.listening.twin.refused, []);
  });

  test('within a minute they are not copied again', async () => {
    const bearer = await bearerOf(ADMIN);
    server.asked.length = 0;
    await actOn(server.url, bearer, 'listEntities', { skip: 0 });
    assert.deepEqual(server.asked, []);
  });

  test('none is made here: its number would be that of another one there', async () => {
    const made = actOn(server.url, await bearerOf(ADMIN), 'createCompany', {});
    await assert.rejects(made, ({ code }) => code === 'not_offered');
  });
});

suite('ENT-18 the companies, where the provider’s application gives none', () => {
  const server = useUpstream();

  test('are those that are known here', async () => {
    const { body } = await post(`${server.url}/api/login`, { body: { email: ADMIN, password: PASSWORD } });
    server.listening.twin.quirks.nullLists = true;
    const [, list] = (await actOn(server.url, body.jwtToken, 'listEntities', { skip: 0 })) as [
      number,
      object[],
    ];
    assert.equal(list.length, 4);
    server.asked.length = 0;
    await actOn(server.url, body.jwtToken, 'listEntities', { skip: 0 });
    assert.deepEqual(server.asked, [], 'nobody waits for it again at once');
  });
});

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { ADMIN, AGENT, IMPORTER, PASSWORD, post } from '../auth/test-accounts.ts';
import { useUpstream } from './upstream-server.ts';

suite('D-01 D-02 links to records of the provider’s application', () => {
  const server = useUpstream();
  const bearerOf = async (email: string) =>
    (await post(`${server.url}/api/login`, { body: { email, password: PASSWORD } })).body.jwtToken;
  const give = async (bearer: string, recordType: string, recordId: number, role = 'user') =>
    (
      await post(`${server.url}/api/link-tokens`, {
        body: { recordType, recordId, role, expiresIn: 60 },
        bearer,
      })
    ).status;

  test('are given by the provider’s admins, though this database has no such record', async () => {
    const bearer = await bearerOf(ADMIN);
    for (const type of ['booking', 'shipment', 'quote', 'manifest', 'submission'])
      assert.equal(await give(bearer, type, 1001, 'admin'), 200, type);
  });

  test('are given by nobody else, since this database does not know whose a record is', async () => {
    const bearer = await bearerOf(AGENT);
    for (const type of ['booking', 'shipment', 'quote', 'manifest', 'submission'])
      assert.equal(await give(bearer, type, 1001), 403, type);
    assert.equal(await give(await bearerOf(IMPORTER), 'booking', 1001), 403);
  });

  test('are not found by numbers of the host, as is said', async () => {
    const body = { recordType: 'booking', recordReference: 'B1', role: 'user', expiresIn: 60 };
    const answer = await post(`${server.url}/api/link-tokens`, { body, bearer: await bearerOf(ADMIN) });
    assert.equal(answer.status, 400);
    assert.match(answer.body.error, /recordReference.*Send recordId\.$/);
  });

  test('those to companies are given as ever, since companies are here', async () => {
    const bearer = await bearerOf(AGENT);
    assert.deepEqual([await give(bearer, 'entity', 2), await give(bearer, 'entity', 101)], [200, 403]);
    assert.equal(await give(await bearerOf(ADMIN), 'entity', 999_999), 403);
  });

  test('a service key gives them where it is good for all companies', async () => {
    const admin = await bearerOf(ADMIN);
    const keyOf = async (entityIds: number[] | null) => {
      const body = {
        name: `Key ${entityIds}`,
        entityIds,
        recordTypes: null,
        roles: ['user'],
        expiresIn: 3600,
      };
      const made = await post(`${server.url}/api/service-keys`, { body, bearer: admin });
      assert.equal(made.status, 201, JSON.stringify(made.body));
      return made.body.key as string;
    };
    assert.equal(await give(await keyOf(null), 'booking', 1001), 200);
    const limited = await keyOf([101]);
    assert.deepEqual([await give(limited, 'booking', 1001), await give(limited, 'entity', 101)], [403, 200]);
  });
});

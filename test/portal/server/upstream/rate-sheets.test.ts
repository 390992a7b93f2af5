import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { eventually } from '../../../helpers/eventually.ts';
import { json, type RateService, startRateService } from '../../../helpers/rate-service.ts';
import { ADMIN, IMPORTER, PASSWORD, post } from '../auth/test-accounts.ts';
import { type UpstreamServer, useUpstream } from './upstream-server.ts';

const REQUEST = {
  ...{ entityId: 101, nacPercentage: 7, fakPercentage: 8, existingRateSheetCharges: false },
  ...{ includeExternalRates: false, validFrom: '2026-12-01', validTo: '2026-12-14' },
};

async function ask({ url }: UpstreamServer, email: string, request: object = REQUEST) {
  const session = await post(`${url}/api/login`, { body: { email, password: PASSWORD } });
  const bearer = session.body.jwtToken;
  return post(`${url}/api/rate-service/rate-sheet`, { body: request, bearer });
}

suite('API-68 rate sheets where the routes are at the provider’s application', () => {
  const server = useUpstream();

  test('without a service that makes them they are not offered, instead of being made of nothing', async () => {
    const { status, body } = await ask(server, IMPORTER);
    assert.deepEqual([status, body.code], [422, 'not_offered']);
  });
});

suite('D-141 D-147 rate sheets of a service outside, of routes that this server does not know', () => {
  let service: RateService;
  before(async () => {
    service = await startRateService();
    service.behave(json({ accepted: true }, 202));
  });
  after(() => service.close());
  const server = useUpstream(() => ({ env: { RATE_SERVICE_URL: service.url } }));

  test('are handed on, with the percentages of those alone who may choose them', async () => {
    for (const [email, chosen] of [
      [IMPORTER, false],
      [ADMIN, true],
    ] as const) {
      const count = service.received.length;
      assert.equal((await ask(server, email)).status, 202);
      await eventually(
        async () => service.received.length,
        (length) => length > count,
      );
      const { nacPercentage, fakPercentage } = JSON.parse(service.received.at(-1)!.body);
      assert.equal(nacPercentage === 7 && fakPercentage === 8, chosen);
    }
  });

  test('a foreign company has none', async () => {
    assert.equal((await ask(server, IMPORTER, { ...REQUEST, entityId: 102 })).status, 403);
  });
});

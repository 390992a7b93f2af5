import assert from 'node:assert/strict';
import { after, afterEach, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { ServiceFailure, sendRequest } from '../../../../portal/server/rate-sheets/outside-service.ts';
import { openFreshEmbedded } from '../../../helpers/database.ts';
import { eventually } from '../../../helpers/eventually.ts';
import { json, type RateService, startRateService, text } from '../../../helpers/rate-service.ts';
import {
  asked,
  clearSheets,
  ended,
  type Person,
  type RoutesServer,
  request,
  startSheetsServer,
} from './sheets-server.ts';

const KEY = 'k3y/+=';
const ACCEPTED = json({ accepted: true, jobId: 'theirs' }, 202);

let service: RateService;
before(async () => {
  service = await startRateService();
  service.behave(ACCEPTED);
});
after(() => service.close());
afterEach(() => {
  service.received.length = 0;
  service.requests.length = 0;
  service.behave(ACCEPTED);
});

describe('the request to a rate service outside', () => {
  const send = (more: { url?: string; key?: string; timeout?: number } = {}) =>
    sendRequest(
      { url: service.url, ...more },
      { body: request(), idempotencyKey: 'the job', signal: new AbortController().signal },
    );
  const failure = async (more?: Parameters<typeof send>[0]): Promise<[string, boolean]> => {
    const error = await send(more).then(
      () => assert.fail('it was taken for accepted'),
      (reason: unknown) => reason,
    );
    assert.ok(error instanceof ServiceFailure, String(error));
    return [error.message, error.isFinal];
  };

  test('API-68 D-141 is the seven fields, with the server’s own bearer and the job’s key', async () => {
    await send({ url: `${service.url}/v1/`, key: KEY });
    await send();
    assert.deepEqual(service.requests, [`/v1/rate-sheet Bearer ${KEY}`, '/rate-sheet -']);
    const [{ method, headers, body } = assert.fail('nothing came')] = service.received;
    assert.deepEqual([method, headers['idempotency-key']], ['POST', 'the job']);
    assert.deepEqual(JSON.parse(body), request());
  });

  test('API-69 API-70 only status 202 with accepted exactly true is success', async () => {
    for (const body of [
      { accepted: 'true' },
      { accepted: 1 },
      { accepted: false },
      { accepted: null },
      {},
      [],
      [true],
      null,
      true,
      'accepted',
    ]) {
      service.behave(json(body, 202));
      assert.deepEqual(
        await failure(),
        ['did not say that it accepts the work', false],
        JSON.stringify(body),
      );
    }
    for (const status of [200, 201, 204, 302, 400, 401, 403, 404, 409, 422]) {
      service.behave(json({ accepted: true }, status));
      assert.deepEqual(await failure(), [`answered with status ${status}`, true]);
    }
    for (const status of [408, 429, 500, 502, 503]) {
      service.behave(json({ accepted: true }, status));
      assert.deepEqual(await failure(), [`answered with status ${status}`, false]);
    }
  });

  test('D-141 HTML and floods are no success', async () => {
    service.behave((_request, response) => {
      response.writeHead(202, { 'content-type': 'text/html' }).end('<!doctype html><title>Accepted</title>');
    });
    assert.deepEqual(await failure(), ['did not say that it accepts the work', false]);
    service.behave(json({ accepted: true, more: 'x'.repeat(1_000_000) }, 202));
    assert.deepEqual(await failure(), ['answered far more than whether it accepts the work', false]);
    service.behave(text('accepted'));
    assert.deepEqual(await failure(), ['answered with status 200', true]);
  });

  test('D-141 a redirect is not followed: the key goes nowhere else', async () => {
    const elsewhere = await startRateService();
    try {
      service.behave((_request, response) => {
        response.writeHead(307, { location: `${elsewhere.url}/rate-sheet` }).end();
      });
      assert.deepEqual(await failure({ key: KEY }), ['answered with status 307', true]);
      assert.deepEqual(elsewhere.requests, []);
    } finally {
      await elsewhere.close();
    }
  });

  test('API-71 D-40 one that hangs, before its answer or in the middle of it, has not accepted', async () => {
    service.behave(() => {});
    assert.deepEqual(await failure({ timeout: 50 }), ['did not answer in time', false]);
    service.behave((_request, response) => {
      response.writeHead(202).write('{"accepted": ');
    });
    assert.deepEqual(await failure({ timeout: 50 }), ['did not answer in time', false]);
  });

  test('API-71 D-40 one that cannot be reached has not accepted, and its address is not told', async () => {
    const gone = await startRateService();
    await gone.close();
    assert.deepEqual(await failure({ url: gone.url }), ['could not be reached', false]);
    service.behave((incoming) => incoming.socket.destroy());
    assert.deepEqual(await failure(), ['could not be reached', false]);
  });
});

describe('a server with a rate service outside', () => {
  const server: RoutesServer = startSheetsServer(openFreshEmbedded, () => ({
    RATE_SERVICE_URL: service.url,
    RATE_SERVICE_KEY: KEY,
  }));
  let importer: Person;
  before(async () => {
    importer = await server.as('importer');
  });
  afterEach(() => clearSheets(server));

  const hurry = () =>
    sql`update job set due_at = now() where state = 'queued' and ended_at is null`.execute(
      server.database.db,
    );

  test('API-72 D-141 hands on what was asked for, and says that it was sent', async () => {
    const admin = await server.as('admin');
    const sheet = await asked(server, admin, { fakPercentage: 12.5, includeExternalRates: true });
    const sent = await ended(importer, sheet.id);
    assert.deepEqual([sent.state, sent.counts, sent.readyAt], ['sent', null, null]);
    const [{ headers, body } = assert.fail('nothing came')] = service.received;
    assert.equal(headers['idempotency-key'], sheet.jobId);
    assert.equal(headers.authorization, `Bearer ${KEY}`);
    assert.deepEqual(JSON.parse(body), {
      ...request({ includeExternalRates: true }),
      ...{ fakPercentage: 12.5, nacPercentage: 10 },
    });
    const refused = await importer.refusal('getRateSheetAddress', { id: sheet.id, format: 'xlsx' });
    assert.equal(refused.code, 'not_ready');
  });

  test('D-141 tries again with the same key, until it is accepted', async () => {
    let tries = 0;
    service.behave((incoming, response) => {
      tries += 1;
      (tries < 3 ? json({ error: 'busy' }, 503) : ACCEPTED)(incoming, response);
    });
    const { id, jobId } = await asked(server, importer);
    const sent = await eventually(
      async () => {
        await hurry();
        return importer.act('getRateSheet', { id });
      },
      ({ state }) => state === 'sent',
    );
    assert.equal(sent.state, 'sent');
    assert.deepEqual(
      service.received.map(({ headers }) => headers['idempotency-key']),
      [jobId, jobId, jobId],
    );
  });

  test('D-141 a service that refuses leaves a failed sheet with a reason, and one can try again', async () => {
    service.behave(json({ error: 'no' }, 422));
    const { id } = await asked(server, importer);
    const failed = await ended(importer, id);
    assert.deepEqual([failed.state, failed.reasons], ['failed', [{ code: 'rateServiceFailed' }]]);
    service.behave(ACCEPTED);
    const again = await importer.act('reissueRateSheet', { id });
    assert.equal((await ended(importer, again.id)).state, 'sent');
  });
});

import assert from 'node:assert/strict';
import { afterEach, suite, test } from 'node:test';
import { ACTION_IDS } from '../../../../portal/server/actions/registry.ts';
import { ClientError } from '../../../../shared/client/client-error.ts';
import { type ListeningTwin, settingsOf, startTwin } from '../../../betty-twin/listen.ts';
import { OPERATIONS } from '../../../betty-twin/operations.ts';
import { actOn } from '../../../helpers/act.ts';
import { ADMIN, bearerOf } from '../../../helpers/e2e/data.ts';
import { eventually } from '../../../helpers/eventually.ts';
import { type FailedStart, startServer } from '../../../helpers/server.ts';
import { useUpstream } from './upstream-server.ts';

const ACTION = 'mutation ($id: ID!, $input: ActionInput!) { action(id: $id, input: $input) }';
const ASK = { query: '{ allChargeType(where: {chargeType: {eq: "Charge"}}) { results { id } } }' };
const CREATE = {
  query: ACTION,
  variables: {
    id: ACTION_IDS.createPurchaseOrder,
    input: { payload: { type: 'booking', id: 1001, orderNumber: 'PO-X' } },
  },
};
const LIST_PORTS = { query: ACTION, variables: { id: ACTION_IDS.listPorts, input: {} } };

const send = async (url: string, token: string, body: object) => {
  const response = await fetch(`${url}/api/betty/query`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, ...body }),
  });
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever was answered
  const answer = (await response.json()) as any;
  const { statusCode, code } = answer.errors?.[0].extensions ?? {
    statusCode: response.status,
    code: answer.code,
  };
  return { response, answer, said: `${statusCode} ${code}` };
};

suite('D-127 what callers are told where the platform gives no usable answer', () => {
  const server = useUpstream();
  afterEach(() => {
    Object.assign(server.listening.twin.quirks, { nullLists: false, isPrivate: false });
    server.listening.twin.instead.length = 0;
  });
  const ask = async (body: object, caller: 'admin' | 'bookingLink' = 'admin') =>
    send(server.url, await server.tokenOf(caller), body);
  /** After a first request, so that the service account is signed in. */
  const meet = async (body: object, ...answers: Response[]) => {
    await ask(ASK);
    server.listening.twin.instead.push(...answers);
    return ask(body);
  };
  const refusal = (statusCode: number) =>
    Response.json({ data: null, errors: [{ message: 'service-secret', extensions: { statusCode } }] });

  for (const [what, answer, read, change] of [
    ['HTML', () => new Response('<h1>Hi</h1>'), '502 platform_failed', '504 outcome_unknown'],
    ['status 500', () => new Response('', { status: 500 }), '502 platform_failed', '504 outcome_unknown'],
    ['no results', () => Response.json({ data: {} }), '502 platform_failed', '504 outcome_unknown'],
    ['403 of the service account', () => refusal(403), '502 platform_failed', '502 platform_failed'],
    ['400 of its own rules', () => refusal(400), '502 platform_failed', '502 platform_failed'],
    ['an error of its own', () => refusal(500), '502 platform_failed', '504 outcome_unknown'],
  ] as const)
    test(`${what}: one clear error, without the platform’s words`, async () => {
      for (const [body, said] of [
        [ASK, read],
        [CREATE, change],
      ] as const) {
        const met = await meet(body, answer());
        assert.deepEqual([met.response.status, met.said], [200, said]);
        assert.doesNotMatch(JSON.stringify(met.answer), /service-secret|Hi/);
        const code = said === '504 outcome_unknown' ? 'outcomeUnknown' : 'platformFailed';
        assert.deepEqual(met.answer.errors[0].extensions.reasons, [{ code }]);
      }
    });

  test('private data mode and lists that are null are that error, too', async () => {
    const { quirks } = server.listening.twin;
    quirks.isPrivate = true;
    assert.equal((await ask(LIST_PORTS)).said, '502 platform_failed');
    quirks.isPrivate = false;
    quirks.nullLists = true;
    assert.equal((await ask(ASK)).said, '502 platform_failed');
    assert.equal((await ask(LIST_PORTS)).said, '502 platform_failed');
  });

  test('429 goes on as one, with the time to wait', async () => {
    for (const [headers, wait] of [
      [{ 'retry-after': '7' }, '7'],
      [{}, '5'],
    ] as const) {
      const { response } = await meet(ASK, new Response('', { status: 429, headers }));
      assert.deepEqual([response.status, response.headers.get('retry-after')], [429, wait]);
    }
  });

  test('a 401 of the service account is never the caller’s', async () => {
    const { twin } = server.listening;
    await ask(ASK);
    twin.endTokens();
    assert.equal((await ask(ASK)).said, '200 undefined', 'it signs in again');
    const met = await meet(ASK, refusal(401), refusal(401));
    assert.deepEqual(
      [met.response.status, met.said],
      [200, '503 platform_unreached'],
      'its login is refused',
    );
  });
});

suite('D-127 a slow platform', () => {
  const server = useUpstream(() => ({ upstreamMs: 50 }));

  test('is given up, and whether it has changed anything is not known', async () => {
    const { twin } = server.listening;
    const answer = twin.answer.bind(twin);
    const { promise, resolve } = Promise.withResolvers<void>();
    twin.answer = async (request) => {
      if (!/\blogin\(/.test(request.query)) await promise;
      return answer(request);
    };
    const token = await server.tokenOf('admin');
    assert.equal((await send(server.url, token, ASK)).said, '502 platform_failed');
    assert.equal((await send(server.url, token, CREATE)).said, '504 outcome_unknown');
    resolve();
  });

  test('that is gone has changed nothing', async () => {
    const token = await server.tokenOf('admin');
    await server.listening.stop();
    assert.equal((await send(server.url, token, CREATE)).said, '503 platform_unreached');
  });
});

suite('PROD-08 a server of a process of its own on the platform', () => {
  let listening: ListeningTwin;
  test('says of itself what the elements go by, and has no secret in its log', async () => {
    listening = await startTwin();
    const server = await startServer({ env: { ...settingsOf(listening), DEMO: 'on' } });
    try {
      const config = await (await fetch(`${server.url}/config.json`)).json();
      assert.deepEqual((config as { backend: object }).backend, { idempotency: false });
      const { url } = server;
      const bearer = await bearerOf(url, ADMIN);
      const payload = { type: 'booking', id: 1001, orderNumber: 'PO-IN-LOG' };
      assert.ok(await actOn(url, bearer, 'createPurchaseOrder', payload));
      listening.twin.instead.push(new Response('<h1>word-of-the-platform</h1>'));
      await assert.rejects(actOn(url, bearer, 'createPurchaseOrder', payload));
      const log = await eventually(
        async () => server.output(),
        (lines) => lines.includes('answered something else than JSON'),
      );
      assert.match(log, /"operation":"createPurchaseOrder"/);
      assert.doesNotMatch(log, /service-secret|service-account|profile-1|PO-IN-LOG|word-of-the-platform/);
      assert.ok(!log.includes(new URL(listening.url).host));
    } finally {
      await server.stop();
      await listening.stop();
    }
  });
});

suite('PROD-08 settings of the platform that a start refuses', () => {
  test('an id of an action that there isn’t, or a part of the settings alone: one line names the variable', async () => {
    const {
      BETTY_ACTIONS: _,
      BETTY_PASSWORD,
      ...others
    } = settingsOf({ url: 'http://127.0.0.1:9/api/runtime/1' });
    for (const [env, line] of [
      [
        { ...others, BETTY_PASSWORD, BETTY_ACTIONS: 'loadCosts=1' },
        'BETTY_ACTIONS: there is no action loadCosts.',
      ],
      [others, 'BETTY_PASSWORD: must be set together with BETTY_URL, BETTY_AUTH_PROFILE, BETTY_USERNAME.'],
    ] as [Record<string, string>, string][])
      await assert.rejects(
        startServer({ env: { ...env, DEMO: 'on' } }),
        ({ exitCode, output }: FailedStart) => {
          assert.deepEqual([exitCode, output.trim()], [1, line]);
          return true;
        },
      );
  });
});

suite('API-27 the elements on this server, where an answer is lost', () => {
  const server = useUpstream();

  test('they find what is stored; of what is not nobody can tell, since this server gave up on it', async () => {
    const { send: press } = OPERATIONS['widgets/order-manager/api.ts createOrder']!;
    const { twin } = server.listening;
    twin.outcomeOf = (action) => (action === 'createPurchaseOrder' ? 'lost' : 'answered');
    assert.ok(await press(await server.clientOf('bookingLink')));
    assert.equal(twin.effects.length, 1);
    twin.outcomeOf = (action) => (action === 'createPurchaseOrder' ? 'unsent' : 'answered');
    twin.data.tables.PurchaseOrder!.pop();
    await assert.rejects(press(await server.clientOf('bookingLink')), (error) => {
      assert.ok(error instanceof ClientError);
      return error.code === 'lost' && /could not be told whether it is stored/.test(error.message);
    });
  });
});

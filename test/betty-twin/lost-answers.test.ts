import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import * as fc from 'fast-check';
import { amountOf } from '../../shared/build/tests/tiers.mjs';
import { type Client, createClient } from '../../shared/client/client.ts';
import { ClientError } from '../../shared/client/client-error.ts';
import { beginUpload } from '../../widgets/air-rates/api/upload-rates.ts';
import { saveRoute } from '../../widgets/route-subscriptions/api.ts';
import { hostOf } from './host.ts';
import { CHUNK, OPERATIONS } from './operations.ts';
import { type Outcome, type Quirks, Twin } from './twin.ts';

const listed = (name: string) => (client: Client) => OPERATIONS[name]!.send(client);
const ROUTE = { originPort: 11, dischargePort: 13, destinationPort: 12, carrier: 301, entityId: 101 };

/** What one press of a button sends, of the documented changes. */
const CHANGES = {
  createOrder: listed('widgets/order-manager/api.ts createOrder'),
  createStyle: listed('widgets/order-manager/api.ts createStyle'),
  linkOrders: listed('widgets/order-manager/api.ts linkOrders'),
  saveOrders: listed('widgets/order-manager/api.ts saveOrders'),
  saveCharges: listed('widgets/charges/api/save-charges.ts saveCharges'),
  uploadRates: listed('widgets/air-rates/api/upload-rates.ts beginUpload'),
  addRoute: (client: Client) => saveRoute(client, { ...ROUTE, newRoute: true }, 'key'),
  changeRoute: (client: Client) => saveRoute(client, { ...ROUTE, id: 7001, newRoute: false }, 'key'),
  deleteRoutes: listed('widgets/route-subscriptions/api.ts deleteRoutes'),
  sendEntity: listed('widgets/entity-switcher/api.ts sendEntity'),
};
type Change = keyof typeof CHANGES;

type Run = {
  change: Change;
  outcome: Outcome;
  /** Whether a gateway says that it gave up (504), and not that the connection broke off. */
  isGivenUp?: boolean;
  /** Whether what is under way goes on after the second look, too. */
  isSlow?: boolean;
  /** Reading fails once the change was sent. */
  isDeaf?: boolean;
  /** What the backend leaves out of all that is read. */
  quirk?: keyof Quirks | undefined;
};

const NULLS = ['nullRows', 'nullFields', 'nullLists', 'nullResults'] as const;
/** Of charges a list that is null is an empty one (API-50). */
const QUIRKS: Partial<Record<Change, readonly (typeof NULLS)[number][]>> = {
  saveCharges: ['nullRows', 'nullFields', 'nullResults'],
};

const NOT_FOUND = /was not found in what is stored/;
const UNCLEAR = /could not be told whether it is stored/;

function clientOf(twin: Twin, host: typeof fetch = hostOf(twin), isSlow = false): Client {
  return createClient({
    apiBase: 'http://host.example',
    tokens: { linkToken: 'link' },
    fetcher: host,
    wait: async () => {
      if (!isSlow) twin.finish();
    },
  });
}

/** Presses once, and answers what the element is told: `done`, or the words of its message. */
async function press({ change, outcome, isDeaf, isGivenUp, isSlow, quirk }: Run) {
  const twin = new Twin();
  if (quirk) twin.quirks[quirk] = true;
  let isSent = false;
  twin.outcomeOf = (action) => {
    if (!/^(create|link|save|upload|delete|set)/.test(action)) return 'answered';
    isSent = true;
    return outcome;
  };
  const host = hostOf(twin);
  const fetcher: typeof fetch = async (input, init) => {
    if (isDeaf && isSent) throw new TypeError('Failed to fetch');
    const answer = host(input, init);
    return isGivenUp ? answer.catch(() => new Response('', { status: 504 })) : answer;
  };
  const said = await CHANGES[change](clientOf(twin, fetcher, isSlow)).then(
    () => 'done',
    (error) => {
      assert.ok(error instanceof ClientError);
      assert.equal(error.code, 'lost');
      return error.message;
    },
  );
  twin.finish();
  assert.deepEqual(twin.refused, []);
  return { twin, said };
}

suite('API-27 D-37 a backend without keys, where answers are lost', () => {
  test('a press has one effect at most, and what is said of it is true, in random runs', async () => {
    const run = fc.record({
      change: fc.constantFrom(...(Object.keys(CHANGES) as Change[])),
      outcome: fc.constantFrom<Outcome>('answered', 'lost', 'late', 'unsent'),
      ...{ isDeaf: fc.boolean(), isGivenUp: fc.boolean(), isSlow: fc.boolean() },
      quirk: fc.constantFrom(undefined, ...NULLS),
    });
    await fc.assert(
      fc.asyncProperty(run, async (one) => {
        fc.pre(!(one.change === 'saveCharges' && one.quirk === 'nullLists'));
        // A connection that broke off says nothing of how long the change takes.
        fc.pre(!one.isSlow || one.isGivenUp);
        const { twin, said } = await press(one);
        const effects = twin.effects.length;
        assert.ok(effects <= 1, `${effects} effects`);
        if (said === 'done') assert.equal(effects, 1);
        else if (NOT_FOUND.test(said)) assert.equal(effects, 0);
        else assert.match(said, UNCLEAR);
      }),
      { numRuns: amountOf('test/betty-twin/lost-answers.test.ts') },
    );
  });

  for (const change of Object.keys(CHANGES) as Change[]) {
    // A backend may show a submission only once it is complete.
    const missedSays = change === 'uploadRates' ? UNCLEAR : NOT_FOUND;
    test(`${change}: what is stored is found, what is not is missed`, async () => {
      const stored = await press({ change, outcome: 'lost' });
      const missed = await press({ change, outcome: 'unsent' });
      assert.deepEqual([stored.twin.effects.length, missed.twin.effects.length], [1, 0]);
      assert.match(stored.said, /^done$/);
      assert.match(missed.said, missedSays);
    });

    test(`${change}: what was under way when its answer was lost is found after a pause`, async () => {
      for (const isGivenUp of [false, true]) {
        const { twin, said } = await press({ change, outcome: 'late', isGivenUp });
        assert.deepEqual([said, twin.effects.length], ['done', 1]);
      }
    });

    test(`${change}: nobody is told to repeat what a gateway gave up on and may be stored later`, async () => {
      const slow = await press({ change, outcome: 'late', isGivenUp: true, isSlow: true });
      assert.match(slow.said, UNCLEAR);
      assert.equal(slow.twin.effects.length, 1);
    });

    test(`${change}: it can't be told where nothing can be read`, async () => {
      for (const outcome of ['lost', 'unsent'] as const) {
        assert.match((await press({ change, outcome, isDeaf: true })).said, UNCLEAR);
      }
    });
  }

  for (const change of Object.keys(CHANGES) as Change[])
    for (const quirk of QUIRKS[change] ?? NULLS)
      test(`${change}: what is said is true where ${quirk} hide what is stored`, async () => {
        for (const outcome of ['lost', 'unsent'] as const) {
          const { twin, said } = await press({ change, outcome, quirk });
          assert.equal(twin.effects.length, outcome === 'lost' ? 1 : 0);
          assert.match(
            said,
            outcome === 'lost' ? /^done$|could not be told/ : /was not found|could not be told/,
          );
        }
      });

  test('a new route is told from equal ones that were there before', async () => {
    const { send } = OPERATIONS['widgets/route-subscriptions/api.ts saveRoute']!;
    const twin = new Twin();
    twin.outcomeOf = (action) => (action === 'saveRouteSubscription' ? 'lost' : 'answered');
    const [first] = (await send(clientOf(twin))) as { id: number }[];
    const [second] = (await send(clientOf(twin))) as { id: number }[];
    assert.notEqual(first!.id, second!.id);
    assert.equal(twin.effects.length, 4);
  });

  test('D-26 rows that are sent twice are found where they are stored as often, and not before', async () => {
    for (const [outcome, stored] of [
      ['lost', 'done'],
      ['unsent', 'lost'],
    ] as const) {
      const twin = new Twin();
      const outcomes: Outcome[] = ['answered', outcome];
      twin.outcomeOf = () => outcomes.shift()!;
      const sendChunk = await beginUpload(clientOf(twin), 2);
      const [, chunk] = [await sendChunk(CHUNK, 'key'), sendChunk({ ...CHUNK, isFinalChunk: true }, 'key')];
      assert.equal(
        await chunk.then(
          () => 'done',
          ({ code }: ClientError) => code,
        ),
        stored,
      );
    }
  });

  test('a token that ends in mid-save is renewed, and the change is made once', async () => {
    const twin = new Twin();
    const client = clientOf(twin);
    await OPERATIONS['widgets/entity-switcher/api.ts askCurrent']!.send(client);
    twin.endTokens();
    await CHANGES.sendEntity(client);
    assert.equal(twin.effects.length, 1);
  });

  test('D-127 refused since there were too many requests, a change is made once the pause is over, and once', async () => {
    for (const change of Object.keys(CHANGES) as Change[]) {
      const twin = new Twin();
      const host = hostOf(twin);
      const tooMany = new Response('', { status: 429, headers: { 'retry-after': '1' } });
      const sent: string[] = [];
      const client = clientOf(twin, async (input, init) => {
        const isChange = /"payload"|isNewRoute|"charges"|routeSubscriptionId|new_entity_id/.test(
          String(init?.body),
        );
        if (!isChange) return host(input, init);
        sent.push(change);
        return sent.length === 1 ? tooMany : host(input, init);
      });
      await CHANGES[change](client);
      assert.deepEqual([change, sent.length, twin.effects.length, twin.refused], [change, 2, 1, []]);
    }
  });

  for (const [what, answer] of Object.entries({
    'HTML in the place of JSON': () => new Response('<h1>Welcome</h1>'),
    'a gateway that gave up': () => new Response('<h1>Bad Gateway</h1>', { status: 502 }),
  }))
    test(`${what}: the change isn't sent again`, async () => {
      const twin = new Twin();
      const client = clientOf(twin);
      await OPERATIONS['widgets/entity-switcher/api.ts askCurrent']!.send(client);
      twin.instead.push(answer());
      await assert.rejects(CHANGES.sendEntity(client), ClientError);
      assert.equal(twin.effects.length, 0);
    });
});

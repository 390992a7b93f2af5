import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { TWIN_ACTION_IDS } from './action-ids.ts';
import { type ListeningTwin, startTwin } from './listen.ts';

let listening: ListeningTwin;
before(async () => {
  listening = await startTwin();
});
after(() => listening.stop());

const post = (body: unknown, token = listening.twin.token(), url = listening.url) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

suite('the twin of the platform behind HTTP', () => {
  test('answers queries to whoever has a token', async () => {
    const asked = { query: '{ oneQuote(where: {id: {eq: 3001}}) { mode } }' };
    const answer = await post(asked);
    assert.match(answer.headers.get('content-type') ?? '', /json/);
    assert.deepEqual(await answer.json(), { data: { oneQuote: { mode: 'Ocean' } } });
    const refused = (await (await post(asked, 'none')).json()) as { errors: object[] };
    assert.deepEqual(refused.errors, [
      { message: 'You are not authorized.', extensions: { statusCode: 401 } },
    ]);
  });

  test('answers in the place of the application, and nothing that is no request', async () => {
    listening.twin.instead.push(
      new Response('<h1>Busy</h1>', { status: 503, headers: { 'retry-after': '7' } }),
    );
    const busy = await post({ query: '{ __typename }' });
    assert.deepEqual(
      [busy.status, busy.headers.get('retry-after'), await busy.text()],
      [503, '7', '<h1>Busy</h1>'],
    );
    assert.equal((await post('{')).status, 400);
    assert.equal(
      (await post({ query: '{ __typename }' }, 'none', new URL('/', listening.url).href)).status,
      404,
    );
    assert.equal((await fetch(listening.url)).status, 404);
  });

  test('the connection ends where an answer is lost, with the effect made', async () => {
    const { twin } = listening;
    twin.outcomeOf = () => 'lost';
    const query = 'mutation ($id: ID!, $input: ActionInput!) { action(id: $id, input: $input) }';
    const variables = { id: TWIN_ACTION_IDS.setEntity, input: { new_entity_id: 101 } };
    await assert.rejects(post({ query, variables }), TypeError);
    assert.equal(twin.effects.length, 1);
  });
});

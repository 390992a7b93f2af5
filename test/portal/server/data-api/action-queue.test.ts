import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, before, test } from 'node:test';
import { forEachDatabase } from '../../../helpers/database.ts';
import { eventually } from '../../../helpers/eventually.ts';
import { type Answer, type DataApiServer, startDataApi, USER } from './data-api-server.ts';

const ACTION = 'mutation ($id: String!) { action(id: $id, input: {}) { results } }';
const SHARE = 3;
const ASKED = 8;

forEachDatabase((_kind, open) => {
  let server: DataApiServer;
  /** Ends what the first caller has begun. */
  const { promise: slow, resolve: end } = Promise.withResolvers<void>();
  before(async () => {
    server = await startDataApi(await open(), {
      run: async (_caller, { id }) => {
        if (id === 'slow') await slow;
        return `${id} is done`;
      },
    });
  });
  after(() => server.close());

  const begun = () => server.actionCalls.filter(({ id }) => id === 'slow').length;

  test('PROD-07 the slow actions of one caller leave room for those of another', {
    timeout: 20_000,
  }, async () => {
    const [one, other] = [await server.session(USER.importerA), await server.session(USER.importerB)];
    const asked: Promise<Answer>[] = [];
    while (asked.length < ASKED) {
      const arrived = once(server.app.server, 'request');
      asked.push(server.ask(one, ACTION, { id: 'slow' }));
      await arrived;
    }
    await eventually(() => begun() === SHARE);
    const { data } = await server.ask(other, ACTION, { id: 'quick' });
    assert.equal(data.action.results, 'quick is done');
    assert.equal(begun(), SHARE);
    end();
    for (const answer of await Promise.all(asked)) assert.equal(answer.data.action.results, 'slow is done');
    assert.equal(begun(), ASKED);
  });
});

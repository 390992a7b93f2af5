import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { ClientError, type ClientErrorCode } from '../../../shared/client/client-error.ts';
import { byLooking, type Look } from '../../../shared/client/lost-answer/by-looking.ts';

const SENT = 'action createPurchaseOrder';

interface Failure {
  code: ClientErrorCode;
  status?: number;
  request?: string;
}

/** A change that fails so, and what its looks find, one after the other; the pause is told among them. */
async function change({ code, status, request = SENT }: Failure, found: readonly unknown[]) {
  const steps: string[] = [];
  const left = [...found];
  const look: Look = async () => {
    steps.push('look');
    const each = left.shift();
    if (each instanceof Error) throw each;
    return each as number | null | undefined;
  };
  const wait = async () => void steps.push('pause');
  const failing = () => Promise.reject(new ClientError(code, 'Failed.', { request, status }));
  const said = await byLooking<unknown>(SENT, failing, { look, wait }).catch((error: ClientError) =>
    error.code === 'lost' ? error.message.replace(/^.*(not found|could not be told).*$/, '$1') : error.code,
  );
  return { said, steps };
}

/** The service, or what stands before it, may give up while the change is still being made. */
const MAY_BE_UNDER_WAY: readonly Failure[] = [
  { code: 'timeout' },
  { code: 'http', status: 408 },
  { code: 'http', status: 502 },
  { code: 'http', status: 504 },
  { code: 'graphql', status: 504 },
];
const ENDED: readonly Failure[] = [{ code: 'network' }, { code: 'unexpected' }];

suite('D-37 a change whose answer was lost, at a backend that would do a repeated one twice', () => {
  for (const failure of [...MAY_BE_UNDER_WAY, ...ENDED]) {
    const name = Object.values(failure).join(' ');
    test(`${name}: found at once it is done, and after a pause, too`, async () => {
      assert.deepEqual(await change(failure, [7]), { said: 7, steps: ['look'] });
      for (const first of [null, undefined, new Error('Unreadable.')])
        assert.deepEqual(await change(failure, [first, 7]), { said: 7, steps: ['look', 'pause', 'look'] });
    });

    test(`${name}: what the second look can’t tell, nobody can`, async () => {
      for (const second of [undefined, new Error('Unreadable.')])
        assert.equal((await change(failure, [null, second])).said, 'could not be told');
    });
  }

  for (const failure of ENDED)
    test(`${failure.code}: what isn’t found after a pause either can be tried again`, async () => {
      assert.equal((await change(failure, [null, null])).said, 'not found');
    });

  for (const failure of MAY_BE_UNDER_WAY)
    test(`${Object.values(failure).join(' ')}: what isn’t found may be stored later, so that it can’t be told`, async () => {
      assert.equal((await change(failure, [null, null])).said, 'could not be told');
    });

  test('without a way to look it can’t be told', async () => {
    const failing = () => Promise.reject(new ClientError('network', 'Failed.', { request: SENT }));
    await assert.rejects(byLooking(SENT, failing), /could not be told/);
  });

  test('what was refused, or failed before it was sent, fails as it is', async () => {
    for (const failure of [
      { code: 'forbidden', status: 403 },
      { code: 'graphql', status: 422 },
      { code: 'network', request: 'config' },
    ] as const)
      assert.deepEqual(await change(failure, [7]), { said: failure.code, steps: [] });
  });

  test('whoever gives up in the pause is told nothing further', async () => {
    const failing = () => Promise.reject(new ClientError('network', 'Failed.', { request: SENT }));
    const gone = new Error('Gone.');
    const look = async () => null;
    await assert.rejects(byLooking(SENT, failing, { look, wait: () => Promise.reject(gone) }), gone);
  });
});

import { expect } from '@open-wc/testing';
import { fetchWithProgress } from '../../../../portal/app/client/fetch-with-progress.ts';

describe('a fetch with progress', () => {
  const sentBytes: number[] = [];
  const send = fetchWithProgress((bytes) => sentBytes.push(bytes));
  const failure = (answer: Promise<unknown>) =>
    answer.then(
      () => undefined,
      (error: unknown) => error,
    );
  beforeEach(() => {
    sentBytes.length = 0;
  });

  it('answers as fetch does, with status, headers and text', async () => {
    const [own, usual] = await Promise.all([send('/package.json'), fetch('/package.json')]);
    expect([own.status, own.headers.get('content-type')]).to.deep.equal([
      200,
      usual.headers.get('content-type'),
    ]);
    expect(await own.text()).to.equal(await usual.text());
  });

  it('tells of each file, at the end all of its bytes', async () => {
    const body = new Blob(['x'.repeat(300_000)]);
    const { status } = await send('/nowhere', { method: 'POST', headers: { 'x-name': 'large' }, body });
    expect([status, sentBytes.at(-1)]).to.deep.equal([404, 300_000]);
  });

  it('fails like fetch where nobody answers', async () => {
    // A port that browsers refuse without asking anybody.
    expect(await failure(send('http://127.0.0.1:9/'))).to.be.instanceOf(TypeError);
  });

  it('ends with its signal, before it begins and under way', async () => {
    const reason = new Error('given up');
    expect(await failure(send('/', { signal: AbortSignal.abort(reason) }))).to.equal(reason);
    const controller = new AbortController();
    const answer = failure(send('/', { signal: controller.signal }));
    controller.abort(reason);
    expect(await answer).to.equal(reason);
  });
});

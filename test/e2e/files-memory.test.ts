import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { after, before, test } from 'node:test';
import { bearerOf, IMPORTER_A } from '../helpers/e2e/data.ts';
import { forEachServerDatabase } from '../helpers/e2e/portal.ts';
import { type ServerProcess, startServer } from '../helpers/server.ts';
import { type FileClient, fileClient, streamOf } from '../portal/server/files/files-server.ts';

const MB = 1_000_000;
const LOOK_EVERY = 20 * MB;
/** What a server takes more for 100 MB more; one that held a file would take at least these. */
const MOST_GROWTH = 70 * MB;

/** Of the process as the system counts it, in bytes. */
const memoryOf = (pid: number) => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) * 1024;

function staysFlat(settings: () => Record<string, string>) {
  let server: ServerProcess;
  let importer: FileClient;
  before(async () => {
    server = await startServer({ env: { FILE_LIMIT: '200', ...settings() } });
    importer = fileClient(server.url, await bearerOf(server.url, IMPORTER_A));
  });
  after(() => server?.kill());

  /** Sends and fetches so many bytes; answers the most memory that the server had meanwhile. */
  async function roundTrip(size: number): Promise<number> {
    let peak = 0;
    const look = () => {
      peak = Math.max(peak, memoryOf(server.pid));
    };
    const sent = createHash('sha256');
    const body = function* () {
      for (let left = size; left > 0; left -= MB / 2) {
        const part = randomBytes(MB / 2);
        sent.update(part);
        if (left % LOOK_EVERY === 0) look();
        yield part;
      }
    };
    const { id, sha256 } = await importer.upload(streamOf(body()));
    look();
    assert.equal(sha256, sent.digest('hex'));
    const received = createHash('sha256');
    const answer = await fetch(await importer.urlOf(id));
    let bytes = 0;
    for await (const part of answer.body ?? []) {
      received.update(part);
      if (Math.floor(bytes / LOOK_EVERY) < Math.floor((bytes + part.length) / LOOK_EVERY)) look();
      bytes += part.length;
    }
    assert.equal(received.digest('hex'), sha256);
    assert.equal((await importer.remove(id)).status, 200);
    return peak;
  }

  test('FILE_LIMIT the memory of the server doesn’t grow with the file: 80 MB and 180 MB', async () => {
    // What all files need, and the database's own cache, is there after some.
    for (const size of [5, 60]) await roundTrip(size * MB);
    const less = await roundTrip(80 * MB);
    const more = await roundTrip(180 * MB);
    assert.ok(more - less < MOST_GROWTH, `${less} bytes, then ${more}`);
  });
}

forEachServerDatabase(staysFlat);

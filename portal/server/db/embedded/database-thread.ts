import { Worker } from 'node:worker_threads';
import { CRASH_SHUTDOWN, QUERY_CANCELED } from '../sql-state.ts';
import type { EngineAnswer } from './engine.ts';
import { fromThreadError, type ThreadAnswer, type ThreadData, type ThreadRequest } from './messages.ts';

const THREAD = new URL('./thread.ts', import.meta.url);

/** Of JavaScript, beside the memory of the database itself: rows on their way, without much garbage. */
const HEAP = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };

interface Asked {
  settle: PromiseWithResolvers<EngineAnswer>;
  timer: NodeJS.Timeout | undefined;
}

/** One run of the thread that has PGlite open on a folder (`thread.ts`), from its start to its end. */
export class DatabaseThread {
  readonly #worker: Worker;
  readonly #asked = new Map<number, Asked>();
  #lastId = 0;
  #isEnding = false;
  #bytes = 0;
  /** Resolves when nothing of the thread touches the folder any more. */
  readonly ended: Promise<void>;

  private constructor(worker: Worker) {
    this.#worker = worker;
    this.ended = new Promise((resolve) => worker.once('exit', () => resolve()));
    this.ended.then(() => this.#loseAll(failure('The embedded database was stopped.', CRASH_SHUTDOWN)));
    worker.on('error', (error) => this.#loseAll(failure(messageOf(error), CRASH_SHUTDOWN)));
    worker.on('message', (answer: ThreadAnswer) => this.#hear(answer));
  }

  /** @throws what PGlite says when it can't open the folder */
  static start(workerData: ThreadData): Promise<DatabaseThread> {
    // Options of the process, such as a program given on the command line, are not for this thread.
    const worker = new Worker(THREAD, { workerData, execArgv: [], resourceLimits: HEAP });
    const thread = new DatabaseThread(worker);
    return new Promise((resolve, reject) => {
      worker.once('message', (answer: ThreadAnswer) => {
        // It would wait for statements for ever, and its memory with it.
        if (answer.kind === 'failed') worker.terminate().then(() => reject(fromThreadError(answer.error)));
        else resolve(thread);
      });
      worker.once('error', reject);
      worker.once('exit', () => reject(failure('The embedded database was stopped.', CRASH_SHUTDOWN)));
    });
  }

  /** Whether it answers no more statements. */
  get isEnding(): boolean {
    return this.#isEnding;
  }

  /** Of its database, which keeps what it once took until the thread ends. */
  get bytes(): number {
    return this.#bytes;
  }

  /** As {@link Engine.query}; the time limit ends the thread. */
  query(sql: string, parameters: readonly (string | null)[], timeoutMs: number): Promise<EngineAnswer> {
    const id = ++this.#lastId;
    const settle = Promise.withResolvers<EngineAnswer>();
    const timer = timeoutMs > 0 ? setTimeout(() => this.#cancel(id), timeoutMs) : undefined;
    this.#asked.set(id, { settle, timer });
    this.#post({ kind: 'query', id, sql, parameters });
    return settle.promise;
  }

  /** Ends it after what it was asked for. */
  async close(): Promise<void> {
    this.#isEnding = true;
    this.#post({ kind: 'close' });
    await this.ended;
  }

  #post(request: ThreadRequest): void {
    this.#worker.postMessage(request);
  }

  #hear(answer: ThreadAnswer): void {
    if (answer.kind !== 'answer' && answer.kind !== 'error') return;
    this.#bytes = answer.bytes;
    const asked = this.#take(answer.id);
    if (answer.kind === 'answer') asked?.settle.resolve(answer.answer);
    else asked?.settle.reject(fromThreadError(answer.error));
  }

  #cancel(id: number): void {
    this.#isEnding = true;
    void this.#worker.terminate();
    this.#take(id)?.settle.reject(failure('canceling statement due to statement timeout', QUERY_CANCELED));
  }

  #loseAll(error: Error): void {
    this.#isEnding = true;
    for (const id of [...this.#asked.keys()]) this.#take(id)?.settle.reject(error);
  }

  #take(id: number): Asked | undefined {
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    clearTimeout(asked?.timer);
    return asked;
  }
}

const failure = (message: string, code: string) => Object.assign(new Error(message), { code });

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

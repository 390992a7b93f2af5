import { Worker } from 'node:worker_threads';
import { CRASH_SHUTDOWN, QUERY_CANCELED } from '../sql-state.ts';
import type { EngineAnswer } from './engine.ts';
import {
  fromThreadError,
  type ThreadAnswer,
  type ThreadData,
  type ThreadRequest,
  type ThreadUse,
} from './messages.ts';
import { timeLeft } from './time-limit.ts';

const THREAD = new URL('./thread.ts', import.meta.url);

/** Of JavaScript, beside the memory of the database itself: rows on their way, without much garbage. */
const HEAP = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };

/** Looked at again no sooner. */
const LEAST_WAIT_MS = 10;

interface Asked {
  settle: PromiseWithResolvers<EngineAnswer>;
  timeoutMs: number;
  since: number;
  timer: NodeJS.Timeout | undefined;
}

/** One run of the thread that has PGlite open on a folder (`thread.ts`), from its start to its end. */
export class DatabaseThread {
  readonly #worker: Worker;
  readonly #asked = new Map<number, Asked>();
  #lastId = 0;
  #isEnding = false;
  #use: ThreadUse = { bytes: 0, milliseconds: 0 };
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
    return this.#use.bytes;
  }

  /**
   * As {@link Engine.query}; the time limit ends the thread. What that ends also says whether it `wasHeldUp`: it waited, and didn't
   * have its time of the processor.
   */
  query(sql: string, parameters: readonly (string | null)[], timeoutMs: number): Promise<EngineAnswer> {
    const id = ++this.#lastId;
    const settle = Promise.withResolvers<EngineAnswer>();
    const asked: Asked = { settle, timeoutMs, since: performance.now(), timer: undefined };
    this.#asked.set(id, asked);
    if (timeoutMs > 0) this.#limit(id, asked, timeoutMs);
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
    if ('bytes' in answer) this.#use = { bytes: answer.bytes, milliseconds: answer.milliseconds };
    if (answer.kind !== 'answer' && answer.kind !== 'error') return;
    const asked = this.#take(answer.id);
    if (answer.kind === 'answer') asked?.settle.resolve(answer.answer);
    else asked?.settle.reject(fromThreadError(answer.error));
  }

  /** Looks after `ms` whether the time of the statement is over. */
  #limit(id: number, asked: Asked, ms: number): void {
    asked.timer = setTimeout(async () => {
      const used = await this.#used(asked);
      if (this.#asked.get(id) !== asked) return;
      const left = timeLeft(asked.timeoutMs, { used, elapsed: performance.now() - asked.since });
      if (left > 0) this.#limit(id, asked, Math.max(left, LEAST_WAIT_MS));
      else this.#cancel(id, used);
    }, ms);
  }

  /** Of the processor, in milliseconds; the thread runs nothing between its last answer and the statement that it has now. */
  async #used({ timeoutMs }: Asked): Promise<number> {
    // A thread that has ended has no use, and none of its statements is waited for.
    const usage = await this.#worker.cpuUsage().catch(() => undefined);
    return usage ? (usage.user + usage.system) / 1_000 - this.#use.milliseconds : timeoutMs;
  }

  #cancel(id: number, processorMs: number): void {
    this.#isEnding = true;
    void this.#worker.terminate();
    const error = failure('canceling statement due to statement timeout', QUERY_CANCELED);
    const asked = this.#take(id);
    asked?.settle.reject(Object.assign(error, { wasHeldUp: processorMs < asked.timeoutMs }));
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

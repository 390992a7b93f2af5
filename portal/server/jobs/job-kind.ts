import type { Kysely, Transaction } from 'kysely';
import type * as v from 'valibot';
import { type Reason, reason } from '../../../shared/contract/reasons.ts';
import type { Tables } from '../db/tables.ts';

/** What the work knows of its job. */
export interface RunningJob {
  /** The same in every try. */
  readonly id: string;
  /** This one included. */
  readonly tries: number;
  /** Whose work it is; null: the server's own. */
  readonly companyId: number | null;
  readonly userId: number | null;
  /** Aborted when the job was cancelled, is of no use any more, belongs to another server by now, or this one stops. */
  readonly signal: AbortSignal;
  /** Tells how far it is; costs nothing, as it is stored with the next heartbeat. */
  progress(done: number, total: number): void;
  /**
   * Keeps the job this server's until the transaction ends: first in every transaction that writes before `finish`, so
   * that two servers never write the same. Throws, and aborts the signal, where the job was cancelled or lost. With
   * `isStep`, no other try does again what the transaction writes: after its commit the tries count anew, so that long work
   * survives any number of restarts, while a step that fails again and again is given up.
   */
  hold(trx: Transaction<Tables>, options?: { isStep: boolean }): Promise<void>;
}

/**
 * One kind of long work. It may run again after a crash: an effect in the database belongs in `finish`, whose
 * transaction also ends the job, and so happens once; what is more than one transaction can write goes into
 * transactions that begin with `hold` and store how far they are. An effect elsewhere can happen twice and needs the
 * job's id to be recognised.
 */
export type JobKind<Payload = unknown, Output = unknown> = KindOfJob<Payload, Output> &
  (InProcess<Payload, Output> | InThread<Payload, Output>);

interface KindOfJob<Payload, Output> {
  /** Stored with each job, so it is never changed. */
  name: string;
  /** Of JSON, 64 kB at most; read again before each try, which may be by a newer version of the server. */
  payload: v.GenericSchema<unknown, Payload>;
  /** Between the tries, in milliseconds; after the last one the job has failed. */
  pauses: readonly number[];
  /** How many a server runs at the same time; 1 unless given. */
  atOnce?: number;
  /**
   * Of all servers one does such a job at a time; the others stay in the queue. The index `job_alone` names these kinds,
   * for servers that take at the same moment.
   */
  isAlone?: boolean;
  /** What the log may tell of a job beside its id, and what of its payload is kept once it has failed. */
  facts?(payload: Payload): object;
  /** Drops what was kept beside jobs of this kind that are gone by now, in steps that hold up nobody. */
  prune?(db: Kysely<Tables>): Promise<void>;
  /**
   * Writes what came of the work, in seconds at most and maybe several times over: its transaction is repeated when it
   * loses a race. Answers the job's result, JSON of 64 kB at most; without `finish` the output is the result.
   */
  finish?(trx: Transaction<Tables>, output: Output, job: RunningJob): Promise<unknown>;
  /** Writes, in the transaction that ends a job that was taken, that nothing came of it. */
  notDone?(trx: Transaction<Tables>, job: Pick<RunningJob, 'id'>, end: NotDone): Promise<void>;
}

/** A job that has failed for good, and why, or that was cancelled. */
export type NotDone = { state: 'failed'; error: Reason } | { state: 'cancelled' };

interface InProcess<Payload, Output> {
  heavy?: undefined;
  /** Waits more than it computes, and heeds the signal; every transaction in which it writes begins with `hold`. */
  run(payload: Payload, job: RunningJob): Promise<Output>;
}

interface InThread<Payload, Output> {
  /** The module of a {@link HeavyWork}, for what computes longer than some milliseconds: a worker thread runs it. */
  heavy: URL;
  /** After so many milliseconds the thread is ended and the job has failed; two minutes unless given. */
  longestMs?: number;
  /** Reads, in the server's own thread, what the work needs from database or files; without it that is the payload. */
  read?(payload: Payload, job: RunningJob): Promise<HeavyInput>;
  /**
   * Takes what the thread answered, in the server's own, where that is more than the one transaction of `finish` can
   * write: every transaction of it calls `hold`, and a repeated try finds what an earlier one wrote. Answers the output.
   */
  store?(output: unknown, payload: Payload, job: RunningJob): Promise<Output>;
}

/** What a thread is given; the buffers are handed over, not copied, so that the server has them no more. */
export interface HeavyInput {
  input: unknown;
  transfer: readonly ArrayBuffer[];
}

/** The default export of a heavy kind's module; needs not heed any signal, because its thread can be ended. */
export type HeavyWork<Input, Output> = (input: Input, job: Pick<RunningJob, 'progress'>) => Promise<Output>;

/** A try that failed. Any other error counts as one that another try may help, and its owner learns no reason. */
export class JobFailure extends Error {
  override readonly name = 'JobFailure';
  /** Another try can't help. */
  readonly isFinal: boolean;
  /** For the owner. */
  readonly reason: Reason;

  /** @param message for the log: without secrets */
  constructor(message: string, given: { isFinal: boolean; reason?: Reason }) {
    super(message);
    this.isFinal = given.isFinal;
    this.reason = given.reason ?? reason('internal');
  }
}

import type { ClientErrorCode } from '../client/client-error.ts';
import { VERSION } from './version.ts';

/** Name of an event -> its `detail`. A tool declares its own map and gives it to `useHost`. */
export type EventDetails = Record<`fp-${string}`, unknown>;

/** What kind a message of an element is of. `/docs/errors` says what each means and what helps. */
export type ErrorCode =
  | Exclude<ClientErrorCode, 'aborted'>
  | 'load'
  | 'render'
  | 'no-record'
  | 'invalid'
  | 'draft'
  | 'busy'
  | 'too-many'
  | 'incomplete'
  | 'no-previous'
  | 'no-entity'
  | 'no-owner'
  | 'admin-check'
  | 'unknown-feature'
  | 'unknown-type'
  | 'unknown-role'
  | 'no-rate'
  | 'too-large'
  | 'not-found';

/** `detail` of `fp-error`: what the element also shows to the user. */
export interface ErrorDetail {
  message: string;
  code: ErrorCode;
  cause?: unknown;
  /** Of the bundle. */
  version: string;
}

/** `detail` of `fp-timing`: numbers alone, nothing of a person or record. */
export interface TimingDetail {
  /** The bundle's scripts until the first `fp-ready`; a load, until `fp-ready`; a save that stored everything. */
  phase: 'code' | 'ready' | 'saved';
  milliseconds: number;
  /** How many requests it took, or scripts. */
  requests: number;
  /** Bytes of what was sent, and of what came back: of scripts over the network, of answers as they are read. */
  sent: number;
  received: number;
  /** Of the bundle. */
  version: string;
}

/** What every element of the product sends. All events bubble and are composed. */
export type CommonEvents = {
  /** Once per load, when the element shows its data. */
  'fp-ready': { version: string };
  'fp-error': ErrorDetail;
  /** Whether there are changes that a leave would lose. */
  'fp-dirty': { dirty: boolean };
  /** Cancelable: the element is about to load its data again after a save. */
  'fp-reload': undefined;
  /** Only with the attribute `timing`. */
  'fp-timing': TimingDetail;
};

export interface EmitOptions {
  cancelable?: boolean;
}

/** What the sender says; the version is added to it. */
type Given<D> = D extends { version: string } ? Omit<D, 'version'> : D;

/** Sends one event from the element; `false` when a listener cancelled it. */
export type Emit<E extends EventDetails> = <N extends keyof E & string>(
  name: N,
  ...rest: object extends Given<E[N]>
    ? [detail?: Given<E[N]>, options?: EmitOptions]
    : E[N] extends undefined
      ? [detail?: undefined, options?: EmitOptions]
      : [detail: Given<E[N]>, options?: EmitOptions]
) => boolean;

const WITH_VERSION = new Set(['fp-ready', 'fp-error', 'fp-timing']);

export function emitFrom<E extends EventDetails>(target: EventTarget): Emit<E> {
  const emit = (name: string, detail?: object, options?: EmitOptions) =>
    target.dispatchEvent(
      new CustomEvent(name, {
        detail: WITH_VERSION.has(name) ? { ...detail, version: VERSION } : detail,
        bubbles: true,
        composed: true,
        cancelable: options?.cancelable ?? false,
      }),
    );
  return emit as Emit<E>;
}

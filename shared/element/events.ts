/** Name of an event -> its `detail`. A tool declares its own map and gives it to `useHost`. */
export type EventDetails = Record<`fp-${string}`, unknown>;

/** `detail` of `fp-error`: what the element also shows to the user. */
export interface ErrorDetail {
  message: string;
  code: string;
  cause?: unknown;
}

/** What every element of the product sends. All events bubble and are composed. */
export type CommonEvents = {
  /** Once per load, when the element shows its data. */
  'fp-ready': undefined;
  'fp-error': ErrorDetail;
  /** Whether there are changes that a leave would lose. */
  'fp-dirty': { dirty: boolean };
  /** Cancelable: the element is about to load its data again after a save. */
  'fp-reload': undefined;
};

export interface EmitOptions {
  cancelable?: boolean;
}

/** Sends one event from the element; `false` when a listener cancelled it. */
export type Emit<E extends EventDetails> = <N extends keyof E & string>(
  name: N,
  ...rest: E[N] extends undefined
    ? [detail?: undefined, options?: EmitOptions]
    : [detail: E[N], options?: EmitOptions]
) => boolean;

export function emitFrom<E extends EventDetails>(target: EventTarget): Emit<E> {
  const emit = (name: string, detail?: unknown, options?: EmitOptions) =>
    target.dispatchEvent(
      new CustomEvent(name, {
        detail,
        bubbles: true,
        composed: true,
        cancelable: options?.cancelable ?? false,
      }),
    );
  return emit as Emit<E>;
}

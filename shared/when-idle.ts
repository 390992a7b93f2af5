/** Safari has no idle callbacks; typing pauses are longer than this. */
const PAUSE = 300;

/** How long a slice of a longer work takes, in milliseconds: what is pressed meanwhile waits for no more than that. */
const SLICE = 4;

/**
 * Does the work when the browser has nothing else to do, `latest` milliseconds from now in any case. Gives what calls it
 * off.
 */
export function whenIdle(work: () => void, latest: number): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(work, { timeout: latest });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(work, PAUSE);
  return () => clearTimeout(id);
}

/**
 * Does the work for one item after the other in slices, each when the browser has nothing else to do, and then what is
 * `done` at the end. Gives what calls off the rest.
 */
export function eachWhenIdle<Item>(
  items: readonly Item[],
  work: (item: Item) => void,
  done: () => void,
  latest: number,
): () => void {
  let next = 0;
  let callOff: () => void;
  const slice = () => {
    const end = performance.now() + SLICE;
    while (next < items.length && performance.now() < end) {
      work(items[next]!);
      next += 1;
    }
    if (next < items.length) callOff = whenIdle(slice, latest);
    else done();
  };
  callOff = whenIdle(slice, latest);
  return () => callOff();
}

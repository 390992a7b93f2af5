/*
 * Back and Forward for browsers without the Navigation API, which say of a step only after it was taken, and neither its
 * direction nor how far it went. Each entry of the history has a number here, by which a step is taken back.
 */

/** Where the number of an entry stands in its state. */
const NUMBER = 'fpStep';

/** How long the browser has for a step, in milliseconds, where the user took another one meanwhile: it may have dropped it. */
const PATIENCE = 300;

/** Asks whether to leave; `go` takes the step. */
type Ask = (go: () => void) => void;

let here = 0;
let address = '';
let guard: { isNeeded(): boolean; ask: Ask } | undefined;
/** Where the user wanted to go, while the step there is taken back. */
let wanted: number | undefined;
/** Where the user may go without another question. */
let allowed: number | undefined;
let retry: ReturnType<typeof setTimeout> | undefined;

/** Numbers the entries from now on; the returned function ends that. */
export function numberSteps(): () => void {
  if ('navigation' in window) return () => {};
  const { pushState, replaceState } = history;
  const number = (method: typeof pushState, state: unknown, at: number, url?: string | URL | null) => {
    method.call(history, { ...(state as object | null), [NUMBER]: at }, '', url);
    here = at;
    address = pageAddress();
  };
  history.pushState = (state, _, url) => number(pushState, state, here + 1, url);
  history.replaceState = (state, _, url) => number(replaceState, state, here, url);
  number(replaceState, history.state, numberIn(history.state) ?? 0);

  const onPopState = (event: PopStateEvent) => {
    const there = numberIn(event.state);
    // A link to a place on the page has made an entry.
    if (there === undefined) number(replaceState, event.state, here + 1);
    else if (!isTakenBack(there)) return;
    else event.stopImmediatePropagation();
  };
  // Before the router is told.
  addEventListener('popstate', onPopState, { capture: true });
  return () => {
    removeEventListener('popstate', onPopState, { capture: true });
    Object.assign(history, { pushState, replaceState });
  };
}

/** Has each step asked about while that is needed; the returned function ends that. */
export function guardSteps(isNeeded: () => boolean, ask: Ask): () => void {
  guard = { isNeeded, ask };
  return () => {
    guard = undefined;
  };
}

/** Whether a step to there is none for the router: it needs a question first. */
function isTakenBack(there: number): boolean {
  const isFree = pageAddress() === address || there === allowed || !guard?.isNeeded();
  if (wanted === undefined && isFree) {
    allowed = undefined;
    here = there;
    address = pageAddress();
    return false;
  }
  clearTimeout(retry);
  if (there === here) {
    askAbout(wanted ?? there);
    return true;
  }
  if (wanted === undefined) {
    wanted = there;
    history.go(here - there);
    return true;
  }
  // Another step of the user while the first is taken back. A second correction at once would go too far where the browser
  // takes both, and without this step none is needed, however slow the browser is.
  if (Math.abs(there - here) > Math.abs(wanted - here)) wanted = there;
  retry = setTimeout(takeBack, PATIENCE);
  return true;
}

function takeBack(): void {
  const at = numberIn(history.state) ?? here;
  // The browser would load the page again.
  if (at === here) return;
  history.go(here - at);
  retry = setTimeout(takeBack, PATIENCE);
}

function askAbout(step: number): void {
  wanted = undefined;
  guard?.ask(() => {
    allowed = step;
    history.go(step - here);
  });
}

const pageAddress = (): string => location.pathname + location.search;

function numberIn(state: unknown): number | undefined {
  const number = (state as { [NUMBER]?: unknown } | null)?.[NUMBER];
  return typeof number === 'number' ? number : undefined;
}

/** SHELL-22, ms */
const DURATION = 600;

const eased = (part: number) => 1 - (1 - part) ** 3;

/** Scrolls the page to its top, at once where reduced motion is preferred. Scrolling by the user stops it. */
export function scrollToTop(): void {
  const from = scrollY;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    scrollTo({ top: 0, behavior: 'instant' });
    return;
  }
  const stop = new AbortController();
  for (const event of ['wheel', 'touchstart', 'keydown'])
    addEventListener(event, () => stop.abort(), { passive: true, signal: stop.signal });
  let begin: number | undefined;
  const step = (now: number) => {
    if (stop.signal.aborted) return;
    begin ??= now;
    const part = Math.min(1, (now - begin) / DURATION);
    scrollTo({ top: from * (1 - eased(part)), behavior: 'instant' });
    if (part < 1) requestAnimationFrame(step);
    else stop.abort();
  };
  requestAnimationFrame(step);
}

import { nextFrame, painted } from './measure.ts';

/** What the table is drawn in: the shadow root of our element, or the page. */
const root = (): Document | ShadowRoot =>
  [...document.body.children].find(({ shadowRoot }) => shadowRoot)?.shadowRoot ?? document;

/** Milliseconds until what it does has been painted. */
export async function measured(act: () => void): Promise<number> {
  const start = performance.now();
  act();
  await painted();
  return performance.now() - start;
}

/** Milliseconds until the table has been painted with its rows. `began` is when its drawing began, by `performance.now`. */
export async function untilDrawn(began: number | Promise<number>): Promise<number> {
  while (!root().querySelector('input, [role=gridcell], canvas')) await nextFrame();
  // By the next one it has been painted.
  await nextFrame();
  return performance.now() - (await began);
}

/** Milliseconds until a block that is pasted in the cell with the focus has been painted. */
export function timePaste(block: readonly (readonly string[])[]): Promise<number> {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', block.map((line) => line.join('\t')).join('\n'));
  const paste = new ClipboardEvent('paste', {
    clipboardData,
    bubbles: true,
    cancelable: true,
    composed: true,
  });
  const input = root().activeElement!;
  return measured(() => input.dispatchEvent(paste));
}

/** What each frame takes, ms, while the table is scrolled from end to end, half a screen a frame. */
export async function timeScroll(): Promise<number[]> {
  const own = root().querySelector('table')?.closest<HTMLElement>('[part=grid] > div');
  // Of Glide, and of react-data-grid.
  const box = own ?? document.querySelector('.dvn-scroller, div[role=grid]') ?? document.scrollingElement!;
  const gaps: number[] = [];
  const far = box.scrollHeight - box.clientHeight;
  for (let n = 0, last = performance.now(); n < 120; n += 1) {
    box.scrollTop = (far * n) / 120;
    const now = await nextFrame();
    gaps.push(now - last);
    last = now;
  }
  return gaps;
}

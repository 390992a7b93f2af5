/** Its text changes with each frame that is asked for: without a change the browser waits for the screen's next one. */
const mark = document.createElement('i');
mark.style.cssText = 'position:fixed;inset:auto auto 0 0';
document.documentElement.append(mark);
let count = 0;

/** The next animation frame, at once. */
export const nextFrame = () =>
  new Promise<number>((done) => {
    count += 1;
    mark.textContent = `${count}`;
    requestAnimationFrame(done);
  });

/** Until what happens now has been painted, and what that set off has run: the second frame. */
export async function painted(): Promise<void> {
  await nextFrame();
  await nextFrame();
}

const times: number[] = [];

/** After a frame without a change the browser waits as for a screen; it begins one at once when it was idle before, ms. */
const IDLE = 50;

/** Measures each key from its trusted event on; `take()` gives the times and forgets them. */
export function measureKeys(): void {
  addEventListener(
    'keydown',
    ({ timeStamp, isTrusted }) => {
      if (isTrusted) void painted().then(() => times.push(performance.now() - timeStamp));
    },
    true,
  );
  Object.assign(window, {
    take: () => times.splice(0),
    settle: async () => {
      await painted();
      await new Promise((done) => setTimeout(done, IDLE));
    },
  });
}

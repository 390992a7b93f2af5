import { nextFrame } from '@open-wc/testing';

/** React works in tasks like this one, in their order; no timer, so that a test may hold and count those. */
const nextTask = () =>
  new Promise<void>((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });

/** Drawing, its effects, and what these set off in turn. */
const TASKS = 4;

/** Until everything that was set off has been drawn; on a busy machine two frames may come before the tasks between them. */
export async function settled(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) {
    await nextFrame();
    for (let task = 0; task < TASKS; task += 1) await nextTask();
  }
}

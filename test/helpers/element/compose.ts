import { executeServerCommand } from '@web/test-runner-commands';
import type { Composed } from '../composed.ts';

/** What the input method shows for now in the control that has the focus. */
export const composing = (text: string) => executeServerCommand('compose', { composing: text });

/** The text that a composition ends with. */
export const commit = (text: string) => executeServerCommand('compose', { committed: text });

/** A key that the input method uses for itself, also Safari's Enter after the composition. */
export const pressComposing = (key: string) => executeServerCommand('compose', { key });

/** A whole composition; `between` is called at each step. */
export async function compose({ steps, committed }: Composed, between?: (step: string) => void) {
  for (const step of steps) {
    await composing(step);
    between?.(step);
  }
  await commit(committed);
}

import { executeServerCommand } from '@web/test-runner-commands';
import type { Composed } from '../composed.ts';
import { type InputMethod, inputMethodOf } from './composition.ts';

/** Chromium's, through its debugging protocol. */
const REAL: InputMethod = {
  name: 'Chromium',
  composing: (text) => executeServerCommand('compose', { composing: text }),
  commit: (text) => executeServerCommand('compose', { committed: text }),
  pressComposing: (key) => executeServerCommand('compose', { key }),
};

/** The ways of input methods, the browser's own first. */
export const INPUT_METHODS: readonly InputMethod[] = navigator.userAgent.includes('Chrome/')
  ? [REAL, inputMethodOf('Firefox'), inputMethodOf('Safari')]
  : navigator.userAgent.includes('Firefox/')
    ? [inputMethodOf('Firefox'), inputMethodOf('Safari')]
    : [inputMethodOf('Safari'), inputMethodOf('Firefox')];

export const { composing, commit } = INPUT_METHODS[0]!;

/** A whole composition; `between` is called at each step. */
export async function compose(
  { steps, committed }: Composed,
  between?: (step: string) => void,
  method = INPUT_METHODS[0]!,
) {
  for (const step of steps) {
    await method.composing(step);
    between?.(step);
  }
  await method.commit(committed);
}

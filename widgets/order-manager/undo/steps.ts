import type { Text } from '../../../shared/i18n/define-texts.ts';

/** Something that the user did and can take back. */
export interface Step {
  /** What is taken back: the orders, or the style numbers of one of them. */
  readonly of: 'orders' | number;
  /** What it was, for the button. */
  readonly text: Text;
  undo(): void | Promise<void>;
}

/** Steps that are kept. */
const MOST = 50;

/** The steps with one more, the newest last. */
export const withStep = (steps: readonly Step[], step: Step): readonly Step[] =>
  [...steps, step].slice(-MOST);

/** The newest step, or that of some orders or style numbers. */
export const lastStep = (steps: readonly Step[], of?: Step['of']): Step | undefined =>
  steps.findLast((step) => of === undefined || step.of === of);

import type { Client } from '../../../shared/client/client.ts';
import type { WithKey } from '../../../shared/client/request-keys.ts';
import type { Report } from '../comboboxes/adding.ts';
import type { Linking } from '../selection/linking.ts';
import type { LinkedOrder, Order, Style } from '../selection/orders.ts';
import type { Row, Transition } from '../selection/selection.ts';
import type { TextId } from '../texts/index.ts';
import type { Step } from '../undo/steps.ts';
import type { RecordRef } from './record.ts';

/** What the parts of an editor share: the record, its selection as it is now, and the ways to change it and to report. */
export interface EditorContext {
  readonly record: RecordRef;
  client(): Client;
  readonly withKey: WithKey;
  rows(): Row[];
  rowOf(orderId: number): Row | undefined;
  /** What the server confirmed last. */
  confirmed(): readonly LinkedOrder[];
  /** What was seen of the owner's orders and style numbers. */
  options(): { orders: readonly Order[]; styles: readonly Style[] };
  /** Adds what was seen to the options. */
  rememberOptions(orders: readonly Order[], styles: readonly Style[]): void;
  /** Takes orders that are no more out of them. */
  forgetOptions(orderIds: readonly number[]): void;
  /** Whether a search has shown that the owner has no order of exactly this number. */
  isAbsent(number: string): boolean;
  /** The same, told by the search. */
  setAbsent(number: string): void;
  /** What the user did and can take back. */
  remember(step: Step): void;
  readonly link: Linking['change'];
  /** A change of the user's. */
  act(transition: Transition): void;
  /** Shows a message and sends `fp-error`, while the record is the one on the screen. */
  readonly report: Report;
  /** The same for what failed with an error. */
  reportFailure(id: TextId, error: unknown): void;
  clearMessage(): void;
}

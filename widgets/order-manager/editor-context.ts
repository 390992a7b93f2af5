import type { Client } from '../../shared/client/client.ts';
import type { WithKey } from '../../shared/client/request-keys.ts';
import type { Linking } from './linking.ts';
import type { LinkedOrder, Order, Style } from './orders.ts';
import type { RecordRef } from './record.ts';
import type { Row, Transition } from './selection.ts';

/** What the parts of a session share: the record, its selection as it is now, and the ways to change it. */
export interface EditorContext {
  readonly record: RecordRef;
  client(): Client;
  readonly withKey: WithKey;
  rows(): Row[];
  rowOf(orderId: number): Row | undefined;
  /** What the server confirmed last. */
  confirmed(): readonly LinkedOrder[];
  /** Keeps what was seen as options. */
  rememberOptions(orders: readonly Order[], styles: readonly Style[]): void;
  readonly link: Linking['change'];
  /** A change of the user's. */
  act(transition: Transition): void;
}

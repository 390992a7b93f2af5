import type { Problems } from './check-entry.ts';
import type { RequestEntry } from './entry.ts';

/** What the fields of a booking request show, and how they change it. */
export interface RequestFields {
  entry: RequestEntry;
  /** What is wrong with the entries, whether it is shown by now or not. */
  problems: Problems | undefined;
  /** What is shown at the field. */
  errorOf(field: keyof Problems): string | undefined;
  onChange(part: Partial<RequestEntry>): void;
}

import type { FieldName } from '../rules/entries.ts';
import type { Generator } from '../state/generator.ts';

/** What every field of the form is given. */
export interface FieldProps<Name extends FieldName> {
  generator: Generator;
  name: Name;
  label: string;
  /** There is no company (D-46). */
  isDisabled: boolean;
  /** The request is on its way (D-123). */
  isReadOnly: boolean;
}

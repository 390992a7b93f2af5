import type { Text } from '../../../../shared/i18n/define-texts.ts';
import { refusedField } from '../../form/refused-field.ts';
import type { FieldName } from './check-fields.ts';

const FIELDS: readonly string[] = [
  'origin',
  'destination',
  'day',
  'weightKg',
  'volumeCbm',
  'containers',
] satisfies FieldName[];

/** The field of the form that the server refused, and why; undefined where it refused another thing. */
export function refusedFieldOf(error: unknown): { field: FieldName; text: Text } | undefined {
  const refused = refusedField(error);
  const [field = ''] = refused?.field.split('.') ?? [];
  return refused && FIELDS.includes(field) ? { field: field as FieldName, text: refused.text } : undefined;
}

import { NAME_MAX_LENGTH, NOTES_MAX_LENGTH } from '../../../shared/contract/air-rates.ts';
import type { Text } from '../../../shared/i18n/define-texts.ts';
import { plainTextError } from '../../../shared/trade/plain-text.ts';
import type { Problem } from '../../../shared/ui/grid/problems/problems.ts';
import type { CellNumber } from '../rows/cell-number.ts';
import { type FormContent, linesOf } from '../rows/form-content.ts';
import { texts } from './texts/index.ts';

/** What is wrong with a number that was read; undefined also for a blank one. */
export function numberMessage(read: CellNumber): Text | undefined {
  if ('value' in read || read.error === 'blank') return undefined;
  return 'most' in read
    ? texts(`air.error.${read.error}`, { most: read.most })
    : texts('air.error.notANumber');
}

/** What a check of a row says of a problem: its cell says also as what a number can be read. */
export const checkMessage = ({ message, choices }: Problem): Text =>
  choices ? texts('air.error.notANumber') : message;

/** What keeps a text from being stored as it is; nothing is ever cut. */
export function textMessage(text: string, most: number): Text | undefined {
  const error = plainTextError(text, most);
  return error && texts(`air.error.text.${error}`, { most, count: text.length });
}

export const tooManyMessage = (most: number): Text => texts('air.error.tooManyEntries', { most });

/** A field beside the tables. */
export type FieldName = 'customerName' | 'notes';

/** What is wrong with the fields beside the tables, as they are sent. */
export const fieldMessages = ({
  customerName,
  notes,
}: Pick<FormContent, FieldName>): Readonly<Record<FieldName, Text | undefined>> => ({
  customerName: textMessage(customerName.trim(), NAME_MAX_LENGTH),
  notes: textMessage(linesOf(notes).join('\n'), NOTES_MAX_LENGTH),
});

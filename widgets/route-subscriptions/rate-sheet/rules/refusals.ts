import { ClientError } from '../../../../shared/client/client-error.ts';
import type { SentReason } from '../../../../shared/contract/reasons.ts';
import type { Text } from '../../../../shared/i18n/define-texts.ts';
import { ownValue } from '../../../../shared/own-value.ts';
import type { ServerWords } from '../../../../shared/reasons/server/server-words.ts';
import { texts as dateTexts } from '../../../../shared/ui/grid/date/texts/index.ts';
import { texts } from '../texts/index.ts';
import type { FieldName, Problems } from './entries.ts';

/** What the server refused: at which fields, and the words that belong to none of them. */
export interface Refusal {
  readonly problems: Problems;
  readonly words: ServerWords | undefined;
}

/** The fields by the names that they are sent under (D-64). */
const FIELDS: Readonly<Record<string, FieldName>> = {
  validFrom: 'validityFrom',
  validTo: 'validityTo',
  fakPercentage: 'FAK_percentage',
  nacPercentage: 'NAC_percentage',
  existingRateSheetCharges: 'includeExistingRateSheetCharges',
  includeExternalRates: 'includeExternalRates',
};

/** The form's own text for the reason of a field: the same that it says of what it refuses itself. */
const TEXTS: Readonly<Record<FieldName, Readonly<Record<string, Text>>>> = {
  validityFrom: {
    noDate: dateTexts('date.unreadable'),
    fillIn: texts('sheetForm.from.required'),
  },
  validityTo: {
    noDate: dateTexts('date.unreadable'),
    fillIn: texts('sheetForm.to.required'),
    validToBeforeFrom: texts('sheetForm.to.order'),
    windowOverMonth: texts('sheetForm.to.length'),
  },
  FAK_percentage: {
    noNumber: texts('sheetForm.fak.notANumber'),
    percentageNegative: texts('sheetForm.fak.negative'),
    percentageOver: texts('sheetForm.fak.over'),
  },
  NAC_percentage: {
    noNumber: texts('sheetForm.nac.notANumber'),
    percentageNegative: texts('sheetForm.nac.negative'),
    percentageOver: texts('sheetForm.nac.over'),
  },
  // SHEET-17: only of a value that is missing (D-78).
  includeExistingRateSheetCharges: { fillIn: texts('sheetForm.required') },
  includeExternalRates: { fillIn: texts('sheetForm.required') },
};

/** Sorts the reasons of a failure by the fields that they are about. */
export function refusalOf(error: unknown): Refusal {
  const words = error instanceof ClientError ? error.serverWords : undefined;
  const found = (words?.reasons ?? []).map(problemOf);
  const known = found.filter((one) => one !== undefined);
  const isWhole = known.length > 0 && known.length === found.length;
  return { problems: Object.fromEntries(known), words: isWhole ? undefined : words };
}

function problemOf({ code, field }: SentReason): readonly [FieldName, Text] | undefined {
  const name = field === undefined ? undefined : ownValue(FIELDS, field);
  const text = name && ownValue(TEXTS[name], code);
  return name && text && [name, text];
}

import { type Formats, formatsOf } from '../../../../shared/i18n/formats.ts';
import type { Locale } from '../../../../shared/i18n/locales.ts';
import { zoneName } from '../../../../shared/i18n/zone-name.ts';
import { currencyDecimals } from '../../../../shared/trade/currency-decimals.ts';
import { languageName } from '../../pdf/language-name.ts';
import { changedRates } from '../make/compare-with-previous.ts';
import type { SheetInput, SheetRows } from '../sheet-content.ts';
import { changeColumns, chargeColumns, rateColumns, routeColumns } from './columns.ts';
import type { Column, Table } from './table.ts';
import { type SheetText, texts } from './texts/index.ts';

/** A sheet as both of its files show it, in one language. */
export interface SheetDocument {
  title: string;
  /** Whose it is, and what holds for all of its rows. */
  heading: readonly string[];
  tables: readonly Table[];
  provider: string;
  /** What each page says: from whom and for whom it is, and until when. */
  footer: string;
  /** When it was asked for, YYYY-MM-DD: the date of the files. */
  day: string;
  /** What stands in place of the rows of a table that has none. */
  none: string;
  /** What is said where a file has no letters for a text. */
  boxes: string;
  /** What is said where it isn't in the language of its reader. */
  otherLanguage: string | null;
  locale: Locale;
  formats: Formats;
  page(page: string, pages: string): string;
}

/**
 * What the files of a sheet say in the language. `asked` is that of the reader, where a file has no letters for it.
 */
export async function describeSheet(
  { sheet, previous }: Pick<SheetInput, 'sheet' | 'previous'>,
  rows: SheetRows,
  locale: Locale,
  asked = locale,
): Promise<SheetDocument> {
  const text = await texts.load(locale);
  const formats = formatsOf(locale);
  const { number, version, providerName, entityName, timeZone } = sheet;
  const title = text('sheet.title', { number: String(number), version: String(version) });
  const validity = text('sheet.validity', {
    from: formats.date(sheet.validFrom),
    to: formats.date(sheet.validTo),
  });
  return {
    title,
    // Without the mark-ups: with them anybody whom the file is sent to could work out the cost (D-142).
    heading: [
      text('sheet.company', { name: entityName }),
      text('sheet.provider', { name: providerName }),
      // Whoever the file is sent to may be anywhere (D-154).
      [
        validity,
        text('sheet.askedOn', { date: formats.date(sheet.askedOn) }),
        text('sheet.timeZone', { zone: zoneName(locale, timeZone) }),
      ].join(' · '),
    ],
    tables: [...tablesOf(rows, sheet, { text, isFirst: previous === null })],
    provider: providerName,
    footer: [providerName, entityName, title, validity].filter(Boolean).join(' · '),
    day: sheet.askedOn,
    none: text('sheet.none'),
    boxes: text('sheet.note.boxes'),
    otherLanguage:
      asked === locale ? null : text('sheet.note.language', { language: languageName(asked, locale) }),
    locale,
    formats,
    page: (page, pages) => text('sheet.page', { page, pages }),
  };
}

function* tablesOf(
  rows: SheetRows,
  { existingRateSheetCharges }: SheetInput['sheet'],
  { text, isFirst }: { text: SheetText; isFirst: boolean },
): Generator<Table> {
  const table = (
    part: 'rates' | 'airRates' | 'charges' | 'routesWithoutRates' | 'changes',
    columns: readonly Column[],
    { note = null, priced = [] }: { note?: string | null; priced?: readonly { currency: string }[] } = {},
  ): Table => ({
    title: text(`sheet.part.${part}`),
    note,
    columns,
    decimals: priced.map(({ currency }) => currencyDecimals(currency)),
  });
  const { rates, airRates, charges, routesWithoutRates } = rows;
  yield table('rates', rateColumns(rates, 'Ocean', { text, isFirst }), { priced: rates });
  yield table('airRates', rateColumns(airRates, 'Air', { text, isFirst }), { priced: airRates });
  if (existingRateSheetCharges)
    yield table('charges', chargeColumns(charges, text), {
      note: text('sheet.note.charges'),
      priced: charges,
    });
  yield table('routesWithoutRates', routeColumns(routesWithoutRates, text));
  const changed = changedRates(rows);
  const note = text(isFirst ? 'sheet.note.first' : 'sheet.note.changes');
  yield table('changes', changeColumns(changed, text), { note, priced: changed });
}

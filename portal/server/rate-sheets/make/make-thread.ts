import { toLocale } from '../../../../shared/i18n/locales.ts';
import type { HeavyWork } from '../../jobs/job-kind.ts';
import { pdfLocale } from '../../pdf/font-files.ts';
import { writePdf } from '../documents/pdf/write-pdf.ts';
import { describeSheet } from '../documents/sheet-document.ts';
import { writeWorkbook } from '../documents/write-workbook.ts';
import type { GatheredInput, MadeSheet, SheetInput } from '../sheet-content.ts';
import { makeRows } from './make-rows.ts';

/** Makes the rows of a sheet and its files. */
const makeSheet: HeavyWork<GatheredInput, MadeSheet> = async (
  { seaRates, airRates, previous, ...rest },
  job,
) => {
  const lists = {
    seaRates: JSON.parse(seaRates),
    airRates: JSON.parse(airRates),
    previous: JSON.parse(previous),
  };
  const input: SheetInput = { ...rest, ...lists };
  const rows = makeRows(input);
  const locale = toLocale(input.sheet.locale) ?? 'en';
  job.progress(1, 3);
  const xlsx = await writeWorkbook(await describeSheet(input, rows, locale));
  job.progress(2, 3);
  const pdf = await writePdf(await describeSheet(input, rows, pdfLocale(locale), locale));
  return { rows, xlsx, pdf };
};

export default makeSheet;

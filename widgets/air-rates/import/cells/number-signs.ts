import { type DecimalSign, decimalSignOf } from '../../../../shared/trade/number-notation.ts';
import { decimalSignOfColumn, readNumber } from '../../../../shared/trade/read-number.ts';

/** The texts of one column of numbers, without what stands around them. */
export interface NumberColumn {
  readonly index: number;
  readonly texts: readonly string[];
}

/** Which sign is the decimal one: by column; and an example that the user has to be asked about, if there is one. */
export interface SignReading {
  readonly byColumn: ReadonlyMap<number, DecimalSign>;
  readonly ask: string | undefined;
}

/**
 * How the numbers of a sheet are written (D-148): a column decides for itself, and where it doesn't, the others do, since a
 * sheet is written by one person. Where nothing decides, or numbers contradict each other, and one can be read in two ways
 * in the user's language, the user has to be asked.
 */
export function numberSignsOf(columns: readonly NumberColumn[], locale: string): SignReading {
  const own = decimalSignOf(locale);
  const ofAll = decimalSignOfColumn(columns.flatMap(({ texts }) => texts));
  const byColumn = new Map<number, DecimalSign>();
  let ask: string | undefined;
  for (const { index, texts } of columns) {
    const decided = decimalSignOfColumn(texts) ?? ofAll;
    if (decided) byColumn.set(index, decided);
    else ask ??= texts.find((text) => 'readings' in readNumber(text, own));
  }
  return { byColumn, ask };
}

import { useMemo, useState } from 'react';
import {
  type SheetBlock,
  seenSheet,
  type Taken,
  withPlainNumbers,
  withTaken,
} from '../../../../shared/spreadsheet/sheet-block.ts';
import { dateOrderOf } from '../../../../shared/trade/date-order.ts';
import type { DateOrder } from '../../../../shared/trade/date-text.ts';
import { type DecimalSign, decimalSignOf } from '../../../../shared/trade/number-notation.ts';
import type { Block } from '../../../../shared/ui/grid/model/grid-model.ts';
import { isForeign } from '../cells/number-cell.ts';
import { numberSignsOf } from '../cells/number-signs.ts';
import { routingColumns } from '../direct-flights.ts';
import { fatesOf } from '../fates.ts';
import {
  currenciesOf,
  datesOf,
  type LaneLine,
  numbersOf,
  type ProblemsOf,
  previewOf,
  repeatable,
} from '../preview.ts';
import { newLevelsIn, recognise, type SourceColumn, type TableState, withTarget } from '../recognise.ts';
import { exampleBreakIn, examplePriceIn } from '../units/examples.ts';
import { sheetUnitsOf } from '../units/sheet-units.ts';
import { rowUnitsOf } from '../units/unit-column.ts';
import type { PriceUnit, WeightUnit } from '../units/units.ts';

/** What the user chose for one block; undefined for what was recognised. */
interface Choices {
  readonly block: Block;
  readonly heading?: number | 'none' | undefined;
  readonly columns?: readonly SourceColumn[] | undefined;
  readonly order?: DateOrder | undefined;
  readonly sign?: DecimalSign | undefined;
  readonly isRepeated: boolean;
  /** Of what the sheet hides and strikes out. */
  readonly taken: Taken;
  readonly priceUnit?: PriceUnit | undefined;
  readonly weightUnit?: WeightUnit | undefined;
  readonly takesForeign: boolean;
}

/** The cells of a sheet, or of a block that was pasted. */
export type ReviewSource = Pick<SheetBlock, 'block'> & Partial<SheetBlock>;

const asSheet = (source: ReviewSource): SheetBlock => ({ name: '', ...source });

const lineText = (line: readonly string[]): string =>
  line
    .map((one) => one.trim())
    .filter(Boolean)
    .join(' ');

const rowTexts = ({ block }: SheetBlock, rows: ReadonlySet<number> | undefined) =>
  new Map([...(rows ?? [])].map((row) => [row, lineText(block[row] ?? [])]));

const NOTHING: Taken = {};

/** Whether a column becomes one of the table that holds no notes. */
const isPlace = (target: string | null): boolean => target !== null && target !== 'comment';

/** Everything about one block that is shown and asked before it is imported. */
export function useReview(source: ReviewSource, table: TableState, problemsOf: ProblemsOf) {
  const { levels, column, locale } = table;
  const { name = '' } = source;
  const first: Choices = { block: source.block, isRepeated: true, taken: NOTHING, takesForeign: false };
  const [stored, setChoices] = useState(first);
  const choices = stored.block === source.block ? stored : first;
  const change = (changes: Partial<Choices>) => setChoices({ ...choices, ...changes });
  const { heading, columns, order, sign, isRepeated, taken, takesForeign } = choices;

  const left = useMemo(() => withTaken(asSheet(source), taken), [source, taken]);
  const sheet = useMemo(() => seenSheet(left), [left]);
  const plain = useMemo(() => withPlainNumbers(sheet), [sheet]);
  const inKilograms = useMemo(
    () => recognise(plain, { levels, column, locale }, heading, sheet),
    [plain, sheet, levels, column, locale, heading],
  );
  const whole = useMemo(() => {
    if (!left.hidden?.columns.size) return inKilograms;
    const wide = seenSheet(withTaken(left, { columns: true }));
    return recognise(withPlainNumbers(wide), { levels, column, locale }, heading, wide);
  }, [left, inKilograms, levels, column, locale, heading]);
  const unseen = useMemo(
    () => whole.columns.filter(({ index }) => left.hidden?.columns.has(index)),
    [whole, left],
  );
  const hiddenRoutings = useMemo(() => routingColumns(unseen), [unseen]);
  // A column of units or currencies says what the prices are, whether it is seen or not.
  const telling = useMemo(() => unseen.filter(({ target }) => !isPlace(target)), [unseen]);
  const units = useMemo(
    () => sheetUnitsOf(whole.block, { ...inKilograms, columns: [...inKilograms.columns, ...telling] }, name),
    [whole, inKilograms, telling, name],
  );
  const weightUnit = choices.weightUnit ?? units.weight?.certain;
  const found = useMemo(
    () =>
      weightUnit === 'lb'
        ? recognise(plain, { levels, column, locale, breakUnit: weightUnit }, heading, sheet)
        : inKilograms,
    [plain, sheet, levels, column, locale, heading, inKilograms, weightUnit],
  );
  const certainUnit = units.price?.certain;
  const priceUnit = choices.priceUnit ?? (certainUnit === 'other' ? undefined : certainUnit);
  const hiddenRows = useMemo(() => rowTexts(left, left.hidden?.rows), [left]);
  const struckRows = useMemo(() => rowTexts(left, left.struck?.rows), [left]);
  const { block } = found;
  const recognised = useMemo(() => (columns ? { ...found, columns } : found), [found, columns]);
  const reading = useMemo(
    () => dateOrderOf(datesOf(block, recognised, locale), locale),
    [block, recognised, locale],
  );
  const numbers = useMemo(
    () => numberSignsOf(numbersOf(block, recognised), locale),
    [block, recognised, locale],
  );
  const repeats = useMemo(() => repeatable(block, recognised), [block, recognised]);
  const lines = useMemo(() => {
    // Until a question is answered dates and numbers are read in some way, so that they are no problem of their own.
    const known = 'ask' in reading ? (order ?? 'dayFirst') : reading.order;
    const other = numbers.ask === undefined ? undefined : (sign ?? decimalSignOf(locale));
    const rowUnit = rowUnitsOf([...recognised.columns, ...telling]);
    return previewOf(block, recognised, {
      locale,
      order: known,
      signOf: (index) => numbers.byColumn.get(index) ?? other,
      repeated: isRepeated ? repeats : [],
      problemsOf,
      hidden: hiddenRows,
      struck: struckRows,
      isSeparated: sheet.isSeparated,
      isRoutingHidden: hiddenRoutings.length > 0,
      priceUnit,
      unitOf: (n) => rowUnit(whole.block[n] ?? []),
    });
  }, [
    block,
    recognised,
    locale,
    reading,
    order,
    numbers,
    sign,
    isRepeated,
    repeats,
    problemsOf,
    hiddenRows,
    struckRows,
    hiddenRoutings,
    priceUnit,
    sheet,
    whole,
    telling,
  ]);
  const lanes = useMemo(() => lines.filter((line): line is LaneLine => line.kind === 'lane'), [lines]);

  return {
    block,
    recognised,
    /** An example of a date whose order the user has to tell. */
    dateQuestion: 'ask' in reading ? reading.ask : undefined,
    order,
    /** An example of a number that the user has to tell the decimal sign of. */
    numberQuestion: numbers.ask,
    sign,
    repeats,
    isRepeated,
    lines,
    lanes,
    fates: useMemo(() => fatesOf(lines), [lines]),
    /** What the sheet hides and strikes out, whether it is taken or not. */
    hidden: source.hidden,
    struck: source.struck,
    taken,
    /** Indexes of the columns with routings that are left out since the sheet hides them. */
    hiddenRoutings,
    newLevels: useMemo(() => newLevelsIn(recognised.columns, levels), [recognised, levels]),
    /** Levels that a column of the block may become: those of the table, and those that were found in it. */
    foundLevels: useMemo(() => newLevelsIn(found.columns, levels), [found, levels]),
    /** The currencies of the prices that are not the table's. */
    foreign: useMemo(
      () =>
        currenciesOf(
          whole.block,
          { ...recognised, columns: [...recognised.columns, ...telling] },
          name,
        ).filter(isForeign),
      [whole, recognised, telling, name],
    ),
    takesForeign,
    /** What headings and cells name themselves beside kilograms. */
    ownUnits: units.own,
    priceQuestion: units.price,
    priceUnit,
    examplePrice: useMemo(() => examplePriceIn(block, recognised, locale), [block, recognised, locale]),
    weightQuestion: units.weight,
    weightUnit,
    exampleBreak: useMemo(() => exampleBreakIn(inKilograms.columns), [inKilograms]),
    setHeading: (next: number | 'none') => change({ heading: next, columns: undefined }),
    setPriceUnit: (next: PriceUnit) => change({ priceUnit: next }),
    setWeightUnit: (next: WeightUnit) => change({ weightUnit: next, columns: undefined }),
    setTakesForeign: (next: boolean) => change({ takesForeign: next }),
    setTaken: (part: keyof Taken, isTaken: boolean) =>
      change({ taken: { ...taken, [part]: isTaken }, columns: undefined }),
    setTarget: (index: number, target: string | null) =>
      change({ columns: withTarget(recognised.columns, index, target) }),
    setOrder: (next: DateOrder) => change({ order: next }),
    setSign: (next: DecimalSign) => change({ sign: next }),
    setRepeated: (next: boolean) => change({ isRepeated: next }),
  };
}

export type Review = ReturnType<typeof useReview>;

import { useMemo, useState } from 'react';
import { dateOrderOf } from '../../../../shared/trade/date-order.ts';
import type { DateOrder } from '../../../../shared/trade/date-text.ts';
import { type DecimalSign, decimalSignOf } from '../../../../shared/trade/number-notation.ts';
import type { Block } from '../../../../shared/ui/grid/model/grid-model.ts';
import { numberSignsOf } from '../cells/number-signs.ts';
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

/** What the user chose for one block; undefined for what was recognised. */
interface Choices {
  readonly block: Block;
  readonly heading?: number | 'none' | undefined;
  readonly columns?: readonly SourceColumn[] | undefined;
  readonly order?: DateOrder | undefined;
  readonly sign?: DecimalSign | undefined;
  readonly isRepeated: boolean;
}

/** Everything about one block that is shown and asked before it is imported. */
export function useReview(source: Block, table: TableState, problemsOf: ProblemsOf) {
  const { levels, column, locale } = table;
  const [stored, setChoices] = useState<Choices>({ block: source, isRepeated: true });
  const choices: Choices = stored.block === source ? stored : { block: source, isRepeated: true };
  const change = (changes: Partial<Choices>) => setChoices({ ...choices, ...changes });
  const { heading, columns, order, sign, isRepeated } = choices;

  const found = useMemo(
    () => recognise(source, { levels, column, locale }, heading),
    [source, levels, column, locale, heading],
  );
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
    return previewOf(block, recognised, {
      locale,
      order: known,
      signOf: (index) => numbers.byColumn.get(index) ?? other,
      repeated: isRepeated ? repeats : [],
      problemsOf,
    });
  }, [block, recognised, locale, reading, order, numbers, sign, isRepeated, repeats, problemsOf]);
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
    newLevels: useMemo(() => newLevelsIn(recognised.columns, levels), [recognised, levels]),
    /** Levels that a column of the block may become: those of the table, and those that were found in it. */
    foundLevels: useMemo(() => newLevelsIn(found.columns, levels), [found, levels]),
    currencies: useMemo(() => currenciesOf(block, recognised), [block, recognised]),
    setHeading: (next: number | 'none') => change({ heading: next, columns: undefined }),
    setTarget: (index: number, target: string | null) =>
      change({ columns: withTarget(recognised.columns, index, target) }),
    setOrder: (next: DateOrder) => change({ order: next }),
    setSign: (next: DecimalSign) => change({ sign: next }),
    setRepeated: (next: boolean) => change({ isRepeated: next }),
  };
}

export type Review = ReturnType<typeof useReview>;

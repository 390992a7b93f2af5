import type { TextValue } from '../../../shared/i18n/define-texts.ts';
import { comparable } from '../../../shared/trade/comparable-number.ts';
import { withoutInvisible } from '../../../shared/trade/invisible.ts';
import { refusal } from '../comboboxes/adding.ts';
import type { Order } from '../selection/orders.ts';
import type { Row } from '../selection/selection.ts';
import type { Pasted, Result } from './pasted.ts';
import type { LeftOut, PastedOrder, Reading } from './read/read-orders.ts';

/** An order that the owner has, and the other records that carry it. */
export interface KnownOrder extends Order {
  readonly carriedBy: readonly string[];
}

/**
 * What becomes of a line. `create` and `attach` are added, an order that exists with the style numbers that it `brings` beside
 * those of the list (PO-31); `here`: the record has the order, and gets `styles` more of its style numbers; `twice`: an earlier
 * line names it, and gets the `styles` that this one has beside.
 */
export type Fate =
  | { readonly is: 'create' }
  | { readonly is: 'attach'; readonly brings: number }
  | { readonly is: 'here'; readonly styles: number }
  | { readonly is: 'twice'; readonly line: number; readonly styles: number }
  | { readonly is: 'wrong'; readonly reason: TextValue }
  | { readonly is: 'doubtful' | 'shortened' | 'out' }
  | { readonly is: 'leftOut'; readonly why: LeftOut['why'] }
  | Result;

export interface PlannedRow {
  readonly key: string;
  readonly line: number;
  readonly source: string;
  /** As they stand in the fields. */
  readonly number: string;
  readonly styles: string;
  readonly isTaken: boolean;
  readonly fate: Fate;
  /** The owner's order of this number. */
  readonly known: KnownOrder | undefined;
}

/** One order to add, with the style numbers of all lines that name it. */
export interface OrderToAdd {
  readonly key: string;
  readonly number: string;
  /** Undefined where it is to be created. */
  readonly order: Order | undefined;
  readonly styles: readonly string[];
  /** How many style numbers beside these come with it. */
  readonly brings: number;
}

export interface Plan {
  readonly rows: readonly PlannedRow[];
  readonly toAdd: readonly OrderToAdd[];
}

interface Context {
  readonly pasted: Pick<Pasted, 'edits' | 'results'>;
  /** By their number as {@link comparable} writes it. */
  readonly known: ReadonlyMap<string, KnownOrder>;
  /** The rows of the record. */
  readonly present: readonly Pick<Row, 'order' | 'selected'>[];
}

const SEPARATORS = /\s*[;,、，；\n]\s*/u;

/** The style numbers of a field, each once. */
export const stylesIn = (text: string): string[] =>
  [...new Set(text.split(SEPARATORS).map((one) => one.trim()))].filter(Boolean);

const namesOf = (styles: readonly string[]): ReadonlySet<string> => new Set(styles.map(comparable));
const selectedOf = (row: Context['present'][number] | undefined): string[] =>
  row?.selected.map(({ label }) => label) ?? [];

/** Style numbers without those that are the same as another one. */
const onceEach = (styles: readonly string[]): string[] => [
  ...new Map(styles.map((style) => [comparable(style), style])).values(),
];

/** The numbers that the preview has to know about: those read, and those that somebody wrote instead. */
export const numbersOf = (reading: Reading, edits: Pasted['edits']): string[] => [
  ...new Set(
    [
      ...reading.orders.map(({ key, number }) => edits[key]?.number ?? number),
      ...reading.leftOut.map(({ key }) => edits[key]?.number ?? ''),
    ]
      .map((number) => number.trim())
      .filter(Boolean),
  ),
];

/** What becomes of each line, and what there is to add. */
export function plan(reading: Reading, context: Context): Plan {
  const { pasted, known, present } = context;
  const here = new Map(present.map((row) => [comparable(row.order.label), row]));
  const first = new Map<string, { row: PlannedRow; styles: string[] }>();
  const lines = [...reading.orders, ...reading.leftOut].sort((one, other) => one.line - other.line);

  const rows = lines.map((line): PlannedRow => {
    const edit = pasted.edits[line.key] ?? {};
    const order: Partial<PastedOrder> = 'number' in line ? line : {};
    const number = edit.number ?? order.number ?? '';
    const styles = edit.styles ?? order.styles?.join(', ') ?? '';
    const name = comparable(number);
    const knownOrder = known.get(name);
    const base = { key: line.key, line: line.line, source: line.source, number, styles, known: knownOrder };
    const result = pasted.results[line.key];
    if (result?.is === 'added') return { ...base, isTaken: true, fate: result };
    // What exists is no mere guess.
    const isSure = !order.isDoubtful || knownOrder !== undefined || edit.number !== undefined;
    const isShortened = order.isShortened === true && edit.number === undefined;
    const isTaken = edit.isTaken ?? (!('why' in line) && isSure && !isShortened);
    if (!isTaken || isShortened)
      return { ...base, isTaken: isTaken && !isShortened, fate: untaken(line, order, edit, isSure) };
    const wrong = [number, ...stylesIn(styles)].map(refusal).find(Boolean);
    if (wrong) return { ...base, isTaken, fate: { is: 'wrong', reason: wrong } };
    const earlier = first.get(name);
    if (earlier) {
      const has = namesOf([...earlier.styles, ...selectedOf(here.get(name))]);
      const more = onceEach(stylesIn(styles)).filter((style) => !has.has(comparable(style)));
      earlier.styles.push(...more);
      return { ...base, isTaken, fate: { is: 'twice', line: earlier.row.line, styles: more.length } };
    }
    const there = here.get(name);
    const row: PlannedRow = {
      ...base,
      isTaken,
      fate: there ? { is: 'here', styles: 0 } : { is: 'create' },
    };
    first.set(name, { row, styles: stylesIn(styles) });
    return row;
  });

  const toAdd: OrderToAdd[] = [];
  const fates = new Map<string, Fate>();
  for (const [name, { row, styles }] of first) {
    const there = here.get(name);
    const selected = namesOf(selectedOf(there));
    const missing = onceEach(styles).filter((style) => !selected.has(comparable(style)));
    const named = namesOf(missing);
    const brought = there
      ? []
      : (row.known?.styles ?? []).filter(({ label }) => !named.has(comparable(label)));
    if (there) fates.set(row.key, { is: 'here', styles: missing.length });
    else if (row.known) fates.set(row.key, { is: 'attach', brings: brought.length });
    const failed = pasted.results[row.key];
    if (failed) fates.set(row.key, failed);
    if (there && missing.length === 0) {
      fates.set(row.key, { is: 'here', styles: 0 });
      continue;
    }
    toAdd.push({
      key: row.key,
      number: withoutInvisible(row.number).trim(),
      order: there?.order ?? row.known,
      styles: missing,
      brings: brought.length,
    });
  }
  return { rows: rows.map((row) => ({ ...row, fate: fates.get(row.key) ?? row.fate })), toAdd };
}

function untaken(
  line: PastedOrder | LeftOut,
  order: Partial<PastedOrder>,
  edit: { isTaken?: boolean },
  isSure: boolean,
): Fate {
  if (order.isShortened) return { is: 'shortened' };
  if ('why' in line) return { is: 'leftOut', why: line.why };
  return { is: edit.isTaken === undefined && !isSure ? 'doubtful' : 'out' };
}

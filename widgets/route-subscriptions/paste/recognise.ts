import { fold } from '../../../shared/i18n/fold.ts';
import { NO_VALUES, REQUIRED, ROUTE_FIELDS, type RouteField, type RouteValues, routeKey } from '../route.ts';
import { type Columns, columnsOf } from './headings.ts';
import type { PastedLine } from './lines.ts';
import type { Meaning, PlaceKind, Places } from './places.ts';

/**
 * What becomes of a line. `duplicate`: the company has this route, or an earlier line is the same; `incomplete`: origin or
 * destination is missing; `refused`: the server no longer knows a place of it; `added`: it is stored.
 */
export type LineState = 'found' | 'duplicate' | 'ambiguous' | 'unknown' | 'incomplete' | 'refused' | 'added';

export interface RouteLine {
  readonly line: number;
  /** As they were pasted. */
  readonly texts: Readonly<Partial<Record<RouteField, string>>>;
  readonly values: RouteValues;
  readonly state: LineState;
  /** The line that a duplicate repeats; undefined where the company has the route. */
  readonly repeats: number | undefined;
}

/** A text that somebody has to say the meaning of, once for all lines. */
export interface Question {
  readonly key: string;
  readonly kind: PlaceKind;
  readonly text: string;
  readonly meaning: Exclude<Meaning, { is: 'found' }>;
  /** Number of lines that it stands on. */
  readonly lines: number;
}

/** What was answered: an id, or null for no carrier at all; by the key of the question. */
export type Answers = ReadonlyMap<string, number | null>;

interface Context {
  readonly places: Places;
  readonly answers: Answers;
  /** Of the routes that the company has, as {@link routeKey} writes them. */
  readonly stored: ReadonlySet<string>;
  /** Numbers of lines that are stored by now, and that the server refused. */
  readonly added: ReadonlySet<number>;
  readonly refused: ReadonlySet<number>;
  /** The words that this tool has for the fields. */
  readonly words: Readonly<Record<RouteField, readonly string[]>>;
}

export interface Recognised {
  readonly lines: readonly RouteLine[];
  readonly questions: readonly Question[];
}

const kindOf = (field: RouteField): PlaceKind => (field === 'carrier' ? 'carrier' : 'port');

const questionKey = (kind: PlaceKind, text: string): string => `${kind} ${fold(text)}`;

/** What each line stands for, with the texts that somebody has to say the meaning of. */
export function recognise(pasted: readonly PastedLine[], context: Context): Recognised {
  const { places, answers, words } = context;
  const headings = pasted[0] && columnsOf(pasted[0].cells, words);
  const questions = new Map<string, Question>();
  const firstLines = new Map<string, number>();

  const meaningOf = (field: RouteField, text: string, asks: boolean): Meaning | { is: 'none' } => {
    const kind = kindOf(field);
    const meaning = places.meaningOf(kind, text);
    if (meaning.is === 'found') return meaning;
    const key = questionKey(kind, text);
    const answer = answers.get(key);
    if (answer === null) return { is: 'none' };
    if (answer !== undefined) return { is: 'found', id: answer };
    if (!asks) return meaning;
    const question = questions.get(key) ?? { key, kind, text, meaning, lines: 0 };
    questions.set(key, { ...question, lines: question.lines + 1 });
    return meaning;
  };

  const routeLine = (one: PastedLine): RouteLine => {
    const texts = textsOf(one, headings, places);
    // No answer makes a route of such a line.
    const isIncomplete = [...REQUIRED].some((field) => !texts[field]);
    const values: Record<RouteField, number | null> = { ...NO_VALUES };
    const found = new Set<Meaning['is'] | 'none'>();
    for (const field of ROUTE_FIELDS) {
      const text = texts[field];
      if (!text) continue;
      const meaning = meaningOf(field, text, !isIncomplete);
      found.add(meaning.is);
      if (meaning.is === 'found') values[field] = meaning.id;
    }
    const base = { line: one.line, texts, values, repeats: undefined };
    if (context.added.has(one.line)) return { ...base, state: 'added' };
    if (isIncomplete) return { ...base, state: 'incomplete' };
    if (found.has('unknown')) return { ...base, state: 'unknown' };
    if (found.has('ambiguous')) return { ...base, state: 'ambiguous' };
    if (context.refused.has(one.line)) return { ...base, state: 'refused' };
    const key = routeKey(values);
    const first = firstLines.get(key);
    firstLines.set(key, first ?? one.line);
    if (context.stored.has(key)) return { ...base, state: 'duplicate' };
    return first === undefined
      ? { ...base, state: 'found' }
      : { ...base, state: 'duplicate', repeats: first };
  };

  const lines = (headings ? pasted.slice(1) : pasted).map(routeLine);
  return { lines, questions: [...questions.values()] };
}

/** Which cell is which, where no headings say so. */
const ORDERS: Readonly<Record<number, readonly RouteField[]>> = {
  1: ['originPort'],
  2: ['originPort', 'destinationPort'],
  4: ['originPort', 'dischargePort', 'destinationPort', 'carrier'],
};
const WITH_CARRIER: readonly RouteField[] = ['originPort', 'destinationPort', 'carrier'];
const WITH_DISCHARGE: readonly RouteField[] = ['originPort', 'dischargePort', 'destinationPort'];

function textsOf(one: PastedLine, headings: Columns | undefined, places: Places): RouteLine['texts'] {
  const cells = one.isByComma ? withLabels(one.cells, places) : one.cells;
  const order = headings ?? orderOf(cells, places);
  return Object.fromEntries(
    order.flatMap((field, n) => {
      const cell = cells[n];
      return field && cell ? [[field, cell] as const] : [];
    }),
  );
}

/** Of three cells the last may be the carrier, which it is where it means one and no port. */
function orderOf(cells: readonly string[], places: Places): readonly RouteField[] {
  if (cells.length !== 3) return ORDERS[Math.min(cells.length, 4)] ?? [];
  const last = cells[2]!;
  if (!last) return WITH_CARRIER;
  const isCarrier = !places.isPort(last) && places.meaningOf('carrier', last).is === 'found';
  return isCarrier ? WITH_CARRIER : WITH_DISCHARGE;
}

/** `Shanghai, China, Hamburg, Germany` are two ports, where the list writes them so. */
function withLabels(cells: readonly string[], places: Places): string[] {
  const joined: string[] = [];
  for (let n = 0; n < cells.length; n += 1) {
    const both = `${cells[n]}, ${cells[n + 1]}`;
    const isLabel = n + 1 < cells.length && places.isPort(both);
    joined.push(isLabel ? both : cells[n]!);
    if (isLabel) n += 1;
  }
  return joined;
}

import { type RawBuilder, sql } from 'kysely';
import type { AuditChange } from '../../../../shared/contract/audit.ts';
import { IMPORT_COLUMNS } from '../../../../shared/contract/imports.ts';
import { type Reason, reason } from '../../../../shared/contract/reasons.ts';
import { DEPARTURES, type DepartureType, type Shown } from '../../schedules/departures.ts';
import { type ParsedRow, type RowProblem, textIn } from '../parsed-row.ts';
import { type Compared, type EarlierDeparture, type FileContext, outcomeOf, type Trx } from './compared.ts';
import { lookUp } from './lookups.ts';
import type { Lookup } from './record-fields.ts';

/** A departure as it is to be stored. */
export interface DepartureWrite {
  /** null: it is new */
  id: number | null;
  /** By the names of the table. */
  columns: Readonly<Record<string, unknown>>;
}

interface StoredDeparture {
  id: number;
  shown: Shown;
  columns: Readonly<Record<string, unknown>>;
}

/** How sailings or flights are read and found. */
export interface DepartureKind {
  kind: 'sailings' | 'flights';
  type: DepartureType;
  /** Columns that name something of another table. */
  names: readonly { id: string; column: string; lookup: Lookup }[];
  /** Columns that are stored as they stand there. */
  words: readonly { id: string; column: string }[];
  /** What a departure is found by, from a row that has all of it. */
  keyOf(row: ParsedRow, ids: Readonly<Record<string, number>>): Readonly<Record<string, unknown>>;
  /** What else of a row finds a stored one, although two rows are of one departure without it. */
  alsoBy?(row: ParsedRow): Readonly<Record<string, unknown>>;
  /** SQL of the same: its types, and whether `departure` has it. */
  keyTypes: RawBuilder<unknown>;
  isFoundBy: RawBuilder<unknown>;
  /** Which of the stored ones a row means that has what they are found by; several where it doesn't say it. */
  meantOf(row: ParsedRow, stored: readonly StoredDeparture[]): readonly StoredDeparture[];
  /** What is said of several, and where. */
  severalAre: { column: string; reason: Reason };
}

/** A row, and the departure as it would be with it. */
export interface DepartureDraft {
  row: ParsedRow;
  before: StoredDeparture | undefined;
  /** What a departure is found by, as text; undefined where the row lacks some of it. */
  key: string | undefined;
  /** The key that a row of the same departure would have that is found by its day alone. */
  dayKey?: string | undefined;
  /** Of names by the columns of the import. */
  ids: Readonly<Record<string, number | null>>;
  /** As files write it. */
  shown: Shown;
  changes: readonly AuditChange[];
  problems: readonly RowProblem[];
}

/**
 * Reads rows of departures over what is stored of them. With `isWriting` the stored ones are locked, and so is who carries: forms
 * add none of theirs meanwhile.
 */
export async function draftDepartures(
  trx: Trx,
  kind: DepartureKind,
  rows: readonly ParsedRow[],
  options: { isWriting: boolean },
): Promise<DepartureDraft[]> {
  const find = await lookUp(trx, rows, kind.names, options);
  const named = rows.map((row) => {
    const ids: Record<string, number> = {};
    const shown: Record<string, string> = {};
    const problems: RowProblem[] = [];
    for (const { id, lookup } of kind.names) {
      const text = textIn(row.cells, id);
      const found = text === undefined ? undefined : find(lookup, text);
      if (found && 'refusal' in found) problems.push({ column: id, reason: found.refusal });
      else if (found) [ids[id], shown[id]] = [found.id, found.shown];
    }
    const isWhole = IMPORT_COLUMNS[kind.kind].every(
      ({ id, isRequired }) => !isRequired || (textIn(row.cells, id) !== undefined && !refuses(problems, id)),
    );
    return { row, ids, shown, problems, key: isWhole ? kind.keyOf(row, ids) : undefined };
  });
  if (options.isWriting)
    await lockCarriers(
      trx,
      named.flatMap(({ ids }) => ids.carrier ?? ids.airline ?? []),
    );
  const stored = await readStored(
    trx,
    kind,
    named.map(({ row, key }) => key && { ...key, ...kind.alsoBy?.(row) }),
    options,
  );
  return named.map((one, n) => draftOf(kind, one, stored.get(n) ?? []));
}

const refuses = (problems: readonly RowProblem[], id: string) => problems.some(({ column }) => column === id);

interface NamedRow {
  row: ParsedRow;
  ids: Readonly<Record<string, number>>;
  shown: Readonly<Record<string, string>>;
  problems: readonly RowProblem[];
  key: Readonly<Record<string, unknown>> | undefined;
}

function draftOf(
  kind: DepartureKind,
  { row, ids: named, shown: names, problems: unknown, key }: NamedRow,
  found: readonly StoredDeparture[],
): DepartureDraft {
  const meant = kind.meantOf(row, found);
  const before = meant.length === 1 ? meant[0] : undefined;
  const ids: Record<string, number | null> = {};
  const shown: Record<string, string | null> = {};
  const changes: AuditChange[] = [];
  const take = (id: string, after: string | undefined, isSame: boolean) => {
    const old = before?.shown[id] ?? null;
    shown[id] = after ?? old;
    if (after !== undefined && !isSame) changes.push({ field: id, before: old, after });
  };
  const taken = new Map<string, () => void>();
  for (const { id, column } of kind.names) {
    const stored = (before?.columns[column] as number | null | undefined) ?? null;
    ids[id] = named[id] ?? stored;
    taken.set(id, () => take(id, names[id], named[id] === stored));
  }
  for (const { id } of kind.words) {
    const text = textIn(row.cells, id);
    taken.set(id, () => take(id, text, text === before?.shown[id]));
  }
  const columns = IMPORT_COLUMNS[kind.kind];
  // In the order of the file's columns.
  for (const { id } of columns) taken.get(id)?.();
  const missing = columns
    .filter(({ id, isRequired, isRequiredForNew }) => isRequiredForNew && !isRequired && shown[id] === null)
    .filter(({ id }) => textIn(row.cells, id) === undefined)
    .map(({ id }) => ({ column: id, reason: reason('fillIn') }));
  return {
    ...{ row, before, ids, shown, changes, key: key && keyText(key) },
    problems: [...unknown, ...missing, ...(meant.length > 1 ? [kind.severalAre] : [])],
  };
}

export const keyText = (key: Readonly<Record<string, unknown>>): string => JSON.stringify(key).toLowerCase();

/** The outcome of a row; `columns` are those of the table that don't stand in the file as they are stored. */
export function departureOutcome(
  { row, before, key, dayKey, ids, shown, changes, problems }: DepartureDraft,
  kind: DepartureKind,
  { departures }: FileContext,
  columns: Readonly<Record<string, unknown>> = {},
): Compared<DepartureWrite> {
  const compared = outcomeOf<DepartureWrite>(row.line, {
    ...{ isNew: !before, changes, problems },
    write: {
      id: before?.id ?? null,
      columns: {
        ...Object.fromEntries(kind.names.map(({ id, column }) => [column, ids[id]])),
        ...Object.fromEntries(kind.words.map(({ id, column }) => [column, shown[id]])),
        ...columns,
      },
    },
  });
  // What is missing is told of the row already.
  if (key === undefined) return { line: row.line, outcome: 'wrong', changes: [], problems };
  if (compared.outcome === 'wrong' || row.problems.length > 0) return compared;
  const vessel = shown.vesselName?.toLowerCase() ?? null;
  const id = before?.id ?? null;
  // Two rows may find one that is stored by different parts of it.
  const keys = id === null ? [key] : [key, `${kind.type} ${id}`];
  const ofDay = dayKey === undefined ? [] : (departures.get(dayKey) ?? []);
  const earlier = [
    ...keys.flatMap((one) => departures.get(one) ?? []),
    ...ofDay.filter(({ isOfDay }) => isOfDay),
  ];
  const isSame = (one: EarlierDeparture) =>
    (id !== null && one.id === id) || one.vessel === null || vessel === null || one.vessel === vessel;
  const same = earlier.find(isSame);
  if (!same) {
    const told = { line: row.line, id, vessel, isOfDay: dayKey === undefined };
    for (const one of [...keys, ...(dayKey === undefined ? [] : [dayKey])])
      departures.set(one, [...(departures.get(one) ?? []), told]);
    return compared;
  }
  const twice = { column: kind.severalAre.column, reason: reason('importTwice', { line: same.line }) };
  return { line: row.line, outcome: 'wrong', changes: [], problems: [twice] };
}

async function lockCarriers(trx: Trx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`select id from company where id = any(${ids}::integer[]) order by id for no key update`.execute(
    trx,
  );
}

/** The stored departures that have what each row is found by, by the place of the row. */
async function readStored(
  trx: Trx,
  { type, keyTypes, isFoundBy }: DepartureKind,
  keys: readonly (Readonly<Record<string, unknown>> | undefined)[],
  { isWriting }: { isWriting: boolean },
): Promise<ReadonlyMap<number, StoredDeparture[]>> {
  const asked = JSON.stringify(keys.flatMap((key, nth) => (key ? { ...key, nth } : [])));
  const found = sql`json_to_recordset(${asked}::json) asked (nth integer, ${keyTypes})`;
  // A statement of its own, for the next one sees what this one waited for.
  if (isWriting)
    await sql`
      select departure.id from ${sql.table(type)} departure
      where exists (select 1 from ${found} where ${isFoundBy}) order by departure.id for no key update`.execute(
      trx,
    );
  const { from, shown } = DEPARTURES[type];
  const { rows } = await sql<StoredDeparture & { nth: number }>`
    select asked.nth, departure.id, ${shown} as shown, to_json(departure) as columns
    from ${from} join ${found} on ${isFoundBy} order by asked.nth, departure.id`.execute(trx);
  return Map.groupBy(rows, ({ nth }) => nth);
}

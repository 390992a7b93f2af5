import { sql } from 'kysely';
import type { AuditChange } from '../../../../shared/contract/audit.ts';
import { IMPORT_COLUMNS } from '../../../../shared/contract/imports.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import { type ParsedRow, type RowProblem, textIn } from '../parsed-row.ts';
import { type Compared, outcomeOf, type Trx } from './compared.ts';
import { countriesNamed } from './countries-named.ts';

interface AirportValues {
  name: string | null;
  city: string | null;
  country: string | null;
}

export interface AirportWrite extends AirportValues {
  /** null: it is new */
  id: number | null;
  code: string;
  countryId: number | null;
}

type Stored = AirportValues & { id: number; code: string };

/** Compares rows of airports with those that are stored, by their IATA codes. */
export async function compareAirports(
  trx: Trx,
  rows: readonly ParsedRow[],
  _context: unknown,
  { isWriting }: { isWriting: boolean },
): Promise<Compared<AirportWrite>[]> {
  const countries = await countriesNamed(trx);
  const stored = await readStored(trx, rows, isWriting);
  return rows.map((row) => {
    const before = stored.get(row.reference);
    const given = textIn(row.cells, 'country');
    const country = given === undefined ? undefined : countries.named(given);
    const values: AirportValues = {
      name: before?.name ?? null,
      city: before?.city ?? null,
      country: before?.country ?? null,
    };
    const texts = {
      name: textIn(row.cells, 'name'),
      city: textIn(row.cells, 'city'),
      country: country?.code,
    };
    const changes: AuditChange[] = [];
    for (const field of ['name', 'city', 'country'] as const) {
      const text = texts[field];
      if (text === undefined || text === values[field]) continue;
      changes.push({ field, before: values[field], after: text });
      values[field] = text;
    }
    const problems: RowProblem[] = IMPORT_COLUMNS.airports.flatMap(({ id, isRequiredForNew }) =>
      isRequiredForNew && values[id as keyof AirportValues] === null && textIn(row.cells, id) === undefined
        ? { column: id, reason: reason('fillIn') }
        : [],
    );
    if (given !== undefined && !country)
      problems.push({ column: 'country', reason: reason('importCountry') });
    const countryId = values.country === null ? undefined : countries.named(values.country)?.id;
    return outcomeOf(row.line, {
      isNew: !before,
      changes: before ? changes : [{ field: 'code', before: null, after: row.reference }, ...changes],
      problems,
      write: { ...values, id: before?.id ?? null, code: row.reference, countryId: countryId ?? null },
    });
  });
}

async function readStored(
  trx: Trx,
  rows: readonly ParsedRow[],
  isWriting: boolean,
): Promise<ReadonlyMap<string, Stored>> {
  const codes = rows.map(({ reference }) => reference);
  if (isWriting)
    await sql`select id from airport where code = any(${codes}::text[]) order by id for update`.execute(trx);
  const { rows: found } = await sql<Stored>`
    select airport.id, airport.code, airport.airport_name as name, airport.city, country.code as country
    from airport join country on country.id = airport.country_id
    where airport.code = any(${codes}::text[])`.execute(trx);
  return new Map(found.map((airport) => [airport.code, airport]));
}

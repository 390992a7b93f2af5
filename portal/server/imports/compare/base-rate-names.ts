import { sql } from 'kysely';
import { type ParsedRow, textIn, textsIn } from '../parsed-row.ts';
import { type LocalCharge, partsOf } from '../read/local-charge.ts';
import type { Trx } from './compared.ts';
import type { NamedCharge } from './stored-base-rates.ts';

/** Whose a submission is. */
export async function agentsOfSubmissions(
  trx: Trx,
  rows: readonly ParsedRow[],
): Promise<ReadonlyMap<number, number>> {
  const ids = rows.flatMap(({ cells }) => textIn(cells, 'submission') ?? []).map(Number);
  if (ids.length === 0) return new Map();
  const { rows: found } = await sql<{ id: number; agent: number }>`
    select id, entity_id as agent from rate_submission where id = any(${ids}::integer[])`.execute(trx);
  return new Map(found.map(({ id, agent }) => [id, agent]));
}

/**
 * Finds the charge types that local charges name, by identifier before description, whatever their case. Any other text
 * is a name of its own.
 */
export async function chargesNamed(
  trx: Trx,
  rows: readonly ParsedRow[],
): Promise<(text: string) => NamedCharge> {
  const isAsked = rows.some(({ cells }) => textsIn(cells, 'localCharges').length > 0);
  const { rows: types } = isAsked
    ? await sql<{ id: number; identifier: string | null; description: string }>`
        select id, nullif(charge_iden, '') as identifier, description from charge_type order by id`.execute(
        trx,
      )
    : { rows: [] };
  const key = (text: string) => text.toLowerCase();
  const byName = new Map(types.map((type) => [key(type.description), type]));
  for (const type of types) if (type.identifier) byName.set(key(type.identifier), type);
  return (text) => {
    const { charge, unitCode, currency, amount }: LocalCharge = partsOf(text);
    const type = byName.get(key(charge));
    const shown = type ? (type.identifier ?? type.description) : charge;
    return {
      charge_type_id: type?.id ?? null,
      name: type ? null : charge,
      unit_code: unitCode,
      currency,
      amount,
      shown: [shown, unitCode, currency, amount].join(' '),
    };
  };
}

import { sql } from 'kysely';
import type { RateKind, RateSource } from '../../../../shared/trade/base-rate-words.ts';
import { PRICE_COLUMNS, type PriceColumn } from '../../base-rates/price-columns.ts';
import type { Trx } from './compared.ts';

/** What a base rate is found by: of a lane, carrier, kind and source one begins on a day. */
export interface RateKey {
  origin_port_id: number;
  discharge_port_id: number | null;
  destination_port_id: number;
  carrier_id: number;
  kind: RateKind;
  source: RateSource;
  agent_id: number | null;
  external_source: string | null;
  valid_from: string;
}

/** What else is stored with it, as files write it: amounts without zeros that say nothing. */
export type RateTerms = Record<
  'submission_id' | 'valid_to' | 'transit_days' | 'currency' | PriceColumn,
  string | null
>;

export interface StoredCharge {
  charge_type_id: number | null;
  name: string | null;
  unit_code: string;
  currency: string;
  amount: string;
}

/** A local charge as it is stored, and as files write it. */
export type NamedCharge = StoredCharge & { shown: string };

export interface StoredRate {
  terms: RateTerms;
  charges: readonly NamedCharge[];
}

const PRICES = PRICE_COLUMNS.map(
  ({ column }) => sql`trim_scale(${sql.ref(`rate.${column}`)})::text as ${sql.ref(column)}`,
);

/**
 * Of each key the rate that was stored last, by the place of the key. Nobody but an import writes base rates, and one
 * import writes at a time: nothing has to be locked.
 */
export async function readStoredRates(
  trx: Trx,
  keys: readonly RateKey[],
): Promise<ReadonlyMap<number, StoredRate>> {
  if (keys.length === 0) return new Map();
  const asked = JSON.stringify(keys.map((key, n) => ({ ...key, nth: n })));
  const { rows } = await sql<RateTerms & Pick<StoredRate, 'charges'> & { nth: number }>`
    select distinct on (asked.nth) asked.nth, rate.submission_id::text, rate.valid_to, rate.transit_days::text, rate.currency,
      ${sql.join(PRICES)},
      (select coalesce(json_agg(json_build_object('charge_type_id', charge.charge_type_id, 'name', charge.name,
          'unit_code', charge.unit_code, 'currency', charge.currency, 'amount', trim_scale(charge.amount)::text,
          'shown', concat_ws(' ', coalesce(nullif(type.charge_iden, ''), type.description, charge.name),
            charge.unit_code, charge.currency, trim_scale(charge.amount)::text)) order by charge.position), '[]')
        from base_rate_charge charge left join charge_type type on type.id = charge.charge_type_id
        where charge.base_rate_id = rate.id) as charges
    from json_to_recordset(${asked}::json) asked (nth integer, origin_port_id integer, discharge_port_id integer,
      destination_port_id integer, carrier_id integer, kind text, source text, agent_id integer, external_source text,
      valid_from date)
    join base_rate rate on rate.origin_port_id = asked.origin_port_id
      and rate.destination_port_id = asked.destination_port_id
      and rate.discharge_port_id is not distinct from asked.discharge_port_id
      and (rate.carrier_id, rate.kind, rate.source, rate.valid_from)
        = (asked.carrier_id, asked.kind, asked.source, asked.valid_from)
      and rate.agent_id is not distinct from asked.agent_id
      and lower(rate.external_source) is not distinct from lower(asked.external_source)
    order by asked.nth, rate.id desc`.execute(trx);
  return new Map(rows.map(({ nth, charges, ...terms }) => [nth, { terms, charges }]));
}

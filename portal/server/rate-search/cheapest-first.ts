import { type RawBuilder, sql } from 'kysely';
import type { SearchRates } from '../../../shared/contract/rate-search.ts';
import { revenueTons } from '../../../shared/trade/freight-offer.ts';
import { PRICE_COLUMNS } from '../base-rates/price-columns.ts';
import { RATE_TODAY } from '../exchange-rates/rate-source.ts';
import type { RateScope } from './scope.ts';

/*
 * SQL of what rates come to, unrounded: it only chooses which are priced, where a lane has more than that. What has no whole
 * price has none here, either.
 */

type Search<Mode extends SearchRates['mode']> = Extract<SearchRates, { mode: Mode }>;

const usd = (currency: RawBuilder<unknown>) => sql`(case when ${currency} = 'USD' then 1 else (
  select usd_rate from exchange_rate where exchange_rate.currency = ${currency} and rate_date <= ${sql.raw(RATE_TODAY)}
  order by asked_on desc, rate_date desc, updated_at desc, usd_rate limit 1) end)`;

/** Of the base rate `rate`, with its mark-up and its local charges. */
export function seaPriceSql({ markUps }: RateScope, search: Search<'FCL' | 'LCL'>): RawBuilder<unknown> {
  const percentage = sql`(case when rate.kind = 'FAK' then ${markUps.fak}::numeric else ${markUps.nac}::numeric end)`;
  const { freight, boxes, kilograms, cbm } = search.mode === 'FCL' ? ofBoxes(search) : ofPartLoad(search);
  const charges = sql`coalesce((
    select sum(charge.amount * ${usd(sql`charge.currency`)} * case charge.unit_code when 'EA' then ${boxes}::numeric
      when 'KG' then ${kilograms}::numeric when 'CBM' then ${cbm}::numeric else 0 end)
    from base_rate_charge charge where charge.base_rate_id = rate.id), 0)`;
  return sql`(${freight} * (1 + ${percentage} / 100) * ${usd(sql`rate.currency`)} + ${charges})`;
}

function ofBoxes({ containers }: Search<'FCL'>) {
  const asked = PRICE_COLUMNS.flatMap(({ container, column }) => {
    const count = container === null ? 0 : (containers[container] ?? 0);
    return count > 0 ? [{ count, column }] : [];
  });
  return {
    freight: sql`(${sql.join(
      asked.map(({ count, column }) => sql`${count}::integer * ${sql.ref(`rate.${column}`)}`),
      sql` + `,
    )})`,
    boxes: asked.reduce((sum, { count }) => sum + count, 0),
    kilograms: '0',
    cbm: '0',
  };
}

function ofPartLoad({ weightKg, volumeCbm }: Search<'LCL'>) {
  const { tons } = revenueTons(weightKg, volumeCbm);
  // The minimum alone is no price.
  const freight = sql`(case when rate.lcl_per_cbm is not null
    then greatest(${tons}::numeric * rate.lcl_per_cbm, rate.lcl_minimum) end)`;
  return { freight, boxes: 1, kilograms: weightKg, cbm: tons };
}

/** Of the air rate `found`: that of its cheapest weight break, which is all that rates of one lane differ by but for charges. */
export const airPriceSql = (weight: string): RawBuilder<unknown> => sql`(
  select greatest(
    min(greatest(${weight}::numeric, case when level.value->>'level' ~ '^[0-9.]+$' then (level.value->>'level')::numeric else 0 end)
      * (level.value->>'value')::numeric) filter (where level.value->>'level' <> 'minimum'),
    max((level.value->>'value')::numeric) filter (where level.value->>'level' = 'minimum'))
  from json_array_elements(found.levels) level)`;

import { isProviderAdminSql } from '../../auth/rights/provider-admin.ts';
import { PROVIDER_TODAY } from '../../db/provider-day.ts';
import { code, column, createdAt, defineModel, id, nullable, text, toOne } from './model.ts';
import { nobody } from './rights.ts';

/** SQL of the last day on which the rate counts; null where another one took its place on the first. */
const countsToSql = (alias: string) =>
  `case when ${alias}.counts_to >= ${alias}.valid_from then ${alias}.counts_to end`;

/** SQL of how the rate stands to today, one of `RATE_STATES`. */
const stateSql = (alias: string) => `case
  when ${alias}.counts_to < ${alias}.valid_from then 'replaced'
  when ${alias}.counts_to < ${PROVIDER_TODAY} then 'expired'
  when ${alias}.valid_from > ${PROVIDER_TODAY} then 'coming'
  else 'valid' end`;

/** SQL of whose rate it is, where it isn't the provider's own. */
const sourceNameSql = (alias: string) => `coalesce(
  (select seller.company_name from company seller where seller.id = ${alias}.agent_id), ${alias}.external_source)`;

const chargesSql = (alias: string) => `(
  select coalesce(json_agg(json_build_object('name', coalesce(type.description, charge.name),
    'unitCode', charge.unit_code, 'currency', charge.currency, 'amount', charge.amount)
    order by charge.position), '[]')
  from base_rate_charge charge left join charge_type type on type.id = charge.charge_type_id
  where charge.base_rate_id = ${alias}.id)`;

const price = (name: string) => column('numeric', name, nullable);

/** D-142: what the provider buys sea freight for, which nobody but its own admins ever sees. */
export const BaseRate = defineModel({
  name: 'BaseRate',
  table: 'base_rate',
  root: true,
  rights: (caller) => (caller.kind === 'user' ? isProviderAdminSql(caller.userId) : nobody),
  fields: {
    id,
    originPort: toOne('Port', 'origin_port_id'),
    /** Where it is discharged if that isn't the destination. */
    dischargePort: toOne('Port', 'discharge_port_id', nullable),
    destinationPort: toOne('Port', 'destination_port_id'),
    carrier: toOne('Company', 'carrier_id'),
    kind: code('kind'),
    state: column('text', 'state', { sql: stateSql }),
    validFrom: column('date', 'valid_from'),
    /** The last day that was agreed. */
    validTo: column('date', 'valid_to'),
    countsTo: column('date', 'counts_to', { sql: countsToSql, ...nullable }),
    transitDays: column('int', 'transit_days', nullable),
    currency: code('currency'),
    price20gp: price('price_20gp'),
    price40gp: price('price_40gp'),
    price40hc: price('price_40hc'),
    price45hc: price('price_45hc'),
    lclPerCbm: price('lcl_per_cbm'),
    lclMinimum: price('lcl_minimum'),
    source: code('source'),
    sourceName: column('text', 'agent_id', {
      sql: sourceNameSql,
      sortSql: (alias) => `lower(${sourceNameSql(alias)}) collate "C"`,
      nullable: true,
      isCostly: true,
    }),
    agent: toOne('Company', 'agent_id', nullable),
    externalSource: text('external_source', nullable),
    submissionId: column('int', 'submission_id', nullable),
    /** The local charges stored with it (D-140), in their order. */
    charges: column('json', 'id', { sql: chargesSql, isCostly: true }),
    createdAt,
  },
});

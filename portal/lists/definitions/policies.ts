import * as v from 'valibot';
import { providerToday } from '../../../shared/trade/provider-day.ts';
import type { States } from '../../app/modules/cell/status.ts';
import { type Column, defineModule, type ModuleDefinition, type Money, type Row } from '../definition.ts';
import { texts } from '../texts/index.ts';
import { Amount, createdAt, reference, route, Text } from './common.ts';
import { pageOf } from './record-pages.ts';
import { search, statuses } from './shipment-filters.ts';
import { company, Shipment, stage } from './shipment-row.ts';

/** What a shipment is insured by. */
export const Policy = v.object({
  insuranceReference: Text,
  insurer: Text,
  insuredValue: Amount,
  insuredCurrency: Text,
  insurancePremium: Amount,
  insuranceValidFrom: Text,
  insuranceValidTo: Text,
  insuranceCover: Text,
});
type Policy = v.InferOutput<typeof Policy>;

const Insured = v.object({ ...Shipment.entries, ...Policy.entries });

/** An amount of the policy in its currency; undefined where either is missing. */
const inCurrency = (amount: number | null | undefined, { insuredCurrency }: Policy): Money | undefined =>
  typeof amount === 'number' && insuredCurrency ? { amount, currency: insuredCurrency } : undefined;

export const insuredValueOf = (policy: Policy) => inCurrency(policy.insuredValue, policy);
export const premiumOf = (policy: Policy) => inCurrency(policy.insurancePremium, policy);

/** The clauses of the London market, which have an English name everywhere. */
export const coverOf = ({ insuranceCover }: Policy): string | undefined =>
  insuranceCover ? `Institute Cargo Clauses (${insuranceCover})` : undefined;

const day = (
  id: 'insuranceValidFrom' | 'insuranceValidTo',
  label: Column['label'],
): Column<Row & Policy> => ({
  id,
  label,
  kind: 'date',
  value: (row) => row[id],
  sort: id,
});

/** Where a policy stands by its days; undefined where none is known. A missing end is none yet. */
export function policyStateOf(
  { insuranceValidFrom: from, insuranceValidTo: to }: Policy,
  day = providerToday(),
) {
  if (!from && !to) return undefined;
  if (from && day < from) return 'upcoming';
  return to && day > to ? 'ended' : 'active';
}

export const POLICY_STATES = {
  upcoming: { text: 'list.policy.upcoming', tone: 'busy' },
  active: { text: 'list.policy.active', tone: 'good' },
  ended: { text: 'list.policy.ended', tone: 'quiet' },
} as const satisfies States;

/** MOD-08: the policy of each insured shipment. */
export const insurance: ModuleDefinition = defineModule({
  id: 'insurance',
  title: 'menu.insurance',
  model: 'Shipments',
  usesDays: true,
  row: Insured,
  columns: [
    { ...reference, label: 'list.col.shipment' },
    {
      id: 'insuranceReference',
      label: 'list.col.policy',
      value: (row) => row.insuranceReference,
      sort: 'insuranceReference',
    },
    { id: 'insurer', label: 'list.col.insurer', value: (row) => row.insurer, sort: 'insurer', wraps: true },
    {
      id: 'insuredValue',
      label: 'list.col.insuredValue',
      kind: 'money',
      value: insuredValueOf,
      sort: 'insuredValue',
    },
    { ...day('insuranceValidFrom', 'list.col.validFrom'), minor: true },
    day('insuranceValidTo', 'list.col.validTo'),
    {
      id: 'policyState',
      label: 'list.col.policyState',
      kind: 'status',
      states: POLICY_STATES,
      value: (row) => policyStateOf(row),
      byDay: true,
    },
    company,
    { ...stage, label: 'list.col.shipmentStatus', inDetail: true },
    { id: 'premium', label: 'list.col.premium', kind: 'money', value: premiumOf, inDetail: true },
    { id: 'cover', label: 'list.col.cover', value: coverOf, inDetail: true },
    ...route.map((column) => ({ ...column, inDetail: true })),
    { ...createdAt, inDetail: true },
  ],
  where: { insuranceReference: { neq: null } },
  searchHint: 'list.searchIn.insurance',
  search: (text) => ({
    _or: [search(text), { insuranceReference: { matches: text } }, { insurer: { matches: text } }],
  }),
  filters: [
    { ...statuses, label: 'list.col.shipmentStatus' },
    {
      id: 'validOn',
      label: 'list.filter.validOn',
      kind: 'date',
      where: (day) => ({ insuranceValidFrom: { lteq: day }, insuranceValidTo: { gteq: day } }),
    },
  ],
  actions: (row) => [{ text: texts('list.action.shipment'), href: pageOf.shipment(row.id) }],
});

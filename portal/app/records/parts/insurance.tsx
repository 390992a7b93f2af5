import type * as v from 'valibot';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { moneyText } from '../../../lists/cell/cell-text.ts';
import type { Money } from '../../../lists/definition.ts';
import {
  coverOf,
  insuredValueOf,
  POLICY_STATES,
  type Policy,
  policyStateOf,
  premiumOf,
} from '../../../lists/definitions/policies.ts';
import { texts } from '../texts/index.ts';
import { Facts } from './facts.tsx';

/** The policy of a shipment: with whom, for how much, and from when until when (MOD-08). */
export function Insurance({ policy }: { policy: v.InferOutput<typeof Policy> }) {
  const text = useText(texts);
  const formats = useFormats();
  const state = policyStateOf(policy);
  const day = (iso: string | null | undefined) => (iso ? formats.date(iso) : undefined);
  const money = (amount: Money | undefined) => amount && moneyText(amount, formats);
  return (
    <Facts
      facts={[
        { name: text('list.col.policy'), value: policy.insuranceReference },
        { name: text('list.col.policyState'), value: state && text(POLICY_STATES[state].text) },
        { name: text('list.col.insurer'), value: policy.insurer },
        { name: text('list.col.insuredValue'), value: money(insuredValueOf(policy)) },
        { name: text('list.col.premium'), value: money(premiumOf(policy)) },
        { name: text('list.col.cover'), value: coverOf(policy) },
        { name: text('list.col.validFrom'), value: day(policy.insuranceValidFrom) },
        { name: text('list.col.validTo'), value: day(policy.insuranceValidTo) },
      ]}
    />
  );
}

import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { zoneName } from '../../../../shared/i18n/zone-name.ts';
import { Combobox } from '../../../../shared/ui/combobox/combobox.tsx';
import { MomentField } from '../../form/date-field.tsx';
import { useFieldRules } from '../../form/form.tsx';
import { refusedField } from '../../form/refused-field.ts';
import { TextField } from '../../form/text-field.tsx';
import * as pair from '../../profile/profile.css.ts';
import type { RecordSave } from '../conflict/use-record-save.ts';
import { instantOf, zoneOf } from '../milestone/local-time.ts';
import { isRequiredTime, type PLAN_TIMES, type PlanEntry, planProblems } from './plan-entry.ts';
import { texts } from './texts/index.ts';
import { useCarriers } from './use-carriers.ts';

interface PlanFieldsProps {
  values: PlanEntry;
  isByAir: boolean;
  save: Pick<RecordSave, 'state' | 'dismiss'>;
  onChange(part: Partial<PlanEntry>): void;
}

/** With what the carrier moves the goods of a booking, by which number and until when they have to be there. */
export function PlanFields({ values, isByAir, save, onChange }: PlanFieldsProps) {
  const text = useText(texts);
  const formats = useFormats();
  const { isReadOnly } = useFieldRules();
  const carriers = useCarriers(isByAir);
  const problems = planProblems(values);
  const refused = refusedPart(save.state, values);
  const change = (part: Partial<PlanEntry>) => {
    if (refused) save.dismiss();
    onChange(part);
  };
  const field = (name: Exclude<keyof PlanEntry, 'carrier'>) => ({
    label: text(planLabel(name, isByAir)),
    value: values[name],
    problems: [...(problems[name] ?? []), ...(refused?.field === name ? [refused.text] : [])],
    onText: (typed: string) => change({ [name]: typed }),
  });
  const time = (name: (typeof PLAN_TIMES)[number]) => ({
    ...field(name),
    required: isRequiredTime(name),
  });
  const moment = new Date(instantOf(values.departsAt) ?? Date.now());
  const zone = `${zoneName(formats.locale, undefined, moment)} (${zoneOf(values.departsAt)})`;
  return (
    <>
      <Combobox
        label={text(planLabel('carrier', isByAir))}
        options={carriers}
        value={values.carrier}
        readOnly={isReadOnly}
        onChange={(one) => change({ carrier: one && { id: Number(one.id), label: one.label } })}
        {...(refused?.field === 'carrier' && { error: text(refused.text) })}
      />
      <TextField {...field('carrierReference')} />
      <div className={pair.pair}>
        {!isByAir && <TextField {...field('vesselName')} />}
        <TextField {...field('voyageNumber')} />
      </div>
      <div className={pair.pair}>
        <MomentField {...time('departsAt')} hint={text('record.milestone.zone', { zone })} />
        <MomentField {...time('arrivesAt')} />
      </div>
      <div className={pair.pair}>
        <MomentField {...time('cargoCutOffAt')} />
        <MomentField {...time('documentsCutOffAt')} />
      </div>
      {!isByAir && <MomentField {...time('weightCutOffAt')} />}
    </>
  );
}

/** What each part of a plan is called. */
export const planLabel = (part: keyof PlanEntry, isByAir: boolean) => {
  if (part === 'carrier') return 'list.col.carrier';
  return part === 'voyageNumber' && isByAir ? 'booking.plan.flight' : (`booking.plan.${part}` as const);
};

/** What the server refused, at the part of the plan that it is about; undefined where it is about none. */
export function refusedPart(state: RecordSave['state'], values: PlanEntry) {
  const refused = 'error' in state ? refusedField(state.error) : undefined;
  if (!refused) return undefined;
  const name = refused.field.replace(/^plan\./, '');
  const field = name === 'carrierId' ? 'carrier' : name;
  return field in values ? { field, text: refused.text } : undefined;
}

import { useCallback } from 'react';
import * as v from 'valibot';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { zoneName } from '../../../../shared/i18n/zone-name.ts';
import { Combobox } from '../../../../shared/ui/combobox/combobox.tsx';
import { useRemoteOptions } from '../../../../shared/ui/search/remote-options.ts';
import { Text } from '../../../lists/definitions/common.ts';
import { client } from '../../client/client.ts';
import { FormDialog } from '../../form/form-dialog.tsx';
import { refusedField } from '../../form/refused-field.ts';
import { TextField } from '../../form/text-field.tsx';
import * as pair from '../../profile/profile.css.ts';
import { ChangedFacts } from '../conflict/changed-facts.tsx';
import { useEntry } from '../conflict/use-entry.ts';
import { useRecordSave } from '../conflict/use-record-save.ts';
import { zoneOf } from '../milestone/local-time.ts';
import { AnsweredDialog } from './answered-dialog.tsx';
import { confirmBooking } from './booking-actions.ts';
import { firstPlan, isRequiredTime, type PlanEntry, planOf, planProblems } from './plan-entry.ts';
import { askedFacts } from './request-facts.ts';
import type { BookedGoods, RequestedBooking } from './requested-booking.ts';
import { texts } from './texts/index.ts';

interface ConfirmDialogProps {
  booking: RequestedBooking & BookedGoods;
  onClose(): void;
  onDone(): void;
  /** Somebody else saved meanwhile: the booking has to be loaded again. */
  onStale(): void;
}

/** Asks with what the carrier moves the goods of a booking, by which number and until when they have to be there (MOD-04). */
export function ConfirmDialog({ booking, onClose, onDone, onStale }: ConfirmDialogProps) {
  const text = useText(texts);
  const formats = useFormats();
  const save = useRecordSave({ type: 'booking', id: booking.id });
  const entry = useEntry<PlanEntry>(firstPlan(booking), 0);
  const { values } = entry;
  const isByAir = booking.mode === 'Air';
  const carriers = useCarriers(isByAir);
  const problems = planProblems(values);
  const refused = 'error' in save.state ? refusedField(save.state.error) : undefined;
  const place =
    refused?.field.replace(/^plan\./, '') === 'carrierId' ? 'carrier' : refused?.field.replace(/^plan\./, '');
  const isShownAtField = place !== undefined && place in values;
  const change = (part: Partial<PlanEntry>) => {
    if (refused) save.dismiss();
    entry.change(part);
  };
  const field = (name: Exclude<keyof PlanEntry, 'carrier'>) => ({
    label: text(name === 'voyageNumber' && isByAir ? 'booking.plan.flight' : `booking.plan.${name}`),
    value: values[name],
    problems: [...(problems[name] ?? []), ...(place === name && refused ? [refused.text] : [])],
    onText: (typed: string) => change({ [name]: typed }),
  });
  const time = (
    name: 'departsAt' | 'arrivesAt' | 'cargoCutOffAt' | 'documentsCutOffAt' | 'weightCutOffAt',
  ) => ({
    ...field(name),
    type: 'datetime-local' as const,
    required: isRequiredTime(name),
  });
  const run = () =>
    save.run({
      parts: () => [{ bookingId: booking.id, revision: booking.revision, plan: planOf(values) }],
      send: confirmBooking,
    });
  if (booking.status !== 'Requested') return <AnsweredDialog booking={booking} onClose={onClose} />;
  const zone = `${zoneName(formats.locale, undefined, new Date())} (${zoneOf(values.departsAt)})`;
  return (
    <FormDialog
      title={text('booking.confirm.title', { reference: booking.reference })}
      save={save}
      isDirty={entry.isDirty}
      confirm={{ label: text('booking.confirm'), variant: 'primary', run }}
      onClose={onClose}
      onDone={onDone}
      onStale={onStale}
    >
      <ChangedFacts
        save={save}
        revision={booking.revision}
        facts={askedFacts(booking, { text, formats })}
        isKept={entry.isDirty}
        isShownAtField={isShownAtField}
      />
      <p>{text('booking.confirm.plan')}</p>
      <Combobox
        label={text('list.col.carrier')}
        options={carriers}
        value={values.carrier}
        onChange={(one) => change({ carrier: one && { id: Number(one.id), label: one.label } })}
        {...(place === 'carrier' && refused && { error: text(refused.text) })}
      />
      <TextField {...field('carrierReference')} takesFocus />
      <div className={pair.pair}>
        {!isByAir && <TextField {...field('vesselName')} />}
        <TextField {...field('voyageNumber')} />
      </div>
      <div className={pair.pair}>
        <TextField {...time('departsAt')} hint={text('record.milestone.zone', { zone })} />
        <TextField {...time('arrivesAt')} />
      </div>
      <div className={pair.pair}>
        <TextField {...time('cargoCutOffAt')} />
        <TextField {...time('documentsCutOffAt')} />
      </div>
      {!isByAir && <TextField {...time('weightCutOffAt')} />}
      <p>{text('booking.confirm.note')}</p>
    </FormDialog>
  );
}

const Carriers = v.object({
  found: v.object({ results: v.array(v.object({ id: v.number(), companyName: Text })) }),
});

/** Carriers by sea or by air by a part of their names. */
function useCarriers(isByAir: boolean) {
  const find = useCallback(
    async (part: string, signal: AbortSignal) => {
      const { found } = await client.query(Carriers, {
        name: 'carriers',
        query: `query carriers($where: JSON, $byName: JSON) {
          found: allCompany(where: $where, sort: $byName, take: 50) { results { id companyName } }
        }`,
        variables: {
          where: {
            entityType: { eq: isByAir ? 'Airline' : 'Carrier' },
            ...(part && { companyName: { matches: part } }),
          },
          byName: { field: 'companyName', order: 'ASC' },
        },
        signal,
      });
      return found.results.map(({ id, companyName }) => ({ id, label: companyName || String(id) }));
    },
    [isByAir],
  );
  return useRemoteOptions(find);
}

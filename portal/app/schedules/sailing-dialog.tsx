import { useRef } from 'react';
import { useFormats } from '../../../shared/i18n/use-formats.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { isDay } from '../../../shared/trade/calendar-days.ts';
import { nameOfSailing, type Sailing, schedules } from '../../lists/definitions/schedules.ts';
import { ChoiceField } from '../form/choice-field.tsx';
import { DateField } from '../form/date-field.tsx';
import { TextField } from '../form/text-field.tsx';
import { useStoredRow } from '../modules/record/use-stored-row.ts';
import * as s from '../profile/profile.css.ts';
import { usePlaces } from '../rate-search/use-places.ts';
import { useCarriers } from '../records/booking/use-carriers.ts';
import { DepartureDialog, type DepartureDialogEnds } from './departure-dialog.tsx';
import { PlaceChoice, placeLabel } from './place-choice.tsx';
import {
  entryOfSailing,
  NEW_SAILING,
  SAILING_LABELS,
  type SailingEntry,
  sailingOf,
  sailingProblems,
} from './sailing-entry.ts';
import { saveSailing } from './schedule-actions.ts';
import { texts } from './texts/index.ts';
import { useDepartureForm } from './use-departure-form.ts';

interface SailingDialogProps extends DepartureDialogEnds {
  /** Which one is changed; none adds a further one. */
  sailing?: Sailing;
  /** The one that is changed was removed by somebody else: it is added again. */
  isGone?: boolean;
}

/** By their names in the input of the action. */
const FIELDS = {
  carrierId: 'carrier',
  originPortId: 'origin',
  destinationPortId: 'destination',
  vesselName: 'vesselName',
  voyageNumber: 'voyageNumber',
  service: 'service',
  cutOffOn: 'cutOffOn',
  departsOn: 'departsOn',
  arrivesOn: 'arrivesOn',
} as const;

/** Asks when a ship leaves and arrives, between which ports and with whom (MOD-14). */
export function SailingDialog({ sailing, isGone = false, onClose, onDone, onStale }: SailingDialogProps) {
  const text = useText(texts);
  const formats = useFormats();
  const form = useDepartureForm<SailingEntry>({
    ...{ type: 'sailing', row: sailing, begun: sailing ? entryOfSailing(sailing) : NEW_SAILING },
    ...{ labels: SAILING_LABELS, fields: FIELDS, problemsOf: sailingProblems, isGone, onStale },
  });
  const carriers = useCarriers(false);
  const places = usePlaces(false);
  const saved = useRef('');
  const { values, choice, typed, change } = form;
  const submit = () => {
    const { id: sailingId, revision } = form.on;
    return form.run({ sailingId, revision, ...sailingOf(values) }, async (input, key) => {
      await saveSailing(input, key);
      const { vesselName, voyageNumber } = input;
      saved.current = nameOfSailing({
        ...{ vesselName, voyageNumber },
        carrier: { id: input.carrierId, companyName: values.carrier?.label },
      });
    });
  };
  return (
    <DepartureDialog
      title={sailing ? text('row.edit.one', { name: nameOfSailing(sailing) }) : text('schedules.add.sailing')}
      form={form}
      valueText={(field, value) => {
        if (field === 'carrier') return (value as SailingEntry['carrier'])?.label ?? '';
        if (field === 'origin' || field === 'destination') return placeLabel(places, value as number | null);
        return isDay(String(value)) ? formats.date(String(value)) : String(value);
      }}
      submit={submit}
      onDone={() => onDone(saved.current)}
      {...{ onClose, onStale }}
    >
      <ChoiceField
        {...choice('carrier')}
        required
        takesFocus
        options={carriers}
        value={values.carrier}
        onChange={(carrier) => change({ carrier })}
      />
      <div className={s.pair}>
        <TextField {...typed('vesselName')} />
        <TextField {...typed('voyageNumber')} />
      </div>
      <TextField {...typed('service')} hint={text('schedules.service.hint')} />
      <div className={s.pair}>
        {(['origin', 'destination'] as const).map((end) => (
          <PlaceChoice
            key={end}
            {...choice(end)}
            isByAir={false}
            places={places}
            value={values[end]}
            onChange={(id) => change({ [end]: id })}
          />
        ))}
      </div>
      <div className={s.pair}>
        <DateField {...typed('cutOffOn')} hint={text('schedules.day.origin')} />
        <DateField {...typed('departsOn')} required hint={text('schedules.day.origin')} />
        <DateField {...typed('arrivesOn')} required hint={text('schedules.day.destination')} />
      </div>
    </DepartureDialog>
  );
}

/** Changes a sailing of the list. */
export function ChangeSailingDialog({
  sailing: listed,
  onStale,
  ...ends
}: DepartureDialogEnds & { sailing: Sailing }) {
  const { row: sailing, isGone, reload } = useStoredRow(schedules, listed);
  const reloadAll = () => {
    void reload();
    onStale();
  };
  return <SailingDialog sailing={sailing} isGone={isGone} onStale={reloadAll} {...ends} />;
}

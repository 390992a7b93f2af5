import { useRef } from 'react';
import { isLocalTime } from '../../../shared/contract/local-time.ts';
import { useFormats } from '../../../shared/i18n/use-formats.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { localTimeText } from '../../lists/cell/local-time-text.ts';
import { type Flight, flights } from '../../lists/definitions/flights.ts';
import { ChoiceField } from '../form/choice-field.tsx';
import { LocalTimeField } from '../form/date-field.tsx';
import { TextField } from '../form/text-field.tsx';
import { useStoredRow } from '../modules/record/use-stored-row.ts';
import * as s from '../profile/profile.css.ts';
import { usePlaces } from '../rate-search/use-places.ts';
import { useCarriers } from '../records/booking/use-carriers.ts';
import { DepartureDialog, type DepartureDialogEnds } from './departure-dialog.tsx';
import {
  entryOfFlight,
  FLIGHT_LABELS,
  type FlightEntry,
  flightOf,
  flightProblems,
  NEW_FLIGHT,
} from './flight-entry.ts';
import { PlaceChoice, placeLabel } from './place-choice.tsx';
import { saveFlight } from './schedule-actions.ts';
import { texts } from './texts/index.ts';
import { useDepartureForm } from './use-departure-form.ts';

interface FlightDialogProps extends DepartureDialogEnds {
  /** Which one is changed; none adds a further one. */
  flight?: Flight;
  /** The one that is changed was removed by somebody else: it is added again. */
  isGone?: boolean;
}

/** By their names in the input of the action. */
const FIELDS = {
  airlineId: 'airline',
  flightNumber: 'flightNumber',
  aircraft: 'aircraft',
  originAirportId: 'origin',
  destinationAirportId: 'destination',
  viaAirportId: 'via',
  cutOffAt: 'cutOffAt',
  departsAt: 'departsAt',
  arrivesAt: 'arrivesAt',
  transitMinutes: 'transit',
} as const;

/** Asks when an aircraft leaves and arrives, between which airports and with whom (MOD-14). */
export function FlightDialog({ flight, isGone = false, onClose, onDone, onStale }: FlightDialogProps) {
  const text = useText(texts);
  const formats = useFormats();
  const form = useDepartureForm<FlightEntry>({
    ...{ type: 'flight', row: flight, begun: flight ? entryOfFlight(flight) : NEW_FLIGHT },
    ...{ labels: FLIGHT_LABELS, fields: FIELDS, problemsOf: flightProblems, isGone, onStale },
  });
  const carriers = useCarriers(true);
  const places = usePlaces(true);
  const saved = useRef('');
  const { values, choice, typed, change } = form;
  /** Whose clocks a time is by. */
  const clocksOf = (airport: number | null) => {
    const code = places.options.find(({ id }) => id === airport)?.code;
    return code ? text('schedules.clocks.of', { airport: code }) : text('schedules.clocks');
  };
  const submit = () => {
    const { id: flightId, revision } = form.on;
    return form.run({ flightId, revision, ...flightOf(values) }, async (input, key) => {
      await saveFlight(input, key);
      saved.current = input.flightNumber;
    });
  };
  return (
    <DepartureDialog
      title={flight ? text('row.edit.one', { name: flight.flightNumber }) : text('schedules.add.flight')}
      form={form}
      valueText={(field, value) => {
        if (field === 'airline') return (value as FlightEntry['airline'])?.label ?? '';
        if (typeof value === 'string') return isLocalTime(value) ? localTimeText(value, formats) : value;
        return placeLabel(places, value as number | null);
      }}
      submit={submit}
      onDone={() => onDone(saved.current)}
      {...{ onClose, onStale }}
    >
      <ChoiceField
        {...choice('airline')}
        required
        takesFocus
        options={carriers}
        value={values.airline}
        onChange={(airline) => change({ airline })}
      />
      <div className={s.pair}>
        <TextField {...typed('flightNumber')} required />
        <TextField {...typed('aircraft')} />
      </div>
      <div className={s.pair}>
        {(['origin', 'destination', 'via'] as const).map((end) => (
          <PlaceChoice
            key={end}
            {...choice(end)}
            isByAir
            places={places}
            required={end !== 'via'}
            value={values[end]}
            onChange={(id) => change({ [end]: id })}
          />
        ))}
      </div>
      <div className={s.pair}>
        <LocalTimeField {...typed('cutOffAt')} hint={clocksOf(values.origin)} />
        <LocalTimeField {...typed('departsAt')} required hint={clocksOf(values.origin)} />
        <LocalTimeField {...typed('arrivesAt')} required hint={clocksOf(values.destination)} />
        <TextField {...typed('transit')} hint={text('schedules.transit.hint')} />
      </div>
    </DepartureDialog>
  );
}

/** Changes a flight of the list. */
export function ChangeFlightDialog({
  flight: listed,
  onStale,
  ...ends
}: DepartureDialogEnds & { flight: Flight }) {
  const { row: flight, isGone, reload } = useStoredRow(flights, listed);
  const reloadAll = () => {
    void reload();
    onStale();
  };
  return <FlightDialog flight={flight} isGone={isGone} onStale={reloadAll} {...ends} />;
}

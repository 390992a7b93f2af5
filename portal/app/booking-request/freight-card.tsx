import { useText } from '../../../shared/i18n/use-text.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Combobox } from '../../../shared/ui/combobox/combobox.tsx';
import { useRemoteOptions } from '../../../shared/ui/search/remote-options.ts';
import { DateField } from '../form/date-field.tsx';
import { NumberField } from '../form/number-field.tsx';
import { CargoFields } from '../rate-search/form/cargo-fields.tsx';
import { ModeField } from '../rate-search/form/mode-field.tsx';
import { PlaceField } from '../rate-search/form/place-field.tsx';
import { withMode } from '../rate-search/query/fields.ts';
import type { usePlaces } from '../rate-search/use-places.ts';
import { Card } from '../records/parts/card.tsx';
import { findCustomers } from './api.ts';
import * as s from './booking-request.css.ts';
import type { Problems } from './check-entry.ts';
import { DepartureField } from './departure-field.tsx';
import type { RequestEntry } from './entry.ts';
import type { RequestFields } from './request-fields.ts';
import { texts } from './texts/index.ts';

interface FreightCardProps extends RequestFields {
  /** The person works for several companies, and says which one it is for. */
  asksCustomer: boolean;
  /** It is being sent. */
  isBusy: boolean;
  places: ReturnType<typeof usePlaces>;
}

/** With another kind of freight; no ship is wished for by air. */
const inMode = (entry: RequestEntry, mode: RequestEntry['mode']): Partial<RequestEntry> => ({
  ...withMode(entry, mode),
  ...((mode === 'Air') !== (entry.mode === 'Air') && { departure: null }),
});

/** For whom, from where to where, when, by what departure, and what. */
export function FreightCard(props: FreightCardProps) {
  const { entry, problems, errorOf, onChange, asksCustomer, isBusy, places } = props;
  const text = useText(texts);
  const customers = useRemoteOptions(findCustomers);
  const place = entry.mode === 'Air' ? 'airport' : 'port';
  const { origin, destination } = entry;
  const lane = origin !== null && destination !== null ? { ...entry, origin, destination } : undefined;
  const shownAt = (field: keyof Problems) => ({
    problems: [problems?.[field] ?? []].flat(),
    error: errorOf(field),
  });
  return (
    <>
      {places.hasFailed && (
        <Banner kind="error" onRetry={places.retry}>
          {text('rateSearch.places.failed')}
        </Banner>
      )}
      <Card title={text('booking.freight')}>
        <div className={s.part}>
          {asksCustomer && (
            <Combobox
              label={text('list.col.customer')}
              required
              options={customers}
              value={entry.customer}
              readOnly={isBusy}
              onChange={(one) =>
                onChange({
                  customer: one && { id: Number(one.id), label: one.label },
                  orders: [],
                  newOrders: [],
                })
              }
              {...(errorOf('customerId') && { error: errorOf('customerId')! })}
            />
          )}
          <ModeField value={entry.mode} onChange={(mode) => isBusy || onChange(inMode(entry, mode))} />
          <div className={s.lane}>
            {(['origin', 'destination'] as const).map((end) => (
              <PlaceField
                key={end}
                label={text(`rateSearch.${end}.${place}`)}
                placeholder={text(`rateSearch.place.${place}`)}
                places={places}
                value={entry[end]}
                error={errorOf(end)}
                onChange={(id) => isBusy || onChange({ [end]: id, departure: null })}
              />
            ))}
          </div>
          <div className={s.day}>
            <DateField
              label={text('booking.cargoReadyOn')}
              required
              value={entry.day}
              onText={(day) => onChange({ day })}
              {...shownAt('cargoReadyOn')}
            />
          </div>
          {lane && (
            <DepartureField
              entry={lane}
              error={errorOf('sailingId') ?? errorOf('flightId')}
              onChange={(departure) => onChange({ departure })}
            />
          )}
          <CargoFields
            entry={entry}
            optional={text('booking.optional')}
            asksMeasures
            className={s.measures}
            shownAt={shownAt}
            onChange={onChange}
          >
            <NumberField
              label={text('booking.pieces')}
              hint={text('booking.optional')}
              value={entry.pieces}
              onNumber={(pieces) => onChange({ pieces })}
              {...shownAt('pieces')}
            />
          </CargoFields>
        </div>
      </Card>
    </>
  );
}

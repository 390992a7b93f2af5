import { useCallback } from 'react';
import type { Formats } from '../../../shared/i18n/formats.ts';
import { useFormats } from '../../../shared/i18n/use-formats.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { isDay } from '../../../shared/trade/calendar-days.ts';
import { Combobox } from '../../../shared/ui/combobox/combobox.tsx';
import { useRemoteOptions } from '../../../shared/ui/search/remote-options.ts';
import { localTimeText } from '../../lists/cell/local-time-text.ts';
import { useFieldRules } from '../form/form.tsx';
import { MissedNote } from '../records/booking/missed-note.tsx';
import { findDepartures } from './departures.ts';
import type { Departure, RequestEntry } from './entry.ts';
import { texts } from './texts/index.ts';

interface DepartureFieldProps {
  entry: RequestEntry & { origin: number; destination: number };
  error: string | undefined;
  onChange(departure: Departure | null): void;
}

/** The sailing or flight with which the goods had best leave, of those between the places that can still be reached (MOD-14). */
export function DepartureField({ entry, error, onChange }: DepartureFieldProps) {
  const text = useText(texts);
  const formats = useFormats();
  const { isReadOnly } = useFieldRules();
  const { mode, origin, destination, day, departure: chosen } = entry;
  const readyOn = isDay(day) ? day : undefined;
  const isByAir = mode === 'Air';
  const find = useCallback(
    async (typed: string, signal: AbortSignal) => {
      const found = await findDepartures({ isByAir, origin, destination, readyOn }, typed, signal);
      return found.map(({ arrivesOn, carrierName, cutOff, ...departure }) => ({
        ...departure,
        hint: [
          carrierName,
          cutOff && text('booking.departure.cutOff', { time: cutOffText(cutOff, formats) }),
          `${formats.date(departure.departsOn)} – ${formats.date(arrivesOn)}`,
        ]
          .filter(Boolean)
          .join(' · '),
      }));
    },
    [isByAir, origin, destination, readyOn, formats, text],
  );
  const options = useRemoteOptions(find);
  return (
    <div>
      <Combobox
        label={text(isByAir ? 'booking.departure.flight' : 'booking.departure.sailing')}
        hint={text('booking.departure.hint')}
        placeholder={text(isByAir ? 'booking.departure.placeholder.flight' : 'booking.departure.placeholder')}
        options={options}
        value={chosen && { ...chosen, hint: '', label: `${chosen.label}, ${formats.date(chosen.departsOn)}` }}
        readOnly={isReadOnly}
        onChange={(one) =>
          onChange(
            one && {
              of: isByAir ? 'flight' : 'sailing',
              ...{ id: Number(one.id), label: one.label, departsOn: one.departsOn, closesOn: one.closesOn },
            },
          )
        }
        {...(error && { error })}
      />
      <MissedNote
        readyOn={readyOn}
        cutOff={chosen && chosen.closesOn < chosen.departsOn ? chosen.closesOn : undefined}
        departure={chosen?.departsOn}
        advice={text('booking.missed.request')}
      />
    </div>
  );
}

const cutOffText = (cutOff: string, formats: Formats): string =>
  isDay(cutOff) ? formats.date(cutOff) : localTimeText(cutOff, formats);

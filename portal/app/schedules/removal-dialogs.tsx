import type { Text } from '../../../shared/i18n/define-texts.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { type Flight, flights } from '../../lists/definitions/flights.ts';
import { nameOfSailing, type Sailing, schedules } from '../../lists/definitions/schedules.ts';
import { RowRemovalDialog } from '../modules/record/row-removal-dialog.tsx';
import { removeFlight, removeSailing } from './schedule-actions.ts';
import { texts } from './texts/index.ts';

interface RemovalEnds {
  onClose(): void;
  /** It is gone, maybe by somebody else; in words for the list. */
  onDone(told: Text): void;
  /** It was refused or failed, and may be another by now. */
  onStale(): void;
}

/** Asks before a sailing is taken out of the schedules (MOD-14). */
export function SailingRemovalDialog({
  sailing,
  onClose,
  onDone,
  onStale,
}: RemovalEnds & { sailing: Sailing }) {
  const text = useText(texts);
  return (
    <RowRemovalDialog
      definition={schedules}
      type="sailing"
      row={sailing}
      nameOf={nameOfSailing}
      question={text('schedules.remove.question')}
      remove={({ id: sailingId, revision }, key) => removeSailing({ sailingId, revision }, key)}
      onClose={onClose}
      onDone={() => onDone(texts('schedules.removed', { name: nameOfSailing(sailing) }))}
      onFailed={onStale}
    />
  );
}

/** Asks before a flight is taken out of the schedules (MOD-14). */
export function FlightRemovalDialog({ flight, onClose, onDone, onStale }: RemovalEnds & { flight: Flight }) {
  const text = useText(texts);
  return (
    <RowRemovalDialog
      definition={flights}
      type="flight"
      row={flight}
      nameOf={({ flightNumber }) => flightNumber}
      question={text('schedules.remove.question')}
      remove={({ id: flightId, revision }, key) => removeFlight({ flightId, revision }, key)}
      onClose={onClose}
      onDone={() => onDone(texts('schedules.removed', { name: flight.flightNumber }))}
      onFailed={onStale}
    />
  );
}

import { useText } from '../../../../shared/i18n/use-text.ts';
import { SelectField } from '../../admin/select-field.tsx';
import { texts } from '../texts/index.ts';
import { addressOf, deliveryTo, type Place } from './use-places.ts';

interface PlaceChoiceProps {
  places: readonly Place[];
  /** As it is typed now. */
  address: string;
  onPlace(at: ReturnType<typeof deliveryTo>): void;
}

/** Fills in one of the addresses that the company has goods delivered to, with whom to ask for there (MOD-13). */
export function PlaceChoice({ places, address, onPlace }: PlaceChoiceProps) {
  const text = useText(texts);
  const chosen = places.find((place) => addressOf(place) === address);
  const choose = (id: string) => {
    const place = places.find((one) => String(one.id) === id);
    if (place) onPlace(deliveryTo(place));
  };
  return (
    <SelectField
      label={text('record.delivery.place')}
      value={chosen ? String(chosen.id) : ''}
      options={[
        ['', text('record.delivery.otherPlace')],
        ...places.map(({ id, name, city }) => [String(id), `${name}, ${city}`] as const),
      ]}
      onChange={choose}
    />
  );
}

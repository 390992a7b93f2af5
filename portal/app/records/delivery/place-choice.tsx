import { useText } from '../../../../shared/i18n/use-text.ts';
import { SelectField } from '../../admin/select-field.tsx';
import { texts } from '../texts/index.ts';
import type { DeliveryEntry } from './delivery-entry.ts';
import { addressOf, type Place } from './use-places.ts';

interface PlaceChoiceProps {
  places: readonly Place[];
  /** As it is typed now. */
  address: string;
  onPlace(at: Pick<DeliveryEntry, 'address' | 'contactName' | 'contactPhone'>): void;
}

/** Fills in one of the addresses that the company has goods delivered to, with whom to ask for there (MOD-13). */
export function PlaceChoice({ places, address, onPlace }: PlaceChoiceProps) {
  const text = useText(texts);
  const chosen = places.find((place) => addressOf(place) === address);
  const choose = (id: string) => {
    const place = places.find((one) => String(one.id) === id);
    if (place)
      onPlace({
        address: addressOf(place),
        contactName: place.contactName ?? '',
        contactPhone: place.contactPhone ?? '',
      });
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

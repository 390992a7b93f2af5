import { useText } from '../../../../shared/i18n/use-text.ts';
import { Combobox } from '../../../../shared/ui/combobox/combobox.tsx';
import { texts } from '../../../lists/texts/index.ts';
import { usePlaces } from '../../rate-search/use-places.ts';

interface PlaceFilterProps {
  label: string;
  /** Airports are chosen in place of ports. */
  isAir: boolean;
  /** Id of a port or an airport; empty for all. */
  value: string;
  onValue(value: string): void;
}

/**
 * The choice of a port by name, UN/LOCODE or country, or of an airport by city or IATA code, as the rate search has them; an
 * unknown one is shown as its id.
 */
export function PlaceFilter({ label, isAir, value, onValue }: PlaceFilterProps) {
  const text = useText(texts);
  const { options, isLoading, hasFailed } = usePlaces(isAir);
  const known = options.find(({ id }) => String(id) === value);
  const unknown = value ? { id: Number(value), label: isLoading ? '' : value } : null;
  return (
    <Combobox
      label={label}
      placeholder={text(isAir ? 'list.filter.airport' : 'list.filter.port')}
      options={options}
      value={known ?? unknown}
      busy={isLoading}
      onChange={(place) => onValue(place ? String(place.id) : '')}
      {...(hasFailed && { error: text(isAir ? 'list.filter.noAirports' : 'list.filter.noPorts') })}
    />
  );
}

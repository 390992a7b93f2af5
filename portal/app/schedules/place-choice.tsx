import { useText } from '../../../shared/i18n/use-text.ts';
import { useFieldRules } from '../form/form.tsx';
import { type ChoiceWrongs, useChoiceError } from '../form/use-choice-error.ts';
import { PlaceField } from '../rate-search/form/place-field.tsx';
import type { Places } from '../rate-search/use-places.ts';
import { texts } from './texts/index.ts';

interface PlaceChoiceProps extends ChoiceWrongs {
  label: string;
  isByAir: boolean;
  places: Places;
  required?: boolean;
  value: number | null;
  onChange(id: number | null): void;
}

/** The choice of a port or airport of a departure. */
export function PlaceChoice({ isByAir, places, problems, refusals, ...rest }: PlaceChoiceProps) {
  const text = useText(texts);
  const { isReadOnly } = useFieldRules();
  const wrong = useChoiceError({ problems, refusals });
  const missing = places.hasFailed
    ? text(isByAir ? 'list.filter.noAirports' : 'list.filter.noPorts')
    : undefined;
  return (
    <PlaceField
      placeholder={text(isByAir ? 'rateSearch.place.airport' : 'rateSearch.place.port')}
      places={places}
      readOnly={isReadOnly}
      error={wrong ?? missing}
      {...rest}
    />
  );
}

/** What a place is called in the list to choose from. */
export const placeLabel = ({ options }: Places, id: number | null): string =>
  id === null ? '' : (options.find((place) => place.id === id)?.label ?? String(id));

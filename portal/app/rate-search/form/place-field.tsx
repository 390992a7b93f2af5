import { Combobox } from '../../../../shared/ui/combobox/combobox.tsx';
import type { Places } from '../use-places.ts';

interface PlaceFieldProps {
  label: string;
  placeholder: string;
  /** Unless it may be left empty. */
  required?: boolean;
  readOnly?: boolean;
  places: Places;
  value: number | null;
  error: string | undefined;
  onChange(id: number | null): void;
}

/** The choice of a port or airport. An id of the address that names none is shown as the id once the list is there. */
export function PlaceField({ places, value, error, onChange, required = true, ...rest }: PlaceFieldProps) {
  const { options, isLoading } = places;
  const known = options.find(({ id }) => id === value);
  const unknown = value === null ? null : { id: value, label: isLoading ? '' : String(value) };
  return (
    <Combobox
      {...rest}
      required={required}
      options={options}
      value={known ?? unknown}
      onChange={(option) => onChange(option?.id ?? null)}
      busy={isLoading}
      {...(error && { error })}
    />
  );
}

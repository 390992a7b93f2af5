import { useText } from '../../../../shared/i18n/use-text.ts';
import { Combobox } from '../../../../shared/ui/combobox/combobox.tsx';
import { texts } from '../../../lists/texts/index.ts';
import { usePlaces } from '../../rate-search/use-places.ts';

interface PortFilterProps {
  label: string;
  /** Id of a port; empty for all. */
  value: string;
  onValue(value: string): void;
}

/** The choice of a port by name, UN/LOCODE or country, as the rate search has it; an unknown one is shown as its id. */
export function PortFilter({ label, value, onValue }: PortFilterProps) {
  const text = useText(texts);
  const { options, isLoading, hasFailed } = usePlaces(false);
  const known = options.find(({ id }) => String(id) === value);
  const unknown = value ? { id: Number(value), label: isLoading ? '' : value } : null;
  return (
    <Combobox
      label={label}
      placeholder={text('list.filter.port')}
      options={options}
      value={known ?? unknown}
      busy={isLoading}
      onChange={(port) => onValue(port ? String(port.id) : '')}
      {...(hasFailed && { error: text('list.filter.noPorts') })}
    />
  );
}

import { useAtomValue } from 'jotai';
import { useText } from '../../../shared/i18n/use-text.ts';
import type { PlaceOption } from '../../../shared/reference/port-options.ts';
import { Combobox } from '../../../shared/ui/combobox/combobox.tsx';
import { nameOfAtom, optionsAtom, referenceAtom } from '../reference/reference-state.ts';
import { REQUIRED, type RouteField } from '../route.ts';
import { texts } from '../texts/index.ts';
import type { RouteForm } from './route-form.ts';

interface PlaceFieldProps {
  form: RouteForm;
  field: RouteField;
}

/** The choice of one port, or of the carrier. */
export function PlaceField({ form, field }: PlaceFieldProps) {
  const text = useText(texts);
  const { valuesAtom, problemsAtom, savingAtom } = form.state;
  const { [field]: id, originPort } = useAtomValue(valuesAtom);
  const problem = useAtomValue(problemsAtom)[field];
  const isReadOnly = useAtomValue(savingAtom);
  const isLoading = useAtomValue(referenceAtom).step === 'loading';
  const reference = useAtomValue(optionsAtom);
  const nameOf = useAtomValue(nameOfAtom);
  const options = field === 'carrier' ? reference.carrierOptions : reference.portOptions;
  // Such a route may be stored (D-102), but is rarely meant.
  const isOrigin = field === 'destinationPort' && id !== null && id === originPort;
  return (
    <Combobox
      label={text(`routes.field.${field}`)}
      placeholder={text(field === 'carrier' ? 'routes.placeholder.carrier' : 'routes.placeholder.port')}
      required={REQUIRED.has(field)}
      options={options}
      value={id === null ? null : choiceOf(id, options, nameOf(field, id))}
      onChange={(option) => form.change({ [field]: option?.id ?? null })}
      busy={isLoading}
      readOnly={isReadOnly}
      {...(isOrigin && { hint: text('routes.samePort') })}
      {...(problem && { error: text(problem) })}
    />
  );
}

/** D-103: an id that the list doesn't have is shown as the id; nothing as long as its name is on its way. */
const choiceOf = (id: number, options: readonly PlaceOption[], name: string | undefined): PlaceOption =>
  options.find((option) => option.id === id) ?? { id, label: name ?? '' };

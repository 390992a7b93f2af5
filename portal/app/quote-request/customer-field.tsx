import { useText } from '../../../shared/i18n/use-text.ts';
import { Combobox } from '../../../shared/ui/combobox/combobox.tsx';
import { useRemoteOptions } from '../../../shared/ui/search/remote-options.ts';
import { findCustomers } from '../booking-request/api.ts';
import { useFieldRules } from '../form/form.tsx';
import type { QuoteEntry } from './entry.ts';
import { texts } from './texts/index.ts';

interface CustomerFieldProps {
  value: QuoteEntry['customer'];
  onChange(value: QuoteEntry['customer']): void;
}

/** For whom the provider's own people ask. */
export function CustomerField({ value, onChange }: CustomerFieldProps) {
  const text = useText(texts);
  const { isChecked, isReadOnly } = useFieldRules();
  const options = useRemoteOptions(findCustomers);
  return (
    <Combobox
      label={text('list.col.customer')}
      required
      options={options}
      value={value}
      readOnly={isReadOnly}
      onChange={(one) => onChange(one && { id: Number(one.id), label: one.label })}
      {...(isChecked && !value && { error: text('quoteRequest.customer') })}
    />
  );
}

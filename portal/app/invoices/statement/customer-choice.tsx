import type { InvoiceStatement } from '../../../../shared/contract/invoices.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { SelectField } from '../../admin/select-field.tsx';
import * as s from '../invoices.css.ts';
import { texts } from '../texts/index.ts';

interface CustomerChoiceProps {
  customers: InvoiceStatement['customers'];
  value: number | undefined;
  onChange(customerId: number | undefined): void;
}

/** Narrows the statement of all customers to one of them. */
export function CustomerChoice({ customers, value, onChange }: CustomerChoiceProps) {
  const text = useText(texts);
  const isKnown = customers.some(({ id }) => id === value);
  return (
    <div className={s.customer}>
      <SelectField
        label={text('list.col.customer')}
        value={isKnown ? String(value) : ''}
        options={[
          ['', text('statement.all')],
          ...customers.map(({ id, name }) => [String(id), name] as const),
        ]}
        onChange={(id) => onChange(id === '' ? undefined : Number(id))}
      />
    </div>
  );
}

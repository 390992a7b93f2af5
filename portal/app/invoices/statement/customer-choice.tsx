import type { InvoiceStatement } from '../../../../shared/contract/invoices.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { SelectField } from '../../admin/select-field.tsx';
import * as s from '../invoices.css.ts';
import { texts } from '../texts/index.ts';

interface CustomerChoiceProps {
  /** Of all; none is chosen where they are all meant. */
  customers: InvoiceStatement['customers'];
  chosen: InvoiceStatement['customer'];
  onChange(customerId: number | undefined): void;
}

/** Narrows the statement of all customers to one of them. */
export function CustomerChoice({ customers, chosen, onChange }: CustomerChoiceProps) {
  const text = useText(texts);
  const isDebtor = customers.some(({ id }) => id === chosen?.id);
  const listed = chosen && !isDebtor ? [...customers, chosen] : customers;
  return (
    <div className={s.customer}>
      <SelectField
        label={text('list.col.customer')}
        value={chosen ? String(chosen.id) : ''}
        options={[['', text('statement.all')], ...listed.map(({ id, name }) => [String(id), name] as const)]}
        onChange={(id) => onChange(id === '' ? undefined : Number(id))}
      />
    </div>
  );
}

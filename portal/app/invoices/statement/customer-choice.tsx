import { useState } from 'react';
import type { InvoiceStatement } from '../../../../shared/contract/invoices.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { SelectField } from '../../admin/select-field.tsx';
import * as s from '../invoices.css.ts';
import { texts } from '../texts/index.ts';

interface CustomerChoiceProps {
  /** Of all customers, when it is first drawn. */
  of: InvoiceStatement;
  value: number | undefined;
  onChange(customerId: number | undefined): void;
}

/** Narrows the statement of all customers to one of them. */
export function CustomerChoice({ of, value, onChange }: CustomerChoiceProps) {
  const text = useText(texts);
  const [customers] = useState(() => customersOf(of));
  return (
    <div className={s.customer}>
      <SelectField
        label={text('list.col.customer')}
        value={value === undefined ? '' : String(value)}
        options={[['', text('statement.all')], ...customers]}
        onChange={(id) => onChange(id === '' ? undefined : Number(id))}
      />
    </div>
  );
}

const customersOf = ({ invoices }: InvoiceStatement) =>
  [...new Map(invoices.map(({ customerId, customer }) => [String(customerId), customer]))].sort(
    ([, one], [, other]) => one.localeCompare(other),
  );

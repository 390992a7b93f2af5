import { useId } from 'react';
import {
  BANK_FIELDS,
  type CompanyBilling,
  LONGEST_BILLING,
} from '../../../../shared/contract/company-billing.ts';
import { lengthOf } from '../../../../shared/contract/profile.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { isBankAccount, isBic } from '../../../../shared/trade/bank-account.ts';
import type { Problem } from '../../form/problem.ts';
import { TextField } from '../../form/text-field.tsx';
import * as s from '../../profile/profile.css.ts';
import { texts as profileTexts } from '../../profile/texts/index.ts';
import { texts } from '../texts/index.ts';

interface BillingFieldsProps {
  values: CompanyBilling;
  /** The provider's own, which is paid to. */
  isProvider: boolean;
  onChange(part: Partial<CompanyBilling>): void;
}

const NUMBERS = ['taxNumber', 'registrationNumber'] as const;

/** What invoices name of a company besides its address, in a form; of the provider also its bank. */
export function BillingFields({ values, isProvider, onChange }: BillingFieldsProps) {
  const text = useText(texts);
  const heading = useId();
  const fields = (names: readonly (keyof CompanyBilling)[]) =>
    names.map((name) => (
      <TextField
        key={name}
        label={text(`admin.companies.${name}`)}
        name={name}
        autoComplete="off"
        value={values[name]}
        onText={(typed) => onChange({ [name]: typed })}
        problems={problemsOf(name, values[name])}
      />
    ));
  return (
    <section className={s.column} aria-labelledby={heading}>
      <div>
        <h3 id={heading}>{text('admin.companies.billing')}</h3>
        {isProvider && <p className={s.muted}>{text('admin.companies.billing.hint')}</p>}
      </div>
      <div className={s.pair}>{fields(NUMBERS)}</div>
      {isProvider && <div className={s.pair}>{fields(BANK_FIELDS)}</div>}
    </section>
  );
}

function problemsOf(name: keyof CompanyBilling, value: string): readonly Problem[] {
  const most = LONGEST_BILLING[name];
  if (name === 'bic') return isBic(value) ? [] : [texts('admin.companies.bic.wrong')];
  if (name === 'bankAccount' && !isBankAccount(value)) return [texts('admin.companies.bankAccount.wrong')];
  return lengthOf(value.trim()) > most ? [profileTexts('profile.error.maximum', { count: most })] : [];
}

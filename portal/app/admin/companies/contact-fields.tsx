import { useId } from 'react';
import { type CompanyBilling, LONGEST_BILLING } from '../../../../shared/contract/company-billing.ts';
import { LONGEST_CONTACT_NAME, type ManagedCompany } from '../../../../shared/contract/managed-companies.ts';
import { lengthOf } from '../../../../shared/contract/profile.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { isEmail, isPhoneNumber } from '../../../../shared/trade/contact.ts';
import type { Problem } from '../../form/problem.ts';
import { TextField } from '../../form/text-field.tsx';
import * as s from '../../profile/profile.css.ts';
import { texts as profileTexts } from '../../profile/texts/index.ts';
import { texts } from '../texts/index.ts';

type Contact = Pick<ManagedCompany, 'contactName'> & Pick<CompanyBilling, 'contactPhone' | 'contactEmail'>;

interface ContactFieldsProps {
  values: Contact;
  onChange(part: Partial<Contact>): void;
}

const FIELDS = [
  { name: 'contactName', type: 'text', most: LONGEST_CONTACT_NAME, isRight: undefined },
  { name: 'contactPhone', type: 'tel', most: LONGEST_BILLING.contactPhone, isRight: isPhoneNumber },
  { name: 'contactEmail', type: 'email', most: LONGEST_BILLING.contactEmail, isRight: isEmail },
] as const;

/** Whom one asks at a company, in a form. */
export function ContactFields({ values, onChange }: ContactFieldsProps) {
  const text = useText(texts);
  const heading = useId();
  return (
    <section className={s.column} aria-labelledby={heading}>
      <h3 id={heading}>{text('admin.companies.contact')}</h3>
      <div className={s.pair}>
        {FIELDS.map(({ name, type }) => (
          <TextField
            key={name}
            label={text(`admin.companies.${name}`)}
            name={name}
            type={type}
            autoComplete="off"
            value={values[name]}
            onText={(typed) => onChange({ [name]: typed })}
            problems={problemsOf(name, values[name])}
          />
        ))}
      </div>
    </section>
  );
}

function problemsOf(field: keyof Contact, value: string): readonly Problem[] {
  const { name, most, isRight } = FIELDS.find((one) => one.name === field)!;
  if (isRight && !isRight(value)) return [texts(`admin.companies.${name}.wrong`)];
  return lengthOf(value.trim()) > most ? [profileTexts('profile.error.maximum', { count: most })] : [];
}

import { useText } from '../../../../shared/i18n/use-text.ts';
import { nameProblems } from '../../auth/password/password-rules.ts';
import { TextField } from '../../form/text-field.tsx';
import { texts } from '../texts/index.ts';

/** What is known of a person beside the email. */
export interface PersonValues {
  firstName: string;
  lastName: string;
  companyPosition: string;
}

interface PersonFieldsProps {
  values: PersonValues;
  onChange(part: Partial<PersonValues>): void;
  /** The browser may fill in what it knows of the person at it. */
  isOwn?: boolean;
}

export const PERSON_LABELS = {
  firstName: 'profile.firstName',
  lastName: 'profile.lastName',
  companyPosition: 'profile.position',
} as const satisfies Readonly<Record<keyof PersonValues, string>>;

const FIELDS = [
  { name: 'firstName', autoComplete: 'given-name', required: true },
  { name: 'lastName', autoComplete: 'family-name', required: true },
  { name: 'companyPosition', autoComplete: 'organization-title', required: false },
] as const;

/** Names and position of a person, in a form. */
export function PersonFields({ values, onChange, isOwn = false }: PersonFieldsProps) {
  const text = useText(texts);
  return FIELDS.map(({ name, autoComplete, required }) => (
    <TextField
      key={name}
      label={text(PERSON_LABELS[name])}
      name={name}
      required={required}
      autoComplete={isOwn ? autoComplete : 'off'}
      value={values[name]}
      onText={(typed) => onChange({ [name]: typed })}
      problems={required || values[name].trim() !== '' ? nameProblems(values[name]) : []}
    />
  ));
}

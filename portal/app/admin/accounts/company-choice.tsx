import { useText } from '../../../../shared/i18n/use-text.ts';
import { Combobox } from '../../../../shared/ui/combobox/combobox.tsx';
import { useRemoteOptions } from '../../../../shared/ui/search/remote-options.ts';
import { client } from '../../client/client.ts';
import { useFieldRules } from '../../form/form.tsx';
import { type CompanyOption, searchCompanies } from '../api.ts';
import { texts } from '../texts/index.ts';

interface CompanyChoiceProps {
  value: CompanyOption | null;
  isBusy: boolean;
  onChange(company: CompanyOption | null): void;
}

const findCompanies = (text: string, signal: AbortSignal) => searchCompanies(client, text, signal);

/** The company that an account moves to, in a form. */
export function CompanyChoice({ value, isBusy, onChange }: CompanyChoiceProps) {
  const text = useText(texts);
  const { isChecked } = useFieldRules();
  const companies = useRemoteOptions(findCompanies);
  return (
    <Combobox
      label={text('admin.company')}
      required
      options={companies}
      value={value}
      readOnly={isBusy}
      onChange={onChange}
      {...(isChecked && !value && { error: text('auth.requiredField') })}
    />
  );
}

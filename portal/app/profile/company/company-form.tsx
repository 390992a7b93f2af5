import { CompanyProfile } from '../../../../shared/contract/profile.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { client } from '../../client/client.ts';
import { SaveBanner } from '../../form/save-banner.tsx';
import { useForm } from '../../form/use-form.ts';
import { ConflictNotice } from '../../records/conflict/conflict-notice.tsx';
import { useEntry } from '../../records/conflict/use-entry.ts';
import { isStale, useRecordSave } from '../../records/conflict/use-record-save.ts';
import { reloadProfile } from '../../session/profile/reload-profile.ts';
import { Card } from '../card.tsx';
import { ChangesForm } from '../changes-form.tsx';
import { failureText } from '../failure-text.ts';
import { texts } from '../texts/index.ts';
import { AddressCheck } from './address-check.tsx';
import { CompanyFields } from './company-fields.tsx';
import { COMPANY_LABELS, type CompanyValues } from './company-rules.ts';

interface CompanyFormProps {
  company: CompanyProfile;
  onSaved(company: CompanyProfile): void;
  /** Somebody else saved meanwhile: the company has to be loaded again. */
  onReload(): void;
}

/** Name and address of the company; its rate profile is the provider's business (MOD-21). */
export function CompanyForm({ company, onSaved, onReload }: CompanyFormProps) {
  const text = useText(texts);
  const form = useForm();
  const save = useRecordSave({ type: 'entity', id: company.id });
  const entry = useEntry(valuesOf(company), company.revision);
  const { values } = entry;

  const countryOf = (one: string) => company.countries.find(({ code }) => code === one)?.name ?? '';

  const change = (part: Partial<CompanyValues>) => {
    entry.change(part);
    if (!save.isStale) save.dismiss();
  };
  const submit = async () => {
    const input = { ...values, id: company.id, revision: company.revision };
    const task = {
      validate: form.isValid,
      parts: () => [input],
      async send(part: typeof input, key: string) {
        try {
          const saved = await client.action('saveCompany', part, CompanyProfile, { key });
          entry.restart(valuesOf(saved), saved.revision);
          onSaved(saved);
        } catch (error) {
          if (isStale(error)) onReload();
          throw error;
        }
      },
    };
    const step = await save.run(task, texts('profile.company.saved'));
    if (step === 'saved') await reloadProfile();
  };
  const catchUp = () => {
    save.dismiss();
    onReload();
  };
  const undo = () => {
    save.dismiss();
    entry.restart(entry.base, company.revision);
  };

  return (
    <Card title={text('profile.company')}>
      <SaveBanner
        save={save}
        failureText={failureText}
        isShownAtField={save.isStale}
        actions={
          save.state.step === 'conflict' && (
            <Button size="sm" onClick={catchUp}>
              {text('profile.company.current')}
            </Button>
          )
        }
      />
      <ChangesForm
        of={form}
        changes={{ isDirty: entry.isDirty, clear: undo }}
        isBusy={save.isBusy}
        onSubmit={submit}
      >
        <ConflictNotice
          entry={entry}
          save={save}
          nameOf={(field) => text(COMPANY_LABELS[field])}
          valueText={(field, value) => (field === 'countryCode' ? countryOf(value) : value)}
        />
        <CompanyFields values={values} countries={company.countries} onChange={change} isOwn />
        <AddressCheck values={values} country={countryOf(values.countryCode)} />
      </ChangesForm>
    </Card>
  );
}

const valuesOf = (company: CompanyProfile): CompanyValues => {
  const { companyName, address_1, city, postalCode, countryCode } = company;
  return { companyName, address_1, city, postalCode, countryCode };
};

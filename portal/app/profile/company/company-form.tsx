import { CompanyProfile } from '../../../../shared/contract/profile.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { client } from '../../client/client.ts';
import { SaveBanner } from '../../form/save-banner.tsx';
import { useChanges } from '../../form/use-changes.ts';
import { useForm } from '../../form/use-form.ts';
import { useSave } from '../../form/use-save.ts';
import { reloadProfile } from '../../session/profile/reload-profile.ts';
import { Card } from '../card.tsx';
import { ChangesForm } from '../changes-form.tsx';
import { failureText } from '../failure-text.ts';
import { texts } from '../texts/index.ts';
import { AddressCheck } from './address-check.tsx';
import { CompanyFields } from './company-fields.tsx';
import type { CompanyValues } from './company-rules.ts';

interface CompanyFormProps {
  company: CompanyProfile;
  onSaved(company: CompanyProfile): void;
  /** Loads what others saved; what is changed here stays on top of it. */
  onReload(): void;
}

/** Name and address of the company; its rate profile is the provider's business (MOD-21). */
export function CompanyForm({ company, onSaved, onReload }: CompanyFormProps) {
  const text = useText(texts);
  const form = useForm();
  const save = useSave();
  const { companyName, address_1, city, postalCode, countryCode } = company;
  const changes = useChanges<CompanyValues>({ companyName, address_1, city, postalCode, countryCode });
  const { values } = changes;

  const country = company.countries.find(({ code }) => code === values.countryCode);

  const change = (part: Partial<CompanyValues>) => {
    changes.change(part);
    save.dismiss();
  };
  const submit = async () => {
    const input = { ...values, id: company.id, revision: company.revision };
    const task = {
      validate: form.isValid,
      parts: () => [input],
      send: async (part: typeof input, key: string) =>
        onSaved(await client.action('saveCompany', part, CompanyProfile, { key })),
    };
    if ((await save.run(task, texts('profile.company.saved'))) !== 'saved') return;
    changes.clear();
    await reloadProfile();
  };
  const catchUp = () => {
    save.dismiss();
    onReload();
  };

  return (
    <Card title={text('profile.company')}>
      <SaveBanner
        save={save}
        failureText={failureText}
        actions={
          save.state.step === 'conflict' && (
            <Button size="sm" onClick={catchUp}>
              {text('profile.company.current')}
            </Button>
          )
        }
      />
      <ChangesForm of={form} changes={changes} isBusy={save.isBusy} onSubmit={submit}>
        <CompanyFields values={values} countries={company.countries} onChange={change} isOwn />
        <AddressCheck values={values} country={country?.name ?? ''} />
      </ChangesForm>
    </Card>
  );
}

import { type FormEvent, useMemo, useRef, useState } from 'react';
import { ClientError } from '../../../shared/client/client-error.ts';
import { keyring } from '../../../shared/client/keyring.ts';
import { CompanyProfile } from '../../../shared/contract/profile.ts';
import { useFormats } from '../../../shared/i18n/use-formats.ts';
import { useLocale, useText } from '../../../shared/i18n/use-text.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { Combobox } from '../../../shared/ui/combobox/combobox.tsx';
import { AuthField } from '../auth/auth-field.tsx';
import { client } from '../client.ts';
import { reloadProfile } from '../session/reload-profile.ts';
import { AddressCheck } from './address-check.tsx';
import { Card } from './card.tsx';
import { type CompanyValues, companyProblems } from './company-rules.ts';
import { countryOptions } from './country-options.ts';
import * as s from './profile.css.ts';
import { SavedBanner } from './saved-banner.tsx';
import { useSaving } from './use-saving.ts';
import { useUnsaved } from './use-unsaved.ts';

interface CompanyFormProps {
  company: CompanyProfile;
  onSaved(company: CompanyProfile): void;
  /** Loads what others saved; what is changed here stays on top of it. */
  onReload(): void;
}

const TEXTS = [
  { name: 'address_1', label: 'profile.company.address', autoComplete: 'street-address' },
  { name: 'postalCode', label: 'profile.company.postalCode', autoComplete: 'postal-code' },
  { name: 'city', label: 'profile.company.city', autoComplete: 'address-level2' },
] as const;

/** Name and address of the company; its rate profile is the provider's business (MOD-21). */
export function CompanyForm({ company, onSaved, onReload }: CompanyFormProps) {
  const text = useText();
  const locale = useLocale();
  const { compare } = useFormats();
  const saving = useSaving();
  const [keyed] = useState(keyring);
  const [draft, setDraft] = useState<Partial<CompanyValues>>({});
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const { companyName, address_1, city, postalCode, countryCode } = company;
  const stored: CompanyValues = { companyName, address_1, city, postalCode, countryCode };
  const values = { ...stored, ...draft };
  const names = Object.keys(stored) as (keyof CompanyValues)[];
  const isDirty = names.some((name) => values[name] !== stored[name]);
  useUnsaved(form, isDirty);

  const countries = useMemo(
    () => countryOptions(company.countries, locale, compare),
    [company.countries, locale, compare],
  );
  const country = countries.find(({ code }) => code === values.countryCode) ?? null;
  const problems = companyProblems(values, country?.label ?? '');
  const isStale =
    saving.saved.is === 'failed' &&
    saving.saved.error instanceof ClientError &&
    saving.saved.error.status === 409;

  const change = (part: Partial<CompanyValues>) => {
    setDraft({ ...draft, ...part });
    saving.forget();
  };
  /** The first wrong field gets the focus. */
  const isRight = () => {
    setChecked(true);
    const index = names.findIndex((name) => problems[name].length > 0);
    form.current?.querySelector<HTMLInputElement>(`[data-field="${names[index]}"] input`)?.focus();
    return index < 0;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isRight()) return;
    const input = { ...values, id: company.id, revision: company.revision };
    const work = () =>
      keyed(input, async (key) =>
        onSaved(await client.action('saveCompany', input, CompanyProfile, { key })),
      );
    if (!(await saving.save(work, { id: 'profile.company.saved' }))) return;
    // What was typed while it was saved stays.
    setDraft((now) => (now === draft ? {} : now));
    await reloadProfile();
  };

  return (
    <Card title={text('profile.company')}>
      <SavedBanner
        saving={saving}
        actions={
          isStale && (
            <Button
              size="sm"
              onClick={() => {
                saving.forget();
                onReload();
              }}
            >
              {text('profile.company.current')}
            </Button>
          )
        }
      />
      <form ref={form} className={s.form} noValidate onSubmit={submit}>
        <div data-field="companyName">
          <AuthField
            label={text('profile.company.name')}
            name="companyName"
            autoComplete="organization"
            value={values.companyName}
            onText={(typed) => change({ companyName: typed })}
            problems={problems.companyName}
            isChecked={isChecked}
          />
        </div>
        <div className={s.pair}>
          {TEXTS.map(({ name, label, autoComplete }) => (
            <div key={name} data-field={name}>
              <AuthField
                label={text(label)}
                name={name}
                autoComplete={autoComplete}
                value={values[name]}
                onText={(typed) => change({ [name]: typed })}
                problems={problems[name]}
                isChecked={isChecked}
              />
            </div>
          ))}
          <div data-field="countryCode">
            <Combobox
              label={text('profile.company.country')}
              options={countries}
              value={country}
              onChange={(option) =>
                change({ countryCode: countries.find(({ id }) => id === option?.id)?.code ?? '' })
              }
              {...(isChecked && problems.countryCode.length > 0 && { error: text('auth.requiredField') })}
            />
          </div>
        </div>
        <AddressCheck values={values} country={country?.name ?? ''} isRight={isRight} />
        <div className={s.actions}>
          <Button type="submit" variant="primary" busy={saving.isBusy} disabled={!isDirty && !saving.isBusy}>
            {text('profile.save')}
          </Button>
          {isDirty && !saving.isBusy && (
            <Button variant="quiet" onClick={() => setDraft({})}>
              {text('profile.undo')}
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}

import { useEffect } from 'react';
import type { CompanyBilling } from '../../../../shared/contract/company-billing.ts';
import {
  COMPANY_TYPES,
  LONGEST_REFERENCE,
  ManagedCompany,
} from '../../../../shared/contract/managed-companies.ts';
import { type CompanyProfile, lengthOf } from '../../../../shared/contract/profile.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { client } from '../../client/client.ts';
import { refusedField } from '../../form/refused-field.ts';
import { SaveBanner } from '../../form/save-banner.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useFirstFocus } from '../../form/use-first-focus.ts';
import { useForm } from '../../form/use-form.ts';
import { ChangesForm } from '../../profile/changes-form.tsx';
import { CompanyFields } from '../../profile/company/company-fields.tsx';
import { COMPANY_LABELS, type CompanyValues } from '../../profile/company/company-rules.ts';
import * as s from '../../profile/profile.css.ts';
import { texts as profileTexts } from '../../profile/texts/index.ts';
import { ConflictNotice } from '../../records/conflict/conflict-notice.tsx';
import { useEntry } from '../../records/conflict/use-entry.ts';
import { isStale, type RecordSave } from '../../records/conflict/use-record-save.ts';
import { adminFailure } from '../failure-text.ts';
import { SelectField } from '../select-field.tsx';
import { texts } from '../texts/index.ts';
import { BillingFields } from './billing-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { findParties } from './find-parties.ts';
import { PartiesField } from './parties-field.tsx';
import { type PartyChanges, usePartyChanges } from './party-changes.ts';

interface CompanyFormProps {
  /** null: a new one */
  company: ManagedCompany | null;
  countries: CompanyProfile['countries'];
  save: RecordSave;
  /** It closes: what is in it is no unsaved work any more. */
  isLeaving: boolean;
  onSaved(company: ManagedCompany): void;
  /** Somebody else saved meanwhile: the company has to be loaded again. */
  onReload(): void;
}

type Values = CompanyValues & CompanyBilling & Pick<ManagedCompany, 'reference' | 'type' | 'contactName'>;

const NEW: Values = {
  reference: '',
  type: 'Importer',
  companyName: '',
  address_1: '',
  city: '',
  postalCode: '',
  countryCode: '',
  contactName: '',
  contactPhone: '',
  contactEmail: '',
  taxNumber: '',
  registrationNumber: '',
  bankName: '',
  bankAccount: '',
  bic: '',
  paymentTerms: '',
};

/** With the names of its parties, which are changed one by one: of what others change of them it is only told. */
type Stored = Values & Record<keyof typeof NO_PARTIES, string>;

const NO_PARTIES = { agents: '', suppliers: '' };
const NONE: ManagedCompany['agents'] = [];
const findAgents = findParties('Agent');
const findSuppliers = findParties('Supplier');

/** All that an admin changes of a company. */
export function CompanyForm(props: CompanyFormProps) {
  const { company, countries, save, isLeaving, onSaved, onReload } = props;
  const text = useText(texts);
  const profileText = useText(profileTexts);
  const form = useForm();
  useFirstFocus(form.ref);
  const entry = useEntry<Stored>(
    company ? storedOf(company) : { ...NEW, ...NO_PARTIES },
    company?.revision ?? 0,
  );
  const agents = usePartyChanges(company?.agents ?? NONE);
  const suppliers = usePartyChanges(company?.suppliers ?? NONE);
  const { agents: _agents, suppliers: _suppliers, ...values } = entry.values;
  const isDirty = entry.isDirty || agents.isDirty || suppliers.isDirty;

  const error = 'error' in save.state ? save.state.error : undefined;
  const refused = refusedField(error);
  const refusalAt = (field: string) => (refused?.field === field ? text(refused.text) : undefined);
  const isTooLong = lengthOf(values.reference.trim()) > LONGEST_REFERENCE;
  const tooLong = profileTexts('profile.error.maximum', { count: LONGEST_REFERENCE });
  const hasParties = agents.selected.length + suppliers.selected.length > 0;

  // The field that the server refused has its error now.
  useEffect(() => {
    if (error) form.ref.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [error, form.ref]);

  const change = (part: Partial<Values>) => {
    entry.change(part);
    if (!save.isStale) save.dismiss();
  };
  const submit = async () => {
    const idsOf = ({ selected }: PartyChanges) => selected.map(({ id }) => id);
    const { contactPhone, contactEmail, taxNumber, registrationNumber, ...others } = values;
    const { bankName, bankAccount, bic, paymentTerms, ...fields } = others;
    const billing = {
      ...{ contactPhone, contactEmail, taxNumber, registrationNumber },
      ...{ bankName, bankAccount, bic, paymentTerms },
    };
    const input = { ...fields, billing, agentIds: idsOf(agents), supplierIds: idsOf(suppliers) };
    const task = {
      validate: form.isValid,
      parts: () => [company ? { ...input, id: company.id, revision: company.revision } : input],
      async send(part: typeof input, key: string) {
        try {
          onSaved(
            await client.action(company ? 'changeCompany' : 'createCompany', part, ManagedCompany, { key }),
          );
        } catch (error) {
          if (isStale(error)) onReload();
          throw error;
        }
      },
    };
    await save.run(task);
  };
  const clear = () => {
    save.dismiss();
    entry.restart(entry.base, company?.revision ?? 0);
    for (const one of [agents, suppliers]) one.clear();
  };

  return (
    <div className={s.column}>
      <SaveBanner
        save={save}
        failureText={adminFailure}
        isShownAtField={refused !== undefined || save.isStale}
      />
      <ChangesForm
        of={form}
        changes={{ isDirty, isOver: isLeaving, clear }}
        isBusy={save.isBusy}
        onSubmit={submit}
      >
        <ConflictNotice
          entry={entry}
          save={save}
          nameOf={(field) =>
            isOfAddress(field) ? profileText(COMPANY_LABELS[field]) : text(`admin.companies.${field}`)
          }
          valueText={(field, value) => {
            if (field === 'type') return text(`admin.companies.type.${value as Values['type']}`);
            if (field === 'countryCode') return countries.find(({ code }) => code === value)?.name ?? value;
            return value;
          }}
        />
        <div className={s.pair}>
          <TextField
            label={text('admin.companies.reference')}
            hint={text('admin.companies.reference.hint')}
            name="reference"
            autoComplete="off"
            value={values.reference}
            onText={(typed) => change({ reference: typed })}
            problems={[
              ...(isTooLong ? [tooLong] : []),
              ...(refused?.field === 'reference' ? [refused.text] : []),
            ]}
          />
          <SelectField
            label={text('admin.companies.type')}
            value={values.type}
            options={(company?.type === 'Provider' ? (['Provider'] as const) : COMPANY_TYPES).map(
              (type) => [type, text(`admin.companies.type.${type}`)] as const,
            )}
            error={refusalAt('type')}
            onChange={(type) => change({ type })}
          />
        </div>
        <CompanyFields values={values} countries={countries} onChange={change} />
        <ContactFields values={values} onChange={change} />
        <BillingFields values={values} isProvider={values.type === 'Provider'} onChange={change} />
        {(values.type === 'Importer' || hasParties) && (
          <>
            <PartiesField
              find={findAgents}
              label={text('admin.companies.agents')}
              hint={text('admin.companies.agents.hint')}
              error={refusalAt('agentIds')}
              parties={agents}
              onChange={save.dismiss}
            />
            <PartiesField
              find={findSuppliers}
              label={text('admin.companies.suppliers')}
              hint={text('admin.companies.suppliers.hint')}
              error={refusalAt('supplierIds')}
              parties={suppliers}
              onChange={save.dismiss}
            />
          </>
        )}
        {company?.rateProfile && (
          <dl className={s.facts}>
            <dt className={s.muted}>{profileText('profile.company.rateProfile')}</dt>
            <dd className={s.fact}>{company.rateProfile.entityName}</dd>
          </dl>
        )}
      </ChangesForm>
    </div>
  );
}

const valuesOf = (company: ManagedCompany): Values => {
  const { reference, type, companyName, address_1, city, postalCode, countryCode } = company;
  const { contactName, billing } = company;
  return { reference, type, companyName, address_1, city, postalCode, countryCode, contactName, ...billing };
};

const storedOf = (company: ManagedCompany): Stored => ({
  ...valuesOf(company),
  agents: namesOf(company.agents),
  suppliers: namesOf(company.suppliers),
});

const namesOf = (parties: ManagedCompany['agents']) =>
  parties.map(({ companyName }) => companyName).join(', ');

const isOfAddress = (field: keyof Stored): field is keyof CompanyValues => field in COMPANY_LABELS;

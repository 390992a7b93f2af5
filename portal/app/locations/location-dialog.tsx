import { useRef } from 'react';
import type { LocationKind } from '../../../shared/contract/locations.ts';
import { useLocale, useText } from '../../../shared/i18n/use-text.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { countryIn } from '../../lists/cell/country-names.ts';
import type { Address } from '../../lists/definitions/places.ts';
import { TextField } from '../form/text-field.tsx';
import { AddressCheck } from '../profile/company/address-check.tsx';
import * as s from '../profile/profile.css.ts';
import { ChangedBy } from '../records/conflict/changed-by.tsx';
import { EntryDialog } from '../records/conflict/entry-dialog.tsx';
import { useEntry } from '../records/conflict/use-entry.ts';
import { useRowSave } from '../records/conflict/use-row-save.ts';
import { CompanyField, CountryField } from './choice-fields.tsx';
import { saveLocation } from './location-actions.ts';
import {
  entryOf,
  entryProblems,
  FIELDS,
  type LocationEntry,
  labelOf,
  NEW_LOCATION,
  partsOf,
  trimmed,
} from './location-entry.ts';
import { texts } from './texts/index.ts';

interface LocationDialogProps {
  /** Which one is changed; none adds a further one. */
  address?: Address;
  /** The one that is changed was removed by somebody else: it is added again. */
  isGone?: boolean;
  /** Whose a further one becomes; undefined where the person chooses that. */
  companyId: number | undefined;
  /** Whose place it is, the company's own unless this says otherwise. */
  kind?: LocationKind;
  /** What is known of a further one. */
  begun?: Partial<LocationEntry>;
  onClose(): void;
  onDone(saved: SavedLocation): void;
  /** Somebody else saved or removed the one that is changed: it has to be loaded again. */
  onStale?(): void;
}

/** An address as it was saved. */
export interface SavedLocation {
  id: number;
  entry: LocationEntry;
}

type TextName = (typeof FIELDS)[number];

/** By their names in the input of the action. */
const REFUSED: Readonly<Record<string, keyof LocationEntry>> = {
  ...Object.fromEntries(FIELDS.map((name) => [name, name])),
  companyId: 'company',
  countryCode: 'country',
};

/** Asks where a company has goods delivered to, or whom it gets them from or sends them to, and whom to ask for there (MOD-13). */
export function LocationDialog(props: LocationDialogProps) {
  const {
    address,
    isGone = false,
    companyId,
    kind = 'Own',
    begun,
    onClose,
    onDone,
    onStale = ignore,
  } = props;
  const text = useText(texts);
  const locale = useLocale();
  const { save, refusedAt, run } = useRowSave('location', address, { isGone, onStale });
  const entry = useEntry(address ? entryOf(address) : { ...NEW_LOCATION, ...begun }, address?.revision ?? 0);
  const { values } = entry;
  const asksCompany = companyId === undefined;
  const countryText = (country: LocationEntry['country']) =>
    country ? (countryIn(locale, country.code) ?? country.name) : '';
  const problems = entryProblems(values, { asksCompany, countryName: countryText(values.country) });
  const saved = useRef<SavedLocation>(undefined);

  const given = refusedAt(REFUSED);
  const refused = given?.at === 'company' && !asksCompany ? undefined : given?.at;

  const refusalAt = (field: keyof LocationEntry) => (given && refused === field ? [given.text] : []);
  const change = (part: Partial<LocationEntry>) => {
    if (given) save.dismiss();
    entry.change(part);
  };
  const field = (name: TextName) => ({
    label: text(labelOf(name, kind)),
    name,
    autoComplete: 'off',
    value: values[name],
    problems: [...problems[name], ...refusalAt(name)],
    onText: (typed: string) => change({ [name]: typed }),
    takesFocus: refused === name,
  });
  const submit = async () => {
    const isNew = !address || isGone;
    const sent = trimmed(values);
    const whose = companyId ?? values.company?.id;
    const input = {
      ...{ locationId: isNew ? null : address.id, revision: isNew ? null : address.revision },
      ...(isNew && whose !== undefined && { companyId: whose }),
      ...(isNew && kind === 'Partner' && { kind }),
      ...partsOf(sent),
    };
    return run(input, async (part, key) => {
      const { id } = await saveLocation(part, key);
      saved.current = { id, entry: sent };
    });
  };
  return (
    <EntryDialog
      title={address ? text('row.edit.one', { name: address.name }) : text('locations.add', { kind })}
      entry={entry}
      save={save}
      isShownAtField={refused !== undefined}
      isOver={isGone}
      nameOf={(name) => text(labelOf(name, kind))}
      valueText={(name, value) =>
        name === 'country' ? countryText(value as LocationEntry['country']) : String(value ?? '')
      }
      confirm={{ label: text('profile.save'), run: submit }}
      onClose={onClose}
      onDone={() => {
        if (saved.current) onDone(saved.current);
      }}
      onStale={onStale}
    >
      {isGone && (
        <Banner kind="warning">
          {text('locations.gone', { kind })}
          <ChangedBy change={save.changedBy} />
        </Banner>
      )}
      {asksCompany && (
        <CompanyField
          value={values.company}
          problems={problems.company}
          refusals={refusalAt('company')}
          onChange={(company) => change({ company })}
        />
      )}
      <TextField {...field('name')} required hint={text('locations.name.hint', { kind })} />
      <TextField {...field('street')} required />
      <div className={s.pair}>
        <TextField {...field('postalCode')} />
        <TextField {...field('city')} required />
      </div>
      <CountryField
        value={values.country}
        label={countryText(values.country)}
        problems={problems.country}
        refusals={refusalAt('country')}
        onChange={(country) => change({ country })}
      />
      <AddressCheck
        values={{
          address_1: values.street,
          city: values.city,
          postalCode: values.postalCode,
          countryCode: values.country?.code ?? '',
        }}
        country={values.country?.name ?? ''}
      />
      <div className={s.pair}>
        <TextField {...field('contactName')} />
        <TextField {...field('contactPhone')} type="tel" />
      </div>
    </EntryDialog>
  );
}

const ignore = () => undefined;

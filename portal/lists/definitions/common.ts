import * as v from 'valibot';
import { FEATURES, type Feature } from '../../../shared/contract/charges.ts';
import type { Texts, Translate } from '../../../shared/i18n/define-texts.ts';
import { type Terms, wordsNamed } from '../../../shared/trade/terms.ts';
import { texts as chargesTexts } from '../../../widgets/charges/texts/index.ts';
import { countriesNamed } from '../cell/country-names.ts';
import type { Column, Filter, Language, RecordLink, Row, Viewer, Where } from '../definition.ts';

export const Text = v.nullish(v.string());
export const Amount = v.nullish(v.number());
export const Named = v.nullish(v.object({ id: v.number(), companyName: Text }));
export const Port = v.nullish(v.object({ id: v.number(), companyName: Text, scacCode: Text }));
export const Airport = v.nullish(v.object({ id: v.number(), code: Text, city: Text }));

type Named = v.InferOutput<typeof Named>;
type Port = v.InferOutput<typeof Port>;
type Airport = v.InferOutput<typeof Airport>;

/** Gives texts of another part in the language of the list. */
export const wordsOf =
  <Id extends string>(texts: Texts<Id>, { text }: Language): Translate<Id> =>
  (id, values) =>
    text(typeof id === 'string' ? texts(id, values) : id);

/** An id without a name is shown as the id, so that the row stays recognisable (D-103). */
export const nameOf = (company: Named): string | undefined =>
  company ? company.companyName || String(company.id) : undefined;

/** `CNSHA Shanghai`, or `PVG Shanghai` by air: the code first, which is never cut off. */
export const placeOf = (port: Port, airport: Airport): string | undefined => {
  const place = port
    ? { id: port.id, code: port.scacCode, name: port.companyName }
    : airport && { id: airport.id, code: airport.code, name: airport.city };
  return place ? [place.code, place.name || String(place.id)].filter(Boolean).join(' ') : undefined;
};

/** Where freight comes from and goes to. */
export const places = {
  originPort: Port,
  destinationPort: Port,
  originAirport: Airport,
  destinationAirport: Airport,
};

/** From where to where, as far as that is known. */
export const wayOf = (row: Partial<Pick<Transport, keyof typeof places>> | undefined): string =>
  row
    ? [placeOf(row.originPort, row.originAirport), placeOf(row.destinationPort, row.destinationAirport)]
        .filter(Boolean)
        .join(' → ')
    : '';

/** Fields that bookings and shipments share. */
export const Transport = v.object({
  id: v.number(),
  reference: v.string(),
  mode: Text,
  status: Text,
  agent: Named,
  carrier: Named,
  ...places,
  createdAt: Text,
});
type Transport = v.InferOutput<typeof Transport>;

export const reference: Column<Row & { reference: string }> = {
  id: 'reference',
  label: 'list.col.reference',
  value: (row) => row.reference,
  sort: 'reference',
};

export const createdAt: Column<Row & { createdAt?: string | null | undefined }> = {
  id: 'createdAt',
  label: 'list.col.created',
  kind: 'date',
  value: (row) => row.createdAt,
  sort: 'createdAt',
};

export const status: Column<Row & { status?: string | null | undefined }> = {
  id: 'status',
  label: 'list.col.status',
  kind: 'status',
  value: (row) => row.status,
  sort: 'status',
};

export const mode: Column<Row & { mode?: string | null | undefined }> = {
  id: 'mode',
  label: 'list.col.mode',
  kind: 'status',
  value: (row) => row.mode,
  sort: 'mode',
};

/** Fields of a record's country. */
export const IN_COUNTRY = { country: Text, inCountry: v.nullish(v.object({ code: Text })) };
const InCountry = v.object({ id: v.number(), ...IN_COUNTRY });

export const country: Column<v.InferOutput<typeof InCountry>> = {
  id: 'country',
  label: 'list.col.country',
  kind: 'country',
  wraps: true,
  value: (row) => row.country,
  region: (row) => row.inCountry?.code,
  sort: 'country',
};

export const agent: Column<Row & { agent?: Named }> = {
  id: 'agent',
  label: 'list.col.agent',
  value: (row) => nameOf(row.agent),
  agent: (row) => row.agent?.id,
  sort: 'agent.companyName',
  wraps: true,
  inDetail: true,
};

export const route: readonly Column<Transport>[] = [
  {
    id: 'originPort',
    label: 'list.col.origin',
    value: (row) => placeOf(row.originPort, row.originAirport),
    sort: 'originPort.companyName',
    wraps: true,
  },
  {
    id: 'destinationPort',
    label: 'list.col.destination',
    value: (row) => placeOf(row.destinationPort, row.destinationAirport),
    sort: 'destinationPort.companyName',
    wraps: true,
  },
];

export const carrier: Column<Transport> = {
  id: 'carrier',
  label: 'list.col.carrier',
  value: (row) => nameOf(row.carrier),
  sort: 'carrier.companyName',
  wraps: true,
  inDetail: true,
};

/** The days on which a validity ends, both included: `endsFrom` and `endsTo` in the address. */
export const endsIn = (field: string): readonly Filter[] => [
  {
    id: 'endsFrom',
    label: 'list.filter.endsFrom',
    kind: 'date',
    until: 'endsTo',
    where: (day) => ({ [field]: { gteq: day } }),
  },
  {
    id: 'endsTo',
    label: 'list.filter.endsTo',
    kind: 'date',
    where: (day) => ({ [field]: { lteq: day } }),
  },
];

/** `{reference: {matches}}` or a company of one of the relations. */
export const searchIn =
  (fields: readonly string[], companies: readonly string[] = []) =>
  (text: string): Where => ({
    _or: [
      ...fields.map((field) => ({ [field]: { matches: text } })),
      ...companies.map((relation) => ({ [relation]: { companyName: { matches: text } } })),
    ],
  });

/** A part of a number; one or two characters are its beginning, since nearly every number has them somewhere. */
export const partOfNumber = (field: string, text: string): Where => ({
  [field]: text.length < 3 ? { startsWith: text } : { matches: text },
});

/** Searches ports or airports by all that they are called, their codes too, and by names with a typo. */
export const searchNames = (relations: readonly string[], text: string): Where[] =>
  relations.map((relation) => ({ [relation]: { names: { matches: text } } }));

/** Searches where freight comes from and goes to, at ports and airports. */
export const searchPlaces = (text: string): Where[] =>
  searchNames(['originPort', 'destinationPort', 'originAirport', 'destinationAirport'], text);

/** Searches countries by their names in the language of the page; the server only has the English ones. */
export function searchCountries(text: string, { formats: { locale } }: Language): Where[] {
  const codes = locale === 'en' ? [] : countriesNamed(locale, text);
  return codes.length > 0 ? [{ inCountry: { code: { in: codes } } }] : [];
}

/** The values of a closed list whose texts in the page's language contain the text. */
export function searchTerms(field: string, terms: Terms, part: string, { text }: Language): Where[] {
  const values = wordsNamed(terms, part, text);
  return values.length > 0 ? [{ [field]: { in: values } }] : [];
}

const chargesPath = (feature: Feature, id: number, role: string) =>
  `/booking-charges/${feature}/?record_id=${id}&role=${role}`;

/** The charges of a record, for those who may enter them (D-02). */
export const chargeLink = (feature: Feature, id: number, { role }: Viewer): RecordLink[] =>
  role ? [{ text: chargesTexts('charges.heading', { feature }), href: chargesPath(feature, id, role) }] : [];

const QUOTE_FEATURES: readonly Feature[] = FEATURES.filter((feature) => feature !== 'manifests_charges');

/** The charges of each feature that a quote can have (MOD-10). */
export const quoteChargeLinks = (id: number, viewer: Viewer): RecordLink[] =>
  QUOTE_FEATURES.flatMap((feature) => chargeLink(feature, id, viewer));

/**
 * Searches records by a part of their order or style numbers. Parts shorter than `from` are found in too many records.
 */
export const searchNumbers = (relation: string, field: string, text: string, from: number): Where[] =>
  text.length < from ? [] : [{ [relation]: { [field]: { matches: text } } }];

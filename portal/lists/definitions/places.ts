import * as v from 'valibot';
import { LOCATION_KINDS, type LocationKind } from '../../../shared/contract/locations.ts';
import { defineModule, type Language, type ModuleDefinition, type RecordLink } from '../definition.ts';
import { type TextId, texts } from '../texts/index.ts';
import { country, IN_COUNTRY, Named, nameOf, searchCountries, Text } from './common.ts';

const Port = v.object({ id: v.number(), companyName: v.string(), scacCode: v.string(), ...IN_COUNTRY });
const Airport = v.object({
  id: v.number(),
  code: v.string(),
  airportName: v.string(),
  city: v.string(),
  cityIden: Text,
  ...IN_COUNTRY,
});

const search = (fields: readonly string[]) => (text: string, language: Language) => ({
  _or: [...fields.map((field) => ({ [field]: { matches: text } })), ...searchCountries(text, language)],
});

/** What is on its way to a place, by its UN/LOCODE or IATA code, and what leaves it. */
const linksOf = (code: string, departures: string): RecordLink[] => [
  { text: texts('list.action.shipmentsTo'), href: `/shipments?destination=${code}` },
  { text: texts('list.action.departures'), href: departures },
];

/** MOD-13 */
export const ports: ModuleDefinition = defineModule({
  id: 'ports',
  title: 'list.view.ports',
  model: 'Port',
  row: Port,
  columns: [
    { id: 'name', label: 'list.col.port', value: (row) => row.companyName, sort: 'companyName' },
    { id: 'code', label: 'list.col.unlocode', value: (row) => row.scacCode, sort: 'scacCode' },
    country,
  ],
  searchHint: 'list.searchIn.ports',
  search: search(['names', 'country']),
  sort: { field: 'companyName', order: 'ASC' },
  actions: ({ id, scacCode }) => linksOf(scacCode, `/schedule?origin=${id}`),
});

/** MOD-13 */
export const airports: ModuleDefinition = defineModule({
  id: 'airports',
  title: 'list.view.airports',
  model: 'Airport',
  row: Airport,
  columns: [
    { id: 'code', label: 'list.col.iata', value: (row) => row.code, sort: 'code' },
    { id: 'name', label: 'list.col.airport', value: (row) => row.airportName, sort: 'airportName' },
    { id: 'city', label: 'list.col.city', value: (row) => row.city, sort: 'city' },
    {
      id: 'cityIden',
      label: 'list.col.cityCode',
      value: (row) => row.cityIden,
      sort: 'cityIden',
    },
    country,
  ],
  searchHint: 'list.searchIn.airports',
  search: search(['names', 'country']),
  sort: { field: 'code', order: 'ASC' },
  actions: ({ id, code }) => linksOf(code, `/schedule?view=flights&origin=${id}`),
});

export const Address = v.object({
  id: v.number(),
  revision: v.number(),
  name: v.string(),
  company: Named,
  kind: v.picklist(LOCATION_KINDS),
  street: v.string(),
  city: v.string(),
  postalCode: Text,
  contactName: Text,
  contactPhone: Text,
  ...IN_COUNTRY,
});

/** An address in the list, with what a change of it is based on. */
export type Address = v.InferOutput<typeof Address>;

/** The places of one kind that companies keep. */
const locationsOf = (
  kind: LocationKind,
  words: Readonly<Record<'id', string> & Record<'title' | 'name' | 'searchHint' | 'none', TextId>>,
): ModuleDefinition =>
  defineModule({
    id: words.id,
    title: words.title,
    model: 'Location',
    row: Address,
    where: { kind: { eq: kind } },
    columns: [
      { id: 'name', label: words.name, value: (row) => row.name, sort: 'name' },
      {
        id: 'company',
        label: 'list.col.company',
        value: (row) => nameOf(row.company),
        owner: (row) => row.company?.id,
        sort: 'company.companyName',
      },
      { id: 'street', label: 'list.col.address', value: (row) => row.street },
      { id: 'city', label: 'list.col.city', value: (row) => row.city, sort: 'city' },
      { id: 'postalCode', label: 'list.col.postalCode', value: (row) => row.postalCode, minor: true },
      country,
      { id: 'contact', label: 'list.col.contact', value: (row) => row.contactName, minor: true },
      { id: 'phone', label: 'list.col.phone', value: (row) => row.contactPhone, inDetail: true },
    ],
    searchHint: words.searchHint,
    search: search(['name', 'street', 'city', 'postalCode', 'country']),
    sort: { field: 'name', order: 'ASC' },
    emptyHint: () => ({ text: words.none }),
  });

/** MOD-13: where a company has goods delivered to. */
export const addresses = locationsOf('Own', {
  id: 'addresses',
  title: 'list.view.addresses',
  name: 'list.col.location',
  searchHint: 'list.searchIn.addresses',
  none: 'list.none.addresses',
});

/** MOD-13: whom a company sends goods to, and gets them from. */
export const partners = locationsOf('Partner', {
  id: 'partners',
  title: 'list.view.partners',
  name: 'list.col.partner',
  searchHint: 'list.searchIn.partners',
  none: 'list.none.partners',
});

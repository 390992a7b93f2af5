import * as v from 'valibot';
import { defineModule, type Language, type ModuleDefinition } from '../definition.ts';
import { country, IN_COUNTRY, searchCountries, Text } from './common.ts';

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
  search: search(['companyName', 'scacCode', 'country']),
  sort: { field: 'companyName', order: 'ASC' },
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
      minor: true,
    },
    country,
  ],
  searchHint: 'list.searchIn.airports',
  search: search(['code', 'airportName', 'city', 'cityIden', 'country']),
  sort: { field: 'code', order: 'ASC' },
});

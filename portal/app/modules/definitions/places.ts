import * as v from 'valibot';
import { type Column, defineModule, type ModuleDefinition, type Row } from '../definition.ts';
import { Text } from './parts.ts';

const Port = v.object({ id: v.number(), companyName: v.string(), country: Text, scacCode: v.string() });
const Airport = v.object({
  id: v.number(),
  code: v.string(),
  airportName: v.string(),
  city: v.string(),
  cityIden: Text,
  country: Text,
});

const country: Column<Row & { country?: string | null | undefined }> = {
  id: 'country',
  label: 'list.col.country',
  value: (row) => row.country,
  sort: 'country',
};

const search = (fields: readonly string[]) => (text: string) => ({
  _or: fields.map((field) => ({ [field]: { matches: text } })),
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
  search: search(['code', 'airportName', 'city', 'cityIden', 'country']),
  sort: { field: 'code', order: 'ASC' },
});

import { sql } from 'kysely';
import type { AuditChange } from '../../../../shared/contract/audit.ts';
import { IMPORT_COLUMNS } from '../../../../shared/contract/imports.ts';
import type { CompanyType, Party } from '../../../../shared/contract/managed-companies.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import type { ComparedCompany } from '../../companies/company-changes.ts';
import { IS_MANAGED, lockCompanies } from '../../companies/managed-company.ts';
import { type ParsedRow, type RowProblem, textIn, textsIn } from '../parsed-row.ts';
import { addressProblems } from './address-problems.ts';
import { type CompaniesNamed, companiesNamed, companyOfType } from './companies-named.ts';
import { type Compared, type FileContext, outcomeOf, type Trx } from './compared.ts';
import { type Countries, countriesNamed } from './countries-named.ts';

/** A company as it is to be stored. */
export interface CompanyWrite {
  /** null: it is new */
  id: number | null;
  values: CompanyColumns;
  /** As the audit log compares it; undefined: it is new */
  before: ComparedCompany | undefined;
  /** Its agents and suppliers are those that are added to the ones it has. */
  after: ComparedCompany;
}

/** By the names of the table's columns. */
export interface CompanyColumns {
  reference: string;
  company_name: string;
  entity_type: string;
  address_1: string | null;
  city: string | null;
  postal_code: string | null;
  country_id: number | null;
}

interface StoredCompany extends CompanyColumns {
  id: number;
  /** The row's reference. */
  asked: string;
  isManaged: boolean;
  agentIds: number[];
  supplierIds: number[];
}

const TEXTS = [
  ['name', 'company_name'],
  ['address', 'address_1'],
  ['city', 'city'],
  ['postalCode', 'postal_code'],
] as const;
const PARTIES = [
  ['agents', 'Agent', 'agentIds'],
  ['suppliers', 'Supplier', 'supplierIds'],
] as const;
/** Of agents or suppliers that a row can't have, so many are told. */
const REFUSED_AT_MOST = 10;
const NEEDED = IMPORT_COLUMNS.companies.filter(({ isRequiredForNew }) => isRequiredForNew);

/** Compares rows of companies with those that are stored; agents and suppliers may be of the same file. */
export async function compareCompanies(
  trx: Trx,
  rows: readonly ParsedRow[],
  { companies: inFile }: FileContext,
  { isWriting }: { isWriting: boolean },
): Promise<Compared<CompanyWrite>[]> {
  if (isWriting) await lockCompanies(trx);
  const stored = await readStored(trx, rows, isWriting);
  const countries = await countriesNamed(trx);
  const parties = await companiesNamed(
    trx,
    new Set(rows.flatMap(({ cells }) => PARTIES.flatMap(([column]) => textsIn(cells, column)))),
    // Their types can't change: all companies are locked.
    { isWriting: false },
  );
  return rows.map((row) =>
    compareRow(row, stored.get(row.reference), {
      countries,
      parties,
      // When rows are written, those that they name were written before.
      inFile: isWriting ? new Map() : inFile,
    }),
  );
}

interface Lookups {
  countries: Countries;
  parties: CompaniesNamed;
  inFile: ReadonlyMap<string, CompanyType>;
}

function compareRow(
  row: ParsedRow,
  stored: StoredCompany | undefined,
  lookups: Lookups,
): Compared<CompanyWrite> {
  const { cells } = row;
  const changes: AuditChange[] = [];
  const problems: RowProblem[] = [];
  const set = (field: string, before: string | null, after: string) => {
    if (before !== after) changes.push({ field, before, after });
    return after;
  };
  const values: CompanyColumns = stored ? valuesOf(stored) : { ...EMPTY, reference: row.reference };
  if (stored && !stored.isManaged) problems.push({ column: 'reference', reason: reason('importOtherType') });
  if (!stored) {
    changes.push({ field: 'reference', before: null, after: row.reference });
    for (const { id } of NEEDED)
      if (cells[id] === undefined) problems.push({ column: id, reason: reason('fillIn') });
  }
  for (const [column, name] of TEXTS) {
    const text = textIn(cells, column);
    if (text !== undefined) values[name] = set(column, values[name] || null, text);
  }
  const type = textIn(cells, 'type');
  if (type !== undefined) {
    if (stored?.isManaged && stored.entity_type !== type)
      problems.push({ column: 'type', reason: reason('importOtherType') });
    else values.entity_type = set('type', values.entity_type || null, type);
  }
  const country = textIn(cells, 'country');
  const known = country === undefined ? undefined : lookups.countries.named(country);
  if (country !== undefined && !known) problems.push({ column: 'country', reason: reason('importCountry') });
  if (known) {
    set('country', lookups.countries.byId(values.country_id)?.code ?? null, known.code);
    values.country_id = known.id;
  }
  if (problems.length === 0 && changes.length > 0)
    problems.push(...addressProblems(values, lookups.countries.byId(values.country_id)));
  const added = { agents: [] as Party[], suppliers: [] as Party[] };
  for (const [column, partyType, ids] of PARTIES) {
    const texts = textsIn(cells, column);
    if (texts.length > 0 && values.entity_type && values.entity_type !== 'Importer')
      problems.push({ column, reason: reason('partiesOfImporters') });
    const names: string[] = [];
    const refusals: RowProblem[] = [];
    for (const text of texts) {
      const found = companyOfType(lookups.parties, text, partyType);
      const isComing = lookups.inFile.get(text.toLowerCase()) === partyType;
      if ('id' in found) {
        if (stored?.[ids].includes(found.id) || added[column].some(({ id }) => id === found.id)) continue;
        added[column].push(found);
        names.push(found.shown);
      } else if (isComing) names.push(text);
      else refusals.push({ column, reason: found.refusal });
    }
    problems.push(...refusals.slice(0, REFUSED_AT_MOST));
    if (names.length > 0) changes.push({ field: column, before: null, after: names.join('; ') });
  }
  return outcomeOf(row.line, {
    isNew: !stored,
    changes,
    problems,
    write: {
      id: stored?.id ?? null,
      values,
      before: stored && stateOf(stored, lookups.countries),
      after: { ...stateOf(values, lookups.countries), ...added },
    },
  });
}

const stateOf = (values: CompanyColumns, countries: Countries): ComparedCompany => ({
  reference: values.reference,
  type: values.entity_type,
  companyName: values.company_name,
  address_1: values.address_1 ?? '',
  city: values.city ?? '',
  postalCode: values.postal_code ?? '',
  countryCode: countries.byId(values.country_id)?.code ?? '',
  agents: [],
  suppliers: [],
});

const EMPTY = {
  company_name: '',
  entity_type: '',
  address_1: null,
  city: null,
  postal_code: null,
  country_id: null,
};

const valuesOf = (company: StoredCompany): CompanyColumns => ({
  reference: company.reference,
  company_name: company.company_name,
  entity_type: company.entity_type,
  address_1: company.address_1,
  city: company.city,
  postal_code: company.postal_code,
  country_id: company.country_id,
});

async function readStored(
  trx: Trx,
  rows: readonly ParsedRow[],
  isWriting: boolean,
): Promise<ReadonlyMap<string, StoredCompany>> {
  const { rows: found } = await sql<StoredCompany>`
    select company.id, asked.reference as asked, ${IS_MANAGED} as "isManaged", company.reference,
      company.company_name, company.entity_type, company.address_1, company.city, company.postal_code, company.country_id,
      array(select agent_id from company_agent where company_id = company.id) as "agentIds",
      array(select supplier_id from company_supplier where company_id = company.id) as "supplierIds"
    from unnest(${rows.map(({ reference }) => reference)}::text[]) asked (reference)
    join company on lower(company.reference) = lower(asked.reference) and company.reference is not null
    order by company.id ${isWriting ? sql`for no key update of company` : sql``}`.execute(trx);
  return new Map(found.map((company) => [company.asked, company]));
}

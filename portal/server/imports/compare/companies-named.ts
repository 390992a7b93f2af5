import { sql } from 'kysely';
import { type Reason, reason } from '../../../../shared/contract/reasons.ts';
import type { Trx } from './compared.ts';

/** A company that a file names, by its reference or by a name that no other one has. */
export interface NamedCompany {
  id: number;
  companyName: string;
  /** As files name it. */
  shown: string;
  type: string;
}

export type CompaniesNamed = ReadonlyMap<string, NamedCompany | Reason>;

/**
 * The companies that these texts stand for, or why they stand for none. With `isWriting` they keep their types until the
 * end of the transaction; locks on records come after these.
 */
export async function companiesNamed(
  trx: Trx,
  texts: ReadonlySet<string>,
  { isWriting }: { isWriting: boolean },
): Promise<CompaniesNamed> {
  if (texts.size === 0) return new Map();
  const asked = sql`unnest(${[...texts]}::text[])`;
  const { rows } = await sql<NamedCompany & { text: string; isReference: boolean }>`
    select asked.text, true as "isReference", company.id, company.company_name as "companyName", company.reference as shown, company.entity_type as type
      from ${asked} asked (text) join company
        on lower(company.reference) = lower(asked.text) and company.reference is not null
    union all
    select asked.text, false, company.id, company.company_name, coalesce(company.reference, company.company_name), company.entity_type
      from ${asked} asked (text) join company
        on lower(company.company_name) collate "C" = lower(asked.text) collate "C"`.execute(trx);
  const types = isWriting ? await lockTypes(trx, rows) : undefined;
  const found = Map.groupBy(
    types ? rows.map((row) => ({ ...row, type: types.get(row.id) ?? row.type })) : rows,
    ({ text }) => text,
  );
  return new Map(
    [...texts].map((text) => {
      const some = found.get(text) ?? [];
      const byReference = some.find(({ isReference }) => isReference);
      const [first, ...others] = byReference ? [byReference] : some;
      if (!first) return [text, reason('importCompany', { company: text })];
      return [text, others.length > 0 ? reason('importCompanies', { company: text }) : first];
    }),
  );
}

/** The types as they are once whoever changes one has ended. */
async function lockTypes(trx: Trx, companies: readonly NamedCompany[]): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; type: string }>`
    select id, entity_type as type from company where id = any(${companies.map(({ id }) => id)}::integer[])
    order by id for share`.execute(trx);
  return new Map(rows.map(({ id, type }) => [id, type]));
}

/** The company of this text, if it is of the type; else the reason against it. */
export function companyOfType(
  companies: CompaniesNamed,
  text: string,
  type: string,
): NamedCompany | { refusal: Reason } {
  const found = companies.get(text);
  if (!found || 'code' in found) return { refusal: found ?? reason('importCompany', { company: text }) };
  if (found.type === type) return found;
  return { refusal: reason('importNotOfType', { company: text, type: type.toLowerCase() }) };
}

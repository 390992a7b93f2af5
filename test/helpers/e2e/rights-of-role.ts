import { ask } from './data.ts';

interface Company {
  id: number;
  companyName: string;
  entityType: string;
  actsFor: { id: number }[];
  supplies: { id: number }[];
}

/** Whose names are their own business: carriers, airlines and the provider are known to everybody. */
const PRIVATE = ['Importer', 'Agent', 'Supplier'];

async function companies(url: string): Promise<Company[]> {
  const { all } = (await ask(
    url,
    `{ all: allCompany(where: { entityType: { in: ${JSON.stringify(PRIVATE)} } }, take: 100) {
      results { id companyName entityType actsFor { id } supplies { id } } } }`,
  )) as { all: { results: Company[] } };
  return all.results;
}

/**
 * The names of the companies that one has nothing to do with: neither itself, nor its agents and suppliers, nor those it is
 * agent of and their suppliers (D-15).
 */
export async function foreignNames(url: string, own: number): Promise<string[]> {
  const all = await companies(url);
  const named = (ids: readonly { id: number }[], of: ReadonlySet<number>) => ids.some(({ id }) => of.has(id));
  const self = new Set([own]);
  const principals = new Set(all.find(({ id }) => id === own)?.actsFor.map(({ id }) => id));
  const served = new Set([own, ...principals]);
  return all
    .filter(
      ({ id, actsFor, supplies }) => !served.has(id) && !named(actsFor, self) && !named(supplies, served),
    )
    .map(({ companyName }) => companyName);
}

/** Which fields of a list's records name their owner and their agent. */
const PARTIES = {
  '/shipments': ['Shipments', 'companyRelation', 'agent'],
  '/booking': ['Booking', 'customer', 'agent'],
  '/quotes': ['Quote', 'customer', 'agent'],
} as const;

/** How many records of each list are a company's: of one that ships goods as their owner, else as their agent. */
export async function countsOf(
  url: string,
  own: number,
  as: 'owner' | 'agent',
): Promise<Map<string, number>> {
  const lists = Object.entries(PARTIES);
  const counted = (await ask(
    url,
    `{ ${lists
      .map(
        ([, [model, owner, agent]], n) =>
          `n${n}: all${model}(where: { ${as === 'owner' ? owner : agent}: { id: { eq: ${own} } } }) { totalCount }`,
      )
      .join('\n')} }`,
  )) as Record<string, { totalCount: number }>;
  return new Map(lists.map(([path], n) => [path, counted[`n${n}`]!.totalCount]));
}

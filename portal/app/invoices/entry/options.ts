import * as v from 'valibot';
import { Text } from '../../../lists/definitions/common.ts';
import { client } from '../../client/client.ts';

const Found = v.object({
  allCompany: v.object({ results: v.array(v.object({ id: v.number(), companyName: Text })) }),
});
const Shipments = v.object({
  allShipments: v.object({ results: v.array(v.object({ id: v.number(), reference: v.string() })) }),
});

const COMPANIES = `query companies($of: JSON) {
  allCompany(where: $of, sort: {field: "companyName", order: ASC}, take: 50) { results { id companyName } }
}`;
const SHIPMENTS = `query shipmentsOf($of: JSON) {
  allShipments(where: $of, sort: {field: "createdAt", order: DESC}, take: 50) { results { id reference } }
}`;

/** Companies of a type, by a part of their names. */
const findOfType = (type: 'Importer' | 'Agent') => async (text: string, signal: AbortSignal) => {
  const of = { entityType: { eq: type }, ...(text && { companyName: { matches: text } }) };
  const { allCompany } = await client.query(Found, {
    ...{ name: 'companies', query: COMPANIES, variables: { of }, signal },
  });
  return allCompany.results.map(({ id, companyName }) => ({ id, label: companyName || String(id) }));
};

/** Importers, of whom alone invoices and manifests can be. */
export const findCustomers = findOfType('Importer');

export const findAgents = findOfType('Agent');

/** The shipments of a customer, the newest first. */
export const findShipmentsOf =
  (customerId: number | undefined) => async (text: string, signal: AbortSignal) => {
    if (customerId === undefined) return [];
    const of = {
      companyRelation: { id: { eq: customerId } },
      ...(text && { reference: { matches: text } }),
    };
    const { allShipments } = await client.query(Shipments, {
      ...{ name: 'shipmentsOf', query: SHIPMENTS, variables: { of }, signal },
    });
    return allShipments.results.map(({ id, reference }) => ({ id, label: reference }));
  };

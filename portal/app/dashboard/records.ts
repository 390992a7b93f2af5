import * as v from 'valibot';
import type { Sort } from '../../../shared/list/list-query.ts';
import type { Where } from '../../lists/definition.ts';

export const Text = v.nullish(v.string());
const Party = v.nullish(v.object({ id: v.number(), companyName: Text }));
const Record = v.object({ id: v.number(), reference: v.string(), status: Text, createdAt: Text });

/** Records as the dashboard names them: shipments, and all others. */
export const OfCompany = v.object({ ...Record.entries, stage: Text, companyRelation: Party });
export const OfCustomer = v.object({ ...Record.entries, customer: Party });

export type ShownRecord = v.InferOutput<typeof Record> & {
  /** Of a shipment: its status, and in transit how far it came. */
  stage?: v.InferOutput<typeof Text>;
  customer?: v.InferOutput<typeof Party>;
  companyRelation?: v.InferOutput<typeof Party>;
};

/** Whose record it is. */
export const ownerOf = ({ customer, companyRelation }: Pick<ShownRecord, 'customer' | 'companyRelation'>) =>
  (customer ?? companyRelation)?.companyName ?? '';

/** What the queries of the dashboard ask with. */
export type Variables = Readonly<Record<string, Where | Sort>>;

/** The variables as a query declares them. */
export const declared = (variables: Variables): string =>
  Object.keys(variables)
    .map((name) => `$${name}: JSON`)
    .join(', ');

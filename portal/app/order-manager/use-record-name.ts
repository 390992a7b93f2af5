import { useEffect, useState } from 'react';
import * as v from 'valibot';
import type { Client } from '../../../shared/client/client.ts';
import type { RecordType } from '../../../shared/contract/order-manager.ts';

const Company = v.nullish(v.object({ companyName: v.nullish(v.string()) }));
const Answer = v.object({
  record: v.nullish(
    v.object({ reference: v.string(), customer: v.optional(Company), companyRelation: v.optional(Company) }),
  ),
});

const MODELS: Readonly<Record<RecordType, { root: string; company: string }>> = {
  booking: { root: 'oneBooking', company: 'customer' },
  shipment: { root: 'oneShipments', company: 'companyRelation' },
};

export interface RecordName {
  reference: string;
  company: string | undefined;
}

/** Reference and company of a record; undefined while they load, and where they can't be loaded. */
export function useRecordName(
  client: Client,
  type: RecordType,
  id: number | undefined,
): RecordName | undefined {
  const [name, setName] = useState<RecordName>();

  useEffect(() => {
    if (id === undefined) return;
    const request = new AbortController();
    const { root, company } = MODELS[type];
    client
      .query(Answer, {
        name: root,
        query: `query ${root}($where: JSON) { record: ${root}(where: $where) { reference ${company} { companyName } } }`,
        variables: { where: { id: { eq: id } } },
        signal: request.signal,
      })
      .then(
        ({ record }) => {
          const named = record?.customer ?? record?.companyRelation;
          if (record) setName({ reference: record.reference, company: named?.companyName ?? undefined });
        },
        () => undefined,
      );
    return () => {
      request.abort();
      setName(undefined);
    };
  }, [client, type, id]);

  return name;
}

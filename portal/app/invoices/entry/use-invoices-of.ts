import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { isAborted } from '../../../../shared/client/client-error.ts';
import { selectionOf } from '../../../lists/request/selection.ts';
import { client } from '../../client/client.ts';
import { ShipmentInvoice } from '../../records/parts/invoices.tsx';

const Found = v.object({ allInvoice: v.object({ results: v.array(ShipmentInvoice) }) });
type Invoices = v.InferOutput<typeof Found>['allInvoice']['results'];

const QUERY = `query invoicesOf($of: JSON) {
  allInvoice(where: $of, sort: {field: "id", order: ASC}, take: 20) {
    results ${selectionOf(ShipmentInvoice)}
  }
}`;

const NONE: Invoices = [];

/**
 * What a shipment is billed with already, but for the invoice that is written and for those that are cancelled or credited; none while it loads, or where
 * that fails: the invoice can be written without.
 */
export function useInvoicesOf(shipmentId: number | undefined, ownId: number | null): Invoices {
  const [invoices, setInvoices] = useState(NONE);
  useEffect(() => {
    setInvoices(NONE);
    if (shipmentId === undefined) return;
    const request = new AbortController();
    const of = {
      shipment: { id: { eq: shipmentId } },
      status: { nin: ['Cancelled', 'Credited'] },
      ...(ownId !== null && { id: { neq: ownId } }),
    };
    client.query(Found, { name: 'invoicesOf', query: QUERY, variables: { of }, signal: request.signal }).then(
      ({ allInvoice }) => setInvoices(allInvoice.results),
      (error: unknown) => isAborted(error) || console.warn('[portal] No invoices of the shipment:', error),
    );
    return () => request.abort();
  }, [shipmentId, ownId]);
  return invoices;
}

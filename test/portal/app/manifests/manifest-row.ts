import type { Manifest } from '../../../../portal/lists/definitions/charges.ts';
import type { FakeNetwork } from '../../../helpers/network.ts';

/** A manifest as the list has it. */
export const MANIFEST: Manifest = {
  ...{ id: 4001, revision: 3, reference: 'MAN-4001', status: 'Open', createdAt: '2026-11-20T08:00:00Z' },
  customer: { id: 101, companyName: 'Northfold' },
  agent: { id: 2, companyName: 'Jade Jetty' },
  ...{ shipment: null, totals: [] },
};

/** What the form of a manifest offers. */
export function offersParties(network: FakeNetwork): void {
  network.on('query allCompany', { results: [{ id: 101, companyName: 'Northfold' }] });
  network.on('query allShipments', { results: [{ id: 2001, reference: 'SHP-2001' }] });
}

import type { MapPlace } from '../../../../shared/contract/shipment-map.ts';

export const nameOf = ({ name, code }: MapPlace): string => `${name} (${code})`;

/** Address of the list of the open shipments that are bound for the place. */
export const listOf = ({ code }: MapPlace): string => `/shipments?status=open&destination=${code}`;

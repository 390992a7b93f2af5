import type { Generated } from 'kysely';
import type { GeneratedTimestamp, Revised } from './columns.ts';

/** Where and when goods are delivered. */
export interface DeliveryTables {
  /** An appointment at the consignee's ramp. */
  delivery: Revised & {
    id: Generated<number>;
    shipment_id: number;
    delivery_on: string;
    /** Local time of the address, `HH:MM`. */
    from_time: string;
    until_time: string;
    /** As it was when it was asked for, whatever becomes of the location. */
    address: string;
    contact_name: string | null;
    contact_phone: string | null;
    reference: string | null;
    /** Of loose freight. */
    pieces: number | null;
    /** One of `DELIVERY_STATUSES`. */
    status: Generated<string>;
    /** What it was before its shipment was delivered; null where it was said to have taken place itself. */
    status_before: string | null;
    created_at: GeneratedTimestamp;
  };
  delivery_container: { delivery_id: number; container_id: number };
  /** Addresses of a company beside that of its profile, and of its partners. */
  company_location: Revised & {
    id: Generated<number>;
    company_id: number;
    /** One of `LOCATION_KINDS`. */
    kind: Generated<string>;
    name: string;
    address_1: string;
    city: string;
    postal_code: string | null;
    country_id: number;
    contact_name: string | null;
    contact_phone: string | null;
    created_at: GeneratedTimestamp;
  };
}

import type { Kysely } from 'kysely';
import { insertRows } from '../../insert-rows.ts';
import type { NewRow, Tables } from '../../tables.ts';
import { type Calendar, instant } from '../calendar.ts';
import { required } from '../required.ts';
import type { Places } from './places.ts';

type Address = readonly [
  company: number,
  name: string,
  street: string,
  city: string,
  postalCode: string,
  country: string,
  contact: string,
  phone: string,
];

/** Where the importers have goods delivered: invented streets in real cities, telephone numbers of films. */
const ADDRESSES: readonly Address[] = [
  [
    101,
    'Distribution centre West',
    '1800 Cannery Row Drive',
    'Carson',
    '90745',
    'US',
    'Rosa Tanning',
    '+1 310 555 0142',
  ],
  [
    101,
    'Distribution centre East',
    '77 Loom Street',
    'Elizabeth',
    '07201',
    'US',
    'Dave Millward',
    '+1 908 555 0117',
  ],
  [101, 'Returns warehouse', '12 Button Lane', 'Reno', '89502', 'US', 'Kim Overlock', '+1 775 555 0163'],
  [102, 'Main warehouse', '405 Kettle Road', 'Joliet', '60433', 'US', 'Ben Harrow', '+1 815 555 0128'],
  [102, 'Shop warehouse South', '9 Ladle Court', 'Dallas', '75212', 'US', 'Tess Caldera', '+1 214 555 0190'],
  [103, 'Warehouse Delta', '60 Paddle Way', 'Delta', 'V4G 1B5', 'CA', 'Owen Fairlead', '+1 604 555 0151'],
  [
    104,
    'Warehouse North',
    'Unit 4, Marble Park',
    'Wakefield',
    'WF1 5QW',
    'GB',
    'Priya Stacks',
    '+44 113 496 0122',
  ],
  [
    105,
    'Lager Brandenburg',
    'Schnürsenkelweg 3',
    'Großbeeren',
    '14979',
    'DE',
    'Jonas Leisten',
    '+49 30 23125 014',
  ],
  [
    106,
    'Warehouse Maasvlakte',
    'Pannenweg 101',
    'Rotterdam',
    '3199 LZ',
    'NL',
    'Sanne Deksel',
    '+31 20 0 141 550',
  ],
  [107, 'Stone yard', '15 Slate Hill Road', 'Portland', '97203', 'US', 'Ira Flagstone', '+1 503 555 0174'],
  [
    108,
    'Entrepôt Rhône',
    '28 chemin du Pédalier',
    'Saint-Priest',
    '69800',
    'FR',
    'Luc Fourche',
    '+33 1 99 00 12 34',
  ],
  [
    109,
    'Warehouse Laverton',
    '7 Trellis Road',
    'Laverton North',
    '3026',
    'AU',
    'Mia Trowel',
    '+61 3 5550 0138',
  ],
  [110, 'Lager Arendal', 'Soffgatan 2', 'Gothenburg', '418 79', 'SE', 'Elin Fjäder', '+46 31 390 06 12'],
];

/** Who makes and stores goods for the importers without being one of the trade's companies. */
const PARTNERS: readonly Address[] = [
  [
    101,
    'Coastline Knitting Mill',
    '21 Spindle Road',
    'Ningbo',
    '315800',
    'CN',
    'Lin Weaver',
    '+86 574 5550 118',
  ],
  [
    101,
    'Sunset Outlet Stores',
    '300 Harbor Boulevard',
    'Long Beach',
    '90802',
    'US',
    'Gil Pocket',
    '+1 562 555 0136',
  ],
  [102, 'Hammered Bowl Works', '8 Anvil Street', 'Moradabad', '244001', 'IN', 'Asha Tin', '+91 591 555 0142'],
  [
    105,
    'Oficina do Couro',
    'Rua das Solas 14',
    'Felgueiras',
    '4610-123',
    'PT',
    'Rui Sovela',
    '+351 255 555 019',
  ],
];

/** Addresses and partners of the importers, for their lists, for deliveries and for bookings. */
export async function seedLocations(
  db: Kysely<Tables>,
  calendar: Calendar,
  { countries }: Places,
): Promise<void> {
  await insertRows(
    db,
    'company_location',
    [...ADDRESSES, ...PARTNERS].map(
      (
        [company_id, name, address_1, city, postal_code, country, contact_name, contact_phone],
        index,
      ): NewRow<'company_location'> => ({
        id: index + 1,
        company_id,
        kind: index < ADDRESSES.length ? 'Own' : 'Partner',
        name,
        address_1,
        city,
        postal_code,
        country_id: required(countries, country),
        contact_name,
        contact_phone,
        created_at: instant(calendar.momentOf(0, 1)),
      }),
    ),
  );
}

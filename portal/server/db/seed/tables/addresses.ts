import type { Kysely } from 'kysely';
import type { Tables } from '../../tables.ts';

/** Where the trade's companies are: invented streets in real cities. */
const ADDRESSES: readonly (readonly [id: number, street: string, city: string, postalCode: string])[] = [
  [1, '41 Slipway Street', 'Newark', '07114'],
  [2, '88 Jade Jetty Road', 'Shanghai', '200080'],
  [3, '12 Lotus Gate Street', 'Hai Phong', '180000'],
  [4, 'Alsterkai 19', 'Hamburg', '20095'],
  [5, '5 Monsoon Bridge Road', 'Mumbai', '400001'],
  [101, '230 Northfold Avenue', 'Los Angeles', '90021'],
  [102, '17 Copper Lane', 'Chicago', '60607'],
  [103, '9 Tidewell Quay', 'Vancouver', 'V6B 1A9'],
  [104, '3 Brightacre Way', 'Leeds', 'LS1 4DY'],
  [105, 'Fernwickallee 7', 'Berlin', '10117'],
  [106, 'Haldenbykade 22', 'Rotterdam', '3011 WN'],
  [107, '640 Juniper Street', 'Portland', '97209'],
  [108, '14 rue du Kestrelmark', 'Lyon', '69002'],
  [109, '51 Larkhollow Road', 'Melbourne', '3000'],
  [110, 'Mosspointgatan 8', 'Gothenburg', '411 06'],
  [121, '300 Ningwave Road', 'Ningbo', '315000'],
  [122, '27 Deltaloom Avenue', 'Chattogram', '4100'],
  [123, 'Rua do Redkiln 31', 'Porto', '4050-123'],
  [124, '66 Siamreed Road', 'Bangkok', '10110'],
  [125, '18 Indigo Weir Road', 'Tiruppur', '641601'],
];

/** Gives the trade's companies their addresses. */
export async function seedAddresses(db: Kysely<Tables>): Promise<void> {
  for (const [id, street, city, postalCode] of ADDRESSES) {
    await db
      .updateTable('company')
      .set({ address_1: street, city, postal_code: postalCode })
      .where('id', '=', id)
      .execute();
  }
}

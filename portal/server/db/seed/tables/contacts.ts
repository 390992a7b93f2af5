import type { Kysely } from 'kysely';
import type { Tables } from '../../tables.ts';
import { PROVIDER_ID, TRADE_COMPANIES } from '../data/trade-companies.ts';

/** Whom to ask for at a company, and a telephone number that is nobody's. */
const CONTACTS: readonly (readonly [id: number, name: string, phone: string])[] = [
  [1, 'Customer service', '+1 201 555 0100'],
  [2, 'Wen Harbourfield', '+86 21 5550 0102'],
  [3, 'Linh Cang', '+84 225 555 0103'],
  [4, 'Silke Tauwerk', '+49 40 66969 104'],
  [5, 'Arjun Dockray', '+91 22 5550 0105'],
  [101, 'Iris Northcott', '+1 213 555 0101'],
  [102, 'Cole Panmure', '+1 312 555 0102'],
  [103, 'Tara Lockyer', '+1 604 555 0103'],
  [104, 'Hugh Tumbler', '+44 113 496 0104'],
  [105, 'Greta Sohle', '+49 30 23125 105'],
  [106, 'Bram Ketel', '+31 20 0 141 106'],
  [107, 'June Ledger', '+1 503 555 0107'],
  [108, 'Élise Rayon', '+33 1 99 00 01 08'],
  [109, 'Max Furrow', '+61 3 5550 0109'],
  [110, 'Nils Karm', '+46 31 390 06 10'],
  [121, 'Mei Weft', '+86 574 5550 0121'],
  [122, 'Rafiq Seam', '+880 31 555 0122'],
  [123, 'Inês Forno', '+351 22 555 0123'],
  [124, 'Somchai Reed', '+66 2 555 0124'],
  [125, 'Kavya Purl', '+91 421 555 0125'],
];

/** What invoices name of the provider: numbers that are nobody's, at a bank that there isn't. */
const PROVIDER_BILLING = {
  tax_number: 'US 00-0000000 (fictional)',
  registration_number: 'NJ-0000-DEMO',
  bank_name: 'Example Harbour Bank (fictional)',
  bank_account: 'XX91DEMO00000000000001',
  bank_bic: 'EXHBUS00',
  payment_terms: 'Please quote the payment reference. Bank charges are borne by the payer.',
};

/** Gives the trade's companies somebody to write to and to call. */
export async function seedContacts(db: Kysely<Tables>): Promise<void> {
  const domains = new Map(TRADE_COMPANIES.map(({ id, domain }) => [id, domain]));
  for (const [id, contact_name, contact_phone] of CONTACTS) {
    await db
      .updateTable('company')
      .set({ contact_name, contact_phone, contact_email: `office@${domains.get(id)}.example` })
      .where('id', '=', id)
      .execute();
  }
  await db.updateTable('company').set(PROVIDER_BILLING).where('id', '=', PROVIDER_ID).execute();
}

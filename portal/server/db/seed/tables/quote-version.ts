import type { Transaction } from 'kysely';
import { totalsOf } from '../../../quotes/quote-totals.ts';
import type { Tables } from '../../tables.ts';
import { DAY } from '../calendar.ts';
import { ACCOUNTS } from '../data/accounts.ts';
import { IMPORTER_A } from '../data/trade-companies.ts';

/** What the first version came to of what the second one does. */
const FIRST_PRICE = 0.96;

/** The oldest open quote of importer A is the second version of one that was accepted before (D-152). */
export async function seedQuoteVersion(db: Transaction<Tables>): Promise<void> {
  const quote = await db
    .updateTable('quote')
    .set({ version: 2 })
    .where('id', '=', (open) =>
      open
        .selectFrom('quote')
        .select((eb) => eb.fn.min('id').as('id'))
        .where('customer_id', '=', IMPORTER_A)
        .where('status', '=', 'Open'),
    )
    .returning(['id', 'created_at', 'valid_until'])
    .executeTakeFirst();
  if (!quote) return;
  const importer = ACCOUNTS.findIndex(({ company }) => company === IMPORTER_A);
  const scaled = (amount: string | null) => amount && (Number(amount) * FIRST_PRICE).toFixed(2);
  const totals = (await totalsOf(db, { type: 'quote', id: quote.id })).map(({ currency, cost, price }) => ({
    currency,
    cost: scaled(cost),
    price: scaled(price),
  }));
  await db
    .insertInto('quote_version')
    .values({
      ...{ id: 1, quote_id: quote.id, version: 1, status: 'Accepted', valid_until: quote.valid_until },
      answered_at: new Date(new Date(quote.created_at).getTime() + DAY),
      answered_by: ACCOUNTS[importer]!.email,
      answered_by_id: importer + 1,
      totals: JSON.stringify(totals),
    })
    .execute();
}

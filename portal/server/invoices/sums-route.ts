import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import * as v from 'valibot';
import { type InvoiceSums, InvoiceSumsRequest } from '../../../shared/contract/invoices.ts';
import { invoices } from '../../lists/definitions/invoices.ts';
import { inputMessage } from '../actions/input-message.ts';
import { withCurrentRights } from '../auth/as-caller.ts';
import { bearerOf } from '../auth/bearer.ts';
import type { QueryServices } from '../data-api/run-statement.ts';
import { readIds } from '../data-api/whole-list.ts';
import { languageOf, requestedList, requireExport } from '../exports/requested-list.ts';
import { invalid } from '../http/errors/api-error.ts';
import { noteCaller, noteInLog } from '../http/log-facts.ts';
import { requestLanguage } from '../http/request-language.ts';
import type { Services } from '../services.ts';
import { amountText } from './amount-text.ts';
import { OWED_SQL } from './invoice-status.ts';

/**
 * `POST /api/invoice-sums` (bearer; MOD-09): what the invoices of a list come to, of all that search and filters leave and
 * that the data API has for the caller, and not only of the page that is shown. Currencies are never added.
 *
 * 422 for a list that is too long.
 */
export function invoiceSumsRoute(
  app: FastifyInstance,
  services: Services & Pick<QueryServices, 'queries'>,
): void {
  app.post('/api/invoice-sums', async (request) => {
    noteInLog(request, { operation: 'invoiceSums' });
    const token = bearerOf(request);
    const known = await services.auth.callerOf(token);
    noteCaller(request, known);
    const parsed = v.safeParse(InvoiceSumsRequest, request.body, { abortEarly: true });
    if (!parsed.success) throw invalid(inputMessage(parsed.issues[0]));
    const asked = requireExport({ ...parsed.output, module: invoices.id, format: 'csv' });
    const language = await languageOf(requestLanguage(asked.language, request.headers['accept-language']));
    const { list } = requestedList(asked, language);
    const facts = { address: request.ip, answered: Promise.resolve(), apart: ' sums' };
    return withCurrentRights(services.auth, { caller: known, token }, async (caller) =>
      sumsOf(services, await readIds(services, caller, list, facts)),
    );
  });
}

async function sumsOf({ database }: Pick<Services, 'database'>, ids: Int32Array): Promise<InvoiceSums> {
  const { rows } = await sql<InvoiceSums['currencies'][number]>`
    select currency, ${sql.raw(amountText('sum(amount - credited_amount)'))} as amount,
      ${sql.raw(amountText(`sum(${OWED_SQL})`))} as owed
    from invoice_total total where invoice_id = any(${[...ids]}::integer[])
    group by currency order by currency`.execute(database.db);
  return { currencies: rows };
}

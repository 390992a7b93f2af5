import { type RawBuilder, sql, type Transaction } from 'kysely';
import {
  MOST_TEMPLATES,
  RemoveBookingTemplate,
  SaveBookingTemplate,
  type TemplateAnswer,
  templateNamed,
} from '../../../../shared/contract/booking-templates.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import type { AuditRecord } from '../../audit/write-audit.ts';
import type { Caller, UserCaller } from '../../auth/rights/caller.ts';
import type { Tables } from '../../db/tables.ts';
import { forbidden, invalid } from '../../http/errors/api-error.ts';
import { defineAction } from '../action.ts';
import { personOf } from '../audit/person.ts';

type Trx = Transaction<Tables>;

interface Template {
  id: number;
  name: string;
}

/**
 * MOD-04: people keep what their company often books under a name, for all of its people. Case makes no other name.
 *
 * @throws ApiError 403 for a link or a service; 422 where another template has the name and isn't to be replaced, and for more of
 * them than a company has
 */
export const saveBookingTemplate = defineAction({
  id: '0c4f8a17-92d5-4b3e-8e61-7a5d3c90b2f4',
  input: SaveBookingTemplate,
  allow: lockOwnCompany,
  async run(trx, { entityId: companyId }, { name, replaces, content }) {
    const kept = await templatesWhere(trx, sql`company_id = ${companyId}::integer`);
    const stored = templateNamed(kept, name);
    if (stored && !replaces) throw invalid({ ...reason('templateName'), field: 'name' });
    if (!stored && kept.length >= MOST_TEMPLATES)
      throw invalid(reason('tooManyEntries', { most: MOST_TEMPLATES }));
    const values = { name, content: JSON.stringify(content), saved_at: new Date() };
    const written = stored
      ? trx.updateTable('booking_template').set(values).where('id', '=', stored.id).returning(['id', 'name'])
      : trx
          .insertInto('booking_template')
          .values({ company_id: companyId, ...values })
          .returning(['id', 'name']);
    const result: TemplateAnswer = await written.executeTakeFirstOrThrow();
    return { result, audit: audited(companyId, { before: stored?.name ?? null, after: name }) };
  },
});

/**
 * MOD-04: a company's people remove one of its templates.
 *
 * @throws ApiError 403 for anybody else, the same for a foreign and for an unknown one
 */
export const removeBookingTemplate = defineAction({
  id: 'd36e7b05-1f84-4c29-a9d7-58b0e4f2617a',
  input: RemoveBookingTemplate,
  async allow(trx, caller, { templateId }) {
    const { entityId } = await lockOwnCompany(trx, caller);
    const [template] = await templatesWhere(
      trx,
      sql`id = ${templateId}::integer and company_id = ${entityId}::integer`,
    );
    if (!template) throw forbidden();
    return { ...template, companyId: entityId };
  },
  // It is gone by then; the first answer is the person's own.
  allowRepeat: async (_trx, caller) => personOf(caller),
  async run(trx, { id, name, companyId }) {
    await trx.deleteFrom('booking_template').where('id', '=', id).execute();
    return {
      result: { id, name } satisfies TemplateAnswer,
      audit: audited(companyId, { before: name, after: null }),
    };
  },
});

/** Those who save or remove templates of one company at once wait for each other. */
async function lockOwnCompany(trx: Trx, caller: Caller): Promise<UserCaller> {
  if (caller.kind !== 'user') throw forbidden();
  const { rows } = await sql`
    select 1 from company where id = ${caller.entityId}::integer for no key update`.execute(trx);
  if (rows.length === 0) throw forbidden();
  return caller;
}

async function templatesWhere(trx: Trx, where: RawBuilder<unknown>): Promise<Template[]> {
  const { rows } = await sql<Template>`
    select id, name from booking_template where ${where} order by id`.execute(trx);
  return rows;
}

const audited = (
  companyId: number,
  change: { before: string | null; after: string | null },
): AuditRecord => ({
  recordType: 'entity',
  recordId: companyId,
  before: { bookingTemplate: change.before },
  after: { bookingTemplate: change.after },
  changes: [{ field: 'bookingTemplate', ...change }],
});

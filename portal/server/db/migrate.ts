import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Migration } from 'kysely/migration';
import { logLine } from '../log-line.ts';
import { ADVISORY_LOCKS } from './advisory-locks.ts';
import { DatabaseUnavailable } from './database-error.ts';
import * as initial from './migrations/0001-initial.ts';
import * as partSearch from './migrations/0002-part-search.ts';
import * as charges from './migrations/0003-charges.ts';
import * as exchangeRates from './migrations/0004-exchange-rates.ts';
import * as accounts from './migrations/0005-accounts.ts';
import * as auditReading from './migrations/0006-audit-reading.ts';
import * as profiles from './migrations/0007-profiles.ts';
import * as lists from './migrations/0008-lists.ts';
import * as guards from './migrations/0009-guards.ts';
import * as rateUploads from './migrations/0010-rate-uploads.ts';
import * as rowBudget from './migrations/0011-row-budget.ts';
import * as accountAccess from './migrations/0012-account-access.ts';
import * as jobs from './migrations/0013-jobs.ts';
import * as files from './migrations/0014-files.ts';
import * as revisions from './migrations/0015-revisions.ts';
import * as referenceData from './migrations/0016-reference-data.ts';
import * as companyReferences from './migrations/0017-company-references.ts';
import * as imports from './migrations/0018-imports.ts';
import * as baseRates from './migrations/0019-base-rates.ts';
import * as routeSubscriptions from './migrations/0020-route-subscriptions.ts';
import * as rateSheets from './migrations/0021-rate-sheets.ts';
import * as queryTime from './migrations/0022-query-time.ts';
import * as linkHolders from './migrations/0023-link-holders.ts';
import * as serviceKeys from './migrations/0024-service-keys.ts';
import * as releases from './migrations/0025-releases.ts';
import * as shipmentProgress from './migrations/0026-shipment-progress.ts';
import * as documents from './migrations/0027-documents.ts';
import * as listSettings from './migrations/0028-list-settings.ts';
import * as quoteRequestsAndSailings from './migrations/0029-quote-requests-and-sailings.ts';
import * as reports from './migrations/0030-reports.ts';
import * as invoices from './migrations/0031-invoices.ts';
import * as numberBeginnings from './migrations/0032-number-beginnings.ts';
import * as quoteAnswers from './migrations/0034-quote-answers.ts';
import * as orderDates from './migrations/0035-order-dates.ts';
import * as bookingRequests from './migrations/0036-booking-requests-and-cancelled-deliveries.ts';
import * as inviteNumbers from './migrations/0037-invite-numbers.ts';
import * as invoiceEntries from './migrations/0038-invoice-entries.ts';
import * as expiry from './migrations/0042-expiry.ts';
import * as flights from './migrations/0050-flights.ts';
import * as orderSuppliers from './migrations/0051-order-suppliers.ts';
import * as demo from './migrations/0052-demo.ts';
import * as reversedInvoiceEntries from './migrations/0053-reversed-invoice-entries.ts';
import * as linkNumbers from './migrations/0054-link-numbers.ts';
import * as importNumbers from './migrations/0055-import-numbers.ts';
import * as businessDocuments from './migrations/0057-business-documents.ts';
import * as containerAndInvoiceParts from './migrations/0058-container-and-invoice-parts.ts';
import * as nextMilestones from './migrations/0061-next-milestones.ts';
import * as milestoneEstimates from './migrations/0062-milestone-estimates.ts';
import * as ordersOfCompany from './migrations/0063-orders-of-company.ts';
import * as invoiceParties from './migrations/0065-invoice-parties.ts';
import * as orderStatus from './migrations/0067-order-status.ts';
import * as expectedMilestones from './migrations/0068-expected-milestones.ts';
import * as morePlaces from './migrations/0069-more-places.ts';
import * as answersAndCreditNotes from './migrations/0070-booking-answers-and-credit-notes.ts';
import * as renewals from './migrations/0071-renewals.ts';
import * as lateOrders from './migrations/0073-late-orders.ts';
import * as styleOrdersByTime from './migrations/0074-style-orders-by-time.ts';
import * as cancelledShipments from './migrations/0075-cancelled-shipments.ts';
import * as markups from './migrations/0076-markups.ts';
import * as quoteVersions from './migrations/0077-quote-versions.ts';
import * as providerDay from './migrations/0079-provider-day.ts';
import * as chargeDecimals from './migrations/0080-charge-decimals.ts';
import * as invoiceDecimals from './migrations/0081-invoice-decimals.ts';
import * as accountLanguages from './migrations/0082-account-languages.ts';
import * as accountRevisions from './migrations/0083-account-revisions.ts';
import * as managers from './migrations/0084-managers.ts';
import * as places from './migrations/0085-places.ts';
import * as placeNames from './migrations/0086-place-names.ts';
import * as quoteRequests from './migrations/0087-quote-requests.ts';
import * as shipmentStages from './migrations/0088-shipment-stages.ts';
import * as removedOrders from './migrations/0089-removed-orders.ts';
import * as bookingTerms from './migrations/0090-booking-terms.ts';
import * as bookingPlans from './migrations/0091-booking-plans.ts';
import * as jobFailures from './migrations/0092-job-failures.ts';
import * as rowsLeftOut from './migrations/0093-rows-left-out.ts';
import * as locationKinds from './migrations/0094-location-kinds.ts';
import * as bookingTemplates from './migrations/0095-booking-templates.ts';
import * as lookAlikes from './migrations/0096-look-alikes.ts';
import * as importEncodings from './migrations/0097-import-encodings.ts';
import * as milestoneNotes from './migrations/0098-milestone-notes.ts';
import * as departureRevisions from './migrations/0099-departure-revisions.ts';
import * as moreWords from './migrations/0100-more-words.ts';
import * as shipmentsOfQuotes from './migrations/0101-shipments-of-quotes.ts';
import type { Tables } from './tables.ts';
import { TIMEOUTS } from './without-timeout.ts';

interface SchemaChange extends Pick<Migration, 'up'> {
  /**
   * Whether servers of the version before go on with the schema after it, as where it adds tables, indexes, or columns that may be
   * left out. It is stored with the migration, so that those servers, which don't know it, are told.
   */
  isCompatible?: boolean;
}

/** Every migration in order. A migration that was once released never changes; add the next one. */
const MIGRATIONS: Record<string, SchemaChange> = {
  '0001-initial': initial,
  '0002-part-search': partSearch,
  '0003-charges': charges,
  '0004-exchange-rates': exchangeRates,
  '0005-accounts': accounts,
  '0006-audit-reading': auditReading,
  '0007-profiles': profiles,
  '0008-lists': lists,
  '0009-guards': guards,
  '0010-rate-uploads': rateUploads,
  '0011-row-budget': rowBudget,
  '0012-account-access': accountAccess,
  '0013-jobs': jobs,
  '0014-files': files,
  '0015-revisions': revisions,
  '0016-reference-data': referenceData,
  '0017-company-references': companyReferences,
  '0018-imports': imports,
  '0019-base-rates': baseRates,
  '0020-route-subscriptions': routeSubscriptions,
  '0021-rate-sheets': rateSheets,
  '0022-query-time': queryTime,
  '0023-link-holders': linkHolders,
  '0024-service-keys': serviceKeys,
  '0025-releases': releases,
  '0026-shipment-progress': shipmentProgress,
  '0027-documents': documents,
  '0028-list-settings': listSettings,
  '0029-quote-requests-and-sailings': quoteRequestsAndSailings,
  '0030-reports': reports,
  '0031-invoices': invoices,
  '0032-number-beginnings': numberBeginnings,
  '0034-quote-answers': quoteAnswers,
  '0035-order-dates': orderDates,
  '0036-booking-requests-and-cancelled-deliveries': bookingRequests,
  '0037-invite-numbers': inviteNumbers,
  '0038-invoice-entries': invoiceEntries,
  '0042-expiry': expiry,
  '0050-flights': flights,
  '0051-order-suppliers': orderSuppliers,
  '0052-demo': demo,
  '0053-reversed-invoice-entries': reversedInvoiceEntries,
  '0054-link-numbers': linkNumbers,
  '0055-import-numbers': importNumbers,
  '0057-business-documents': businessDocuments,
  '0058-container-and-invoice-parts': containerAndInvoiceParts,
  '0061-next-milestones': nextMilestones,
  '0062-milestone-estimates': milestoneEstimates,
  '0063-orders-of-company': ordersOfCompany,
  '0065-invoice-parties': invoiceParties,
  '0067-order-status': orderStatus,
  '0068-expected-milestones': expectedMilestones,
  '0069-more-places': morePlaces,
  '0070-booking-answers-and-credit-notes': answersAndCreditNotes,
  '0071-renewals': renewals,
  '0073-late-orders': lateOrders,
  '0074-style-orders-by-time': styleOrdersByTime,
  '0075-cancelled-shipments': cancelledShipments,
  '0076-markups': markups,
  '0077-quote-versions': quoteVersions,
  '0079-provider-day': providerDay,
  '0080-charge-decimals': chargeDecimals,
  '0081-invoice-decimals': invoiceDecimals,
  '0082-account-languages': accountLanguages,
  '0083-account-revisions': accountRevisions,
  '0084-managers': managers,
  '0085-places': places,
  '0086-place-names': placeNames,
  '0087-quote-requests': quoteRequests,
  '0088-shipment-stages': shipmentStages,
  '0089-removed-orders': removedOrders,
  '0090-booking-terms': bookingTerms,
  '0091-booking-plans': bookingPlans,
  '0092-job-failures': jobFailures,
  '0093-rows-left-out': rowsLeftOut,
  '0094-location-kinds': locationKinds,
  '0095-booking-templates': bookingTemplates,
  '0096-look-alikes': lookAlikes,
  '0097-import-encodings': importEncodings,
  '0098-milestone-notes': milestoneNotes,
  '0099-departure-revisions': departureRevisions,
  '0100-more-words': moreWords,
  '0101-shipments-of-quotes': shipmentsOfQuotes,
};

/** A table that somebody uses is waited for so long; queries that come after us wait behind us. */
const LOCK_TIMEOUT_MS = 5_000;
const PAUSE_MS = 1_000;
/** For so long a migration that got no lock is tried again. */
const PATIENCE_MS = 60_000;

interface MigrateOptions {
  /** Takes a line for whoever watches the start. */
  say?: (line: string) => void;
  lockTimeoutMs?: number;
  patienceMs?: number;
}

/**
 * Brings the schema up to date, all in one transaction, and answers the names of the migrations that were missing. Safe
 * when several processes do it at once: one works, the others say that they wait.
 *
 * @throws DatabaseUnavailable the schema is newer than this code and of no use to it, or a table stayed in use; nothing has
 *   changed then
 */
export async function migrate(
  db: Kysely<Tables>,
  {
    say = (line) => logLine('warn', line),
    lockTimeoutMs = LOCK_TIMEOUT_MS,
    patienceMs = PATIENCE_MS,
  }: MigrateOptions = {},
): Promise<string[]> {
  const began = Date.now();
  let isWaiting = false;
  while ((await missing(db)).length > 0) {
    try {
      const done = await db.transaction().execute((trx) => runMissing(trx, lockTimeoutMs));
      if (done) return done;
      if (!isWaiting) say('Another server brings the schema up to date. Waiting for it.');
      isWaiting = true;
    } catch (error) {
      if (codeOf(error) !== LOCK_NOT_AVAILABLE) throw error;
      const seconds = Math.round((Date.now() - began) / 1000);
      if (Date.now() - began >= patienceMs) throw new DatabaseUnavailable(stillInUse(seconds));
      say('A migration needs a table that is in use. Trying again.');
    }
    await sleep(PAUSE_MS);
  }
  return [];
}

/** @throws DatabaseUnavailable the schema is older than this code, or newer and of no use to it */
export async function requireCurrentSchema(db: Kysely<Tables>): Promise<void> {
  const names = await missing(db);
  if (names.length > 0)
    throw new DatabaseUnavailable(
      `MIGRATE: is off, and the schema lacks ${names.join(', ')}. Run: npm run migrate`,
    );
}

/** Undefined where another process is at it. Everything is of this transaction, so that a pooler may be between. */
async function runMissing(trx: Transaction<Tables>, lockTimeoutMs: number): Promise<string[] | undefined> {
  await sql`set local lock_timeout = ${sql.lit(lockTimeoutMs)}`.execute(trx);
  for (const name of TIMEOUTS) await sql`set local ${sql.raw(name)} = 0`.execute(trx);
  const { rows } = await sql<{
    isOurs: boolean;
  }>`select pg_try_advisory_xact_lock(${ADVISORY_LOCKS.migrate}) as "isOurs"`.execute(trx);
  if (!rows[0]?.isOurs) return undefined;
  await sql`create table if not exists ${LIST} (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
    trx,
  );
  await sql`alter table ${LIST} add column if not exists is_compatible boolean not null default false`.execute(
    trx,
  );
  const names = await missing(trx);
  for (const name of names) {
    await MIGRATIONS[name]?.up(trx);
    await sql`insert into ${LIST} (name, timestamp, is_compatible)
      values (${name}, ${new Date().toISOString()}, ${isCompatible(name)})`.execute(trx);
  }
  return names;
}

/** Whether servers of the version before the migration go on after it. */
export const isCompatible = (name: string): boolean => MIGRATIONS[name]?.isCompatible ?? false;

/**
 * The migrations that the database lacks, in order. One cheap query: most starts find none.
 *
 * @throws DatabaseUnavailable the schema is newer than this code and of no use to it
 */
export async function missing(db: Kysely<Tables>): Promise<string[]> {
  const done = await listed(db);
  const breaking = [...done].filter(([name, may]) => !may && !(name in MIGRATIONS)).map(([name]) => name);
  if (breaking.length > 0) throw new DatabaseUnavailable(tooNew(breaking.sort().at(-1) ?? ''));
  return Object.keys(MIGRATIONS).filter((name) => !done.has(name));
}

/** The migrations of the database, by their names, and whether servers of the version before each go on after it. */
async function listed(db: Kysely<Tables>): Promise<Map<string, boolean>> {
  try {
    // Until the first migration that says so there is no such column.
    const { rows } = await sql<{ name: string; isCompatible: boolean }>`
      select name, coalesce((to_jsonb(list) ->> 'is_compatible')::boolean, false) as "isCompatible"
      from ${LIST} list`.execute(db);
    return new Map(rows.map((row) => [row.name, row.isCompatible]));
  } catch (error) {
    if (codeOf(error) === UNDEFINED_TABLE) return new Map();
    throw error;
  }
}

const tooNew = (name: string) =>
  `The database has a newer schema (${name}) than this version of the server can work with. Start the newer version, or restore the backup from before the upgrade into a new folder or database.`;

const stillInUse = (seconds: number) =>
  `The schema is not up to date: for ${seconds} seconds a table that a migration needs was in use. End what uses it.`;

const codeOf = (error: unknown) => (error as { code?: string }).code;

/** Where Kysely, which ran the first migrations, lists them. */
const LIST = sql.table('kysely_migration');
const UNDEFINED_TABLE = '42P01';
const LOCK_NOT_AVAILABLE = '55P03';

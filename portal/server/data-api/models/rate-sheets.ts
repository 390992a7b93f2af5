import { decidesForProviderSql } from '../../auth/rights/provider-admin.ts';
import {
  recentSheetSql,
  replacementSql,
  sheetErrorSql,
  sheetStateSql,
} from '../../rate-sheets/sheet-state.ts';
import { column, createdAt, defineModel, id, nullable, toOne } from './model.ts';
import { personWho } from './requests.ts';
import { mayReadSheet } from './rights.ts';

/** A number of the sheet's counts, which are there as soon as it is ready. */
const counted = (...names: string[]) =>
  column('int', 'counts', {
    sql: (alias) => `(${names.map((name) => `(${alias}.counts->>'${name}')::integer`).join(' + ')})`,
    ...nullable,
  });

/** SQL of a value of the job that makes the sheet of the row `alias`; null as soon as the job is forgotten. */
const ofJob = (value: string) => (alias: string) =>
  `(select ${value} from job where job.id = ${alias}.job_id)`;

const creator = personWho('created');

/** A generated rate sheet (MOD-11), as `shared/contract/rate-sheets.ts` tells of it. */
export const RateSheet = defineModel({
  name: 'RateSheet',
  table: 'rate_sheet',
  root: true,
  rights: mayReadSheet,
  fields: {
    id,
    entity: toOne('Company', 'entity_id'),
    number: column('int', 'number'),
    version: column('int', 'version'),
    validFrom: column('date', 'valid_from'),
    validTo: column('date', 'valid_to'),
    // Of those who may choose them (D-147).
    fakPercentage: column('numeric', 'fak_percentage', { ...nullable, rights: decidesForProviderSql }),
    nacPercentage: column('numeric', 'nac_percentage', { ...nullable, rights: decidesForProviderSql }),
    existingRateSheetCharges: column('boolean', 'existing_charges'),
    includeExternalRates: column('boolean', 'external_rates'),
    state: column('text', 'state', { sql: sheetStateSql, isCostly: true }),
    /** Became ready lately, and no newer version has. */
    isRecent: column('boolean', 'id', { sql: recentSheetSql, isCostly: true }),
    jobId: column('text', 'job_id', { sql: ofJob('job.id::text'), nullable: true, isCostly: true }),
    progress: column('json', 'job_id', {
      sql: (alias) =>
        `case when ${alias}.state = 'waiting' then ${ofJob(
          `case when num_nonnulls(job.progress_done, job.progress_total) = 2
            then json_build_object('done', job.progress_done, 'total', job.progress_total) end`,
        )(alias)} end`,
      nullable: true,
      isCostly: true,
    }),
    /** Why it failed, in English, and as reasons that other languages have texts of. */
    error: column('text', 'error', { sql: sheetErrorSql, nullable: true }),
    reasons: column('json', 'error', {
      sql: (alias) =>
        `case when ${alias}.error is null then '[]'::jsonb else jsonb_build_array(${alias}.error) end`,
    }),
    createdBy: column('text', 'created_by', {
      sql: creator,
      sortSql: (alias) => `lower(${creator(alias)}) collate "C"`,
      isCostly: true,
    }),
    readyAt: column('instant', 'ready_at', nullable),
    previousId: column('int', 'previous_id', nullable),
    /** The newest made version of the same number, where this isn't it. */
    replacedByVersion: column('int', 'version', {
      sql: (alias) => replacementSql(alias, 'newer.version'),
      nullable: true,
      isCostly: true,
    }),
    routeCount: counted('routes'),
    /** By sea and by air. */
    rateCount: counted('rates', 'airRates'),
    routesWithoutRates: counted('routesWithoutRates'),
    addedCount: counted('added'),
    changedCount: counted('changed'),
    droppedCount: counted('dropped'),
    createdAt,
  },
});

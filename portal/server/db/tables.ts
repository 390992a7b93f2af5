import type { Insertable } from 'kysely';
import type { AccountTables } from './tables/accounts.ts';
import type { AuditTables } from './tables/audit.ts';
import type { BaseRateTables } from './tables/base-rates.ts';
import type { ChargeTables } from './tables/charges.ts';
import type { CompanyTables } from './tables/companies.ts';
import type { DeliveryTables } from './tables/deliveries.ts';
import type { DemoTables } from './tables/demo.ts';
import type { DocumentTables } from './tables/documents.ts';
import type { FileTables } from './tables/files.ts';
import type { ImportTables } from './tables/imports.ts';
import type { InvoiceTables } from './tables/invoices.ts';
import type { ListSettingsTables } from './tables/list-settings.ts';
import type { OrderTables } from './tables/orders.ts';
import type { RateSearchTables } from './tables/rate-search.ts';
import type { RateTables } from './tables/rates.ts';
import type { RecordTables } from './tables/records.ts';
import type { ReferenceTables } from './tables/reference.ts';
import type { ReleaseTables } from './tables/releases.ts';
import type { WorkTables } from './tables/work.ts';

/**
 * The tables as both databases return them. Parsers are unified in the pool: `date` is `YYYY-MM-DD` text,
 * `numeric` is exact decimal text, `bigint` is text, `timestamptz` is an ISO 8601 text in UTC.
 *
 * `entity_id` and `company_id` are both a `company.id`: the first has its name from the backend that the tools know, which
 * calls the company that somebody acts for an entity; tables of trade and of the server's own work say company. The code
 * keeps the name of the column.
 */
export interface Tables
  extends ReferenceTables,
    CompanyTables,
    AccountTables,
    RecordTables,
    OrderTables,
    ChargeTables,
    InvoiceTables,
    DeliveryTables,
    ImportTables,
    ListSettingsTables,
    RateTables,
    RateSearchTables,
    BaseRateTables,
    FileTables,
    DocumentTables,
    ReleaseTables,
    DemoTables,
    WorkTables,
    AuditTables {}

export type NewRow<T extends keyof Tables> = Insertable<Tables[T]>;

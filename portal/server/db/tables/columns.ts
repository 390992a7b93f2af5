import type { ColumnType } from 'kysely';

export interface Revised {
  /** Raised by the database with every update. */
  revision: ColumnType<number, never, never>;
}

export type Timestamp = ColumnType<string, string | Date, string | Date>;
export type GeneratedTimestamp = ColumnType<string, string | Date | undefined, string | Date>;
export type GeneratedPosition = ColumnType<string, never, never>;
export type Position = ColumnType<string, string | number, string | number>;
/** Written as JSON text, read parsed. */
export type Json = ColumnType<unknown, string | null, string | null>;

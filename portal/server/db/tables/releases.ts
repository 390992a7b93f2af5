import type { Generated } from 'kysely';
import type { GeneratedTimestamp } from './columns.ts';

/** The releases that servers on this database ran, and what they gave to browsers. */
export interface ReleaseTables {
  release: {
    id: Generated<number>;
    version: string;
    /** Of its files; two builds of one version may differ. */
    digest: string;
    /** When a server last started with it. */
    started_at: GeneratedTimestamp;
  };
  /** Written and read as base64, as pictures are. */
  release_file: { release_id: number; path: string; is_brotli: boolean; bytes: never };
}

import type { Generated } from 'kysely';
import type { GeneratedTimestamp, Timestamp } from './columns.ts';

/** Documents of companies. */
export interface FileTables {
  /** A file that is complete. */
  file: {
    id: string;
    entity_id: number;
    content_id: string;
    name: string;
    media_type: string;
    /** In bytes */
    size: number;
    /** In hexadecimal digits */
    sha256: string;
    created_by: string;
    created_by_id: number | null;
    created_at: GeneratedTimestamp;
    /** null: it stays until somebody deletes it */
    expires_at: Timestamp | null;
    /** Part of what the server issued, such as a rate sheet: nobody deletes it. */
    is_issued: Generated<boolean>;
  };
  file_content: {
    id: string;
    state: Generated<'writing' | 'kept' | 'dropped'>;
    /** When its last chunk was written. */
    written_at: GeneratedTimestamp;
  };
  /** Read and written as base64, as pictures are. */
  file_chunk: { content_id: string; number: number; bytes: never };
}

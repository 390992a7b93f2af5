import type { Generated } from 'kysely';
import type { DocumentType } from '../../../../shared/trade/document-types.ts';
import type { DocumentVisibility } from '../../../../shared/trade/document-visibility.ts';
import type { GeneratedTimestamp, Revised, Timestamp } from './columns.ts';

export interface DocumentTables {
  /** A file that belongs to one record: one of the four. */
  document: Revised & {
    id: Generated<number>;
    booking_id: number | null;
    shipment_id: number | null;
    quote_id: number | null;
    manifest_id: number | null;
    file_id: string;
    type: DocumentType;
    visibility: DocumentVisibility;
    /** Whose people added it. */
    entity_id: number;
    created_by: string;
    created_by_id: number | null;
    created_at: GeneratedTimestamp;
    /** null: it is there. A removed one can be restored until its file is deleted. */
    removed_at: Timestamp | null;
  };
}

import type { GeneratedPosition, GeneratedTimestamp, Json, Position } from './columns.ts';

/** What was changed, and who has read of it. */
export interface AuditTables {
  audit_log: {
    id: GeneratedPosition;
    at: GeneratedTimestamp;
    actor: string;
    web_user_id: number | null;
    action: string;
    record_type: string;
    record_id: number;
    before: Json | null;
    after: Json | null;
    request_id: string | null;
    /** Whose record it was when it was changed. */
    owner_id: number | null;
    agent_id: number | null;
    reference: string | null;
    /** `AuditChange[]`; null: not known. */
    changes: Json | null;
    /** The network address that it came from, where that matters. */
    address: string | null;
    /** The link that it was done by, and who gave that link. */
    link_id: string | null;
    given_by: string | null;
    /** Entries of one key are one, counted up. */
    repeat_key: string | null;
  };
  /** All notifications of the company up to this entry are read. */
  notification_state: { web_user_id: number; entity_id: number; read_up_to: Position };
  /** Single ones read beyond that. */
  notification_read: { web_user_id: number; audit_log_id: Position };
}

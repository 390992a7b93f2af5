import type { Generated } from 'kysely';
import type { JobState } from '../../../../shared/contract/jobs.ts';
import type { GeneratedPosition, GeneratedTimestamp, Json, Timestamp } from './columns.ts';

/** Jobs, mails, and the answers of actions that may be repeated. */
export interface WorkTables {
  /** Long work, and mails on their way. */
  job: {
    id: string;
    kind: string;
    state: Generated<JobState>;
    /** The owner; null: the server itself. */
    company_id: number | null;
    web_user_id: number | null;
    /** Of all open jobs of a kind one has it. */
    dedupe_key: string | null;
    /** null once it has ended */
    payload: Json | null;
    /** How often it was taken. */
    tries: Generated<number>;
    /** When it may be taken; of a running one when its lease ends. */
    due_at: GeneratedTimestamp;
    /** Who holds a running one. */
    lease_id: string | null;
    /** It has no use after this. */
    useless_at: Timestamp | null;
    is_cancelling: Generated<boolean>;
    progress_done: number | null;
    progress_total: number | null;
    result: Json | null;
    /** A `Reason`. */
    error: Json | null;
    /** Why the last try failed, as the log says it: without secrets. */
    failure: string | null;
    created_at: GeneratedTimestamp;
    started_at: Timestamp | null;
    /** null while it is open */
    ended_at: Timestamp | null;
  };
  mail_outbox: {
    id: GeneratedPosition;
    recipient: string;
    subject: string;
    text: string;
    sent_at: GeneratedTimestamp;
  };
  idempotency_key: {
    scope: string;
    key: string;
    fingerprint: string;
    result: Json | null;
    created_at: GeneratedTimestamp;
  };
}

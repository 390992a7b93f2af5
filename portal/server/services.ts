import type { AccessNotices } from './accounts/access-notices.ts';
import type { Accounts } from './accounts/accounts.ts';
import type { Auth } from './auth/auth.ts';
import type { Caller } from './auth/rights/caller.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { FileAddresses } from './files/addresses.ts';
import type { Files } from './files/files.ts';
import type { IssuedFiles } from './files/issued-files.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Gauge } from './metrics/gauge.ts';
import type { Upstream } from './upstream/upstream.ts';

/** One call of a named action by its id (API-25). */
export interface ActionCall {
  id: string;
  input: unknown;
  /** The idempotency key: the header `Idempotency-Key`, or `requestId` of the input (D-37). */
  key?: string | undefined;
  requestId: string;
}

/** What the routes work with; made by `createServices`, once for a server. */
export interface Services {
  config: Config;
  database: Database;
  /** Whether the process was asked to end: `/readyz` then says no, while requests are still answered. */
  lifecycle: { isStopping: boolean };
  auth: Auth;
  accounts: Accounts;
  /** Mails about changes of access. */
  notices: AccessNotices;
  /** Long work, and mails. */
  jobs: Jobs;
  files: Files;
  issuedFiles: IssuedFiles;
  fileAddresses: FileAddresses;
  actions: {
    /** Action name -> id, as `/config.json` answers it. */
    ids: Readonly<Record<string, string>>;
    /** Runs one action; throws `ApiError`. */
    run(caller: Caller, call: ActionCall): Promise<unknown>;
  };
  /** Has the records, where the provider's application is behind this server. */
  upstream: Upstream | undefined;
  /** What `/metrics` shows beside the process and its requests. */
  gauges: readonly Gauge[];
}

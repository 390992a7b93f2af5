import type { Generated } from 'kysely';
import type { ImportKind, ROW_OUTCOMES } from '../../../../shared/contract/imports.ts';
import type { GeneratedTimestamp, Json } from './columns.ts';

/** Files of companies and records on their way into the database. */
export interface ImportTables {
  /** The import of one file; its state is that of its job. */
  import: {
    id: string;
    /** Finds it in a list. */
    list_id: Generated<number>;
    kind: ImportKind;
    /** Which of its jobs `job_id` is: first the check, then the writing. */
    phase: Generated<'check' | 'write'>;
    job_id: string;
    file_id: string;
    file_name: string;
    /** What each column of the file is, as was given; null: the headings say it. */
    columns: Json | null;
    locale: string;
    takes_hidden: Generated<boolean>;
    created_by: string;
    created_by_id: number | null;
    created_at: GeneratedTimestamp;
    headings: Json;
    to_create: Generated<number>;
    to_change: Generated<number>;
    same: Generated<number>;
    wrong: Generated<number>;
    left_out: Generated<number>;
    written: Generated<number>;
  };
  import_row: {
    import_id: string;
    line: number;
    /** The order of writing, before the line. */
    step: number;
    reference: string;
    /** `Cells` of `portal/server/imports/` */
    cells: Json;
    outcome: (typeof ROW_OUTCOMES)[number];
    is_written: Generated<boolean>;
    /** `AuditChange[]` */
    changes: Json;
    /** `RowProblem[]` */
    problems: Json;
  };
}

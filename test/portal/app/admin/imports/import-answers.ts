import type { Import, ImportRow } from '../../../../../shared/contract/imports.ts';
import type { Job } from '../../../../../shared/contract/jobs.ts';

export const ID = '11111111-1111-4111-8111-111111111111';
export const FILE_ID = '22222222-2222-4222-8222-222222222222';

const JOB: Job = {
  id: 'job-1',
  kind: 'checkImport',
  state: 'done',
  isCancelling: false,
  progress: null,
  result: null,
  error: null,
  reasons: [],
  createdAt: '2026-11-23T10:00:00Z',
  startedAt: null,
  endedAt: null,
};

/** An import of companies as the server answers it: checked, with one row of each outcome. */
export const importAnswer = ({
  job,
  counts,
  ...rest
}: Partial<Omit<Import, 'job' | 'counts'>> & {
  job?: Partial<Job>;
  counts?: Partial<Import['counts']>;
} = {}): Import => ({
  id: ID,
  kind: 'companies',
  state: 'checked',
  fileId: FILE_ID,
  fileName: 'customers.csv',
  encoding: null,
  takesHidden: false,
  createdAt: '2026-11-23T10:00:00Z',
  createdBy: 'Ada Byron',
  headings: [
    { heading: 'No', column: 'reference' },
    { heading: 'Name', column: 'name' },
    { heading: 'Land', column: null },
  ],
  leftOut: null,
  ...rest,
  counts: { create: 100, change: 20, same: 3, wrong: 2, leftOut: 0, written: 0, ...counts },
  job: { ...JOB, ...job },
});

/** An import as the list has it. */
export const listedImport = (rest: object = {}) => ({
  id: 1,
  importId: ID,
  kind: 'companies',
  fileName: 'customers.csv',
  state: 'checked',
  progress: null,
  created: 100,
  changed: 20,
  unchanged: 3,
  refused: 2,
  createdBy: 'Ada Byron',
  createdAt: '2026-11-23T10:00:00Z',
  ...rest,
});

const row = (line: number, outcome: ImportRow['outcome'], rest: Partial<ImportRow>): ImportRow => ({
  line,
  reference: `C-${line}`,
  outcome,
  isWritten: false,
  changes: [],
  problems: [],
  ...rest,
});

export const ROWS: readonly ImportRow[] = [
  row(2, 'create', { changes: [{ field: 'name', before: null, after: 'Alder Vale' }] }),
  row(3, 'change', { recordId: 301, changes: [{ field: 'city', before: 'Savannah', after: 'Charleston' }] }),
  row(4, 'same', {}),
  row(5, 'wrong', {
    problems: [{ column: 'country', error: 'No country is called Narnia.', reasons: [] }],
  }),
  row(6, 'wrong', { problems: [{ column: null, error: 'This row is there twice.', reasons: [] }] }),
];

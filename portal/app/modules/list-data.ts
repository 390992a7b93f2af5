import type { ClientError } from '../../../shared/client/client-error.ts';
import type { Row } from './definition.ts';

/** SUB-33, SUB-34 */
export const PAGE_SIZE = 50;

/**
 * What a page of a list was answered with (ERR-01): 200 with rows and, with the first page, how many there are in all;
 * or 403 with nothing and the reason, which is never an empty list (D-41, D-42).
 */
export type ListAnswer =
  | readonly [status: 200, rows: readonly Row[], count: number | undefined]
  | readonly [status: 403, rows: readonly [], count: 0, cause: ClientError];

type Phase =
  /** With the rows of what was asked before, if any. */
  | { name: 'loading' }
  | { name: 'loading-more' }
  | { name: 'more-to-load' }
  /** Nothing more to load (D-90). */
  | { name: 'ended' }
  /** `more`: the rows so far stay. */
  | { name: 'failed'; more: boolean; cause: ClientError };

export interface ListData {
  rows: readonly Row[];
  /** How many the next page skips. */
  skip: number;
  /** Undefined as long as nobody has said it. */
  total: number | undefined;
  phase: Phase;
}

export type DataAction =
  | { type: 'asked'; more: boolean }
  | { type: 'answered'; more: boolean; answer: ListAnswer };

export const NO_DATA: ListData = {
  rows: [],
  skip: 0,
  total: undefined,
  phase: { name: 'loading' },
};

/** The pages that have come so far. */
export function dataReducer(data: ListData, action: DataAction): ListData {
  switch (action.type) {
    case 'asked':
      return { ...data, phase: { name: action.more ? 'loading-more' : 'loading' } };
    case 'answered':
      return answered(data, action.more, action.answer);
    default:
      throw new Error(`Pages know nothing of ${JSON.stringify(action satisfies never)}.`);
  }
}

function answered(data: ListData, more: boolean, answer: ListAnswer): ListData {
  if (answer[0] === 403) {
    const phase: Phase = { name: 'failed', more, cause: answer[3] };
    return more ? { ...data, phase } : { ...NO_DATA, phase };
  }
  const [, page, count] = answer;
  const rows = more ? withoutRepeats(data.rows, page) : page;
  const total = more ? data.total : count;
  // A page that isn't full is the last one (SUB-35), and so is one that completes the count (D-73).
  const skip = (more ? data.skip : 0) + page.length;
  const ended = page.length < PAGE_SIZE || (total !== undefined && skip >= total);
  return { rows, skip, total, phase: { name: ended ? 'ended' : 'more-to-load' } };
}

/** A record that came into being meanwhile moves the others on, so that a page may begin with one that is there. */
function withoutRepeats(rows: readonly Row[], page: readonly Row[]): Row[] {
  const present = new Set(rows.map(({ id }) => id));
  return [...rows, ...page.filter(({ id }) => !present.has(id))];
}

import type { Import } from '../../../../shared/contract/imports.ts';

/** Where an import stands, as a person sees it. */
export type Phase =
  /** Its job hasn't begun. */
  | 'waiting'
  | 'checking'
  /** The check was cancelled. */
  | 'cancelled'
  | 'unreadable'
  | 'checked'
  | 'importing'
  | 'imported'
  | 'stopped';

/** Where the import stands; one whose job has ended isn't under way, whatever its state still says. */
export function phaseOf({ state, job }: Pick<Import, 'state' | 'job'>): Phase {
  const isOver = job.state === 'failed' || job.state === 'cancelled';
  switch (state) {
    case 'checking':
    case 'unreadable':
      if (job.state === 'cancelled') return 'cancelled';
      if (isOver || state === 'unreadable') return 'unreadable';
      return job.state === 'queued' ? 'waiting' : 'checking';
    case 'importing':
      if (isOver) return 'stopped';
      return job.state === 'queued' ? 'waiting' : 'importing';
    default:
      return state;
  }
}

/** Whether it changes by itself. */
export const isUnderWay = (phase: Phase): boolean =>
  phase === 'waiting' || phase === 'checking' || phase === 'importing';

/** Whether its rows are known. */
export const hasRows = ({ state }: Pick<Import, 'state'>): boolean =>
  state !== 'checking' && state !== 'unreadable';

/** How many rows an import would write, or go on to write. */
export const rowsToWrite = ({ counts }: Pick<Import, 'counts'>): number =>
  Math.max(0, counts.create + counts.change - counts.written);

import type { Import } from '../../../../shared/contract/imports.ts';
import type { States, Tone } from '../../modules/cell/status.ts';
import { texts } from './texts/index.ts';

/**
 * Where an import can stand, as a person sees it: `waiting` until its job begins, `cancelled` where that was its check. The
 * list has it from `portal/server/imports/listed-imports.ts`.
 */
export const PHASES = [
  'waiting',
  'checking',
  'cancelled',
  'unreadable',
  'checked',
  'importing',
  'imported',
  'stopped',
] as const;
export type Phase = (typeof PHASES)[number];

const TONES: Readonly<Record<Phase, Tone>> = {
  waiting: 'quiet',
  checking: 'busy',
  cancelled: 'quiet',
  unreadable: 'bad',
  checked: 'busy',
  importing: 'busy',
  imported: 'good',
  stopped: 'bad',
};

/** The word and colour of each. */
export const STATES: States = Object.fromEntries(
  PHASES.map((phase) => [phase, { text: texts(`imports.phase.${phase}`), tone: TONES[phase] }]),
);

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

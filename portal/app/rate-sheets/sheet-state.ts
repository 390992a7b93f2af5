import type { RateSheet, SheetState } from '../../../shared/contract/rate-sheets.ts';
import type { Tone } from '../modules/cell/status.ts';

/** The colour of a state, beside its word. */
export const TONES: Readonly<Record<SheetState, Tone>> = {
  waiting: 'quiet',
  making: 'busy',
  ready: 'good',
  sent: 'good',
  failed: 'bad',
  cancelled: 'quiet',
};

/** Whether it changes by itself. */
export const isUnderWay = ({ state }: Pick<RateSheet, 'state'>): boolean =>
  state === 'waiting' || state === 'making';

/** Whether its end can be asked for. */
export const isCancellable = (sheet: Pick<RateSheet, 'state' | 'jobId'>): boolean =>
  isUnderWay(sheet) && sheet.jobId !== null;

export const sheetPath = (id: number): string => `/rate-sheet/${id}`;

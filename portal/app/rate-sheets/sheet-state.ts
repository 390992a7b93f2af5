import { type RateSheet, SHEET_STATES, type SheetState } from '../../../shared/contract/rate-sheets.ts';
import type { States, Tone } from '../modules/cell/status.ts';
import { texts } from './texts/index.ts';

const TONES: Readonly<Record<SheetState, Tone>> = {
  waiting: 'quiet',
  making: 'busy',
  ready: 'good',
  sent: 'good',
  failed: 'bad',
  cancelled: 'quiet',
};

/** The word and colour of each state. */
export const STATES: States = Object.fromEntries(
  SHEET_STATES.map((state) => [state, { text: texts(`sheets.state.${state}`), tone: TONES[state] }]),
);

/** Whether it changes by itself. */
export const isUnderWay = ({ state }: Pick<RateSheet, 'state'>): boolean =>
  state === 'waiting' || state === 'making';

/** Whether its end can be asked for. */
export const isCancellable = (sheet: Pick<RateSheet, 'state' | 'jobId'>): boolean =>
  isUnderWay(sheet) && sheet.jobId !== null;

export const sheetPath = (id: number): string => `/rate-sheet/${id}`;

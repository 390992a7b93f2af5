import { useSyncExternalStore } from 'react';
import { setClockDifference } from '../../../shared/trade/provider-day.ts';

const HOUR = 3_600_000;
/** Answers take their time, and a clock that is wrong by less makes hardly any day another one. */
const TOLERANCE = HOUR / 2;

let hours = 0;
const listeners = new Set<() => void>();

/** Learns by the header `Date` of an answer how wrong the clock of this device is. */
export function noteServerTime(date: string | null, now = Date.now()): void {
  const time = Date.parse(date ?? '');
  if (Number.isNaN(time)) return;
  const difference = Math.abs(time - now) < TOLERANCE ? 0 : time - now;
  setClockDifference(difference);
  const next = difference && Math.sign(difference) * Math.max(1, Math.round(Math.abs(difference) / HOUR));
  if (next === hours) return;
  hours = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** By how many hours the clock of this device is slow; below zero where it is fast, zero where it is right. */
export const useClockDifference = (): number => useSyncExternalStore(subscribe, () => hours);

import { withoutInvisible } from './invisible.ts';
import { narrow } from './narrow.ts';

/** Classes and divisions of dangerous goods, by the UN Model Regulations. */
export const DANGER_CLASSES = [
  '1.1',
  '1.2',
  '1.3',
  '1.4',
  '1.5',
  '1.6',
  '2.1',
  '2.2',
  '2.3',
  '3',
  '4.1',
  '4.2',
  '4.3',
  '5.1',
  '5.2',
  '6.1',
  '6.2',
  '7',
  '8',
  '9',
] as const;
export type DangerClass = (typeof DANGER_CLASSES)[number];

/** Four digits, as `1263` of paint. */
export const isUnNumber = (text: string): boolean => /^\d{4}$/.test(text);

/** The UN number that is typed: `UN 1263`, `un1263` and `1263` are one; undefined where it is none. */
export function unNumberIn(typed: string): string | undefined {
  const [, digits] = /^(?:UN)?[\s.:-]*(\d{4})$/i.exec(narrow(withoutInvisible(typed)).trim()) ?? [];
  return digits;
}

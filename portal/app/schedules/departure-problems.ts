import { lengthOf } from '../../../shared/contract/profile.ts';
import { LONGEST_DEPARTURE } from '../../../shared/contract/schedules.ts';
import type { Problem } from '../form/problem.ts';
import { texts as profileTexts } from '../profile/texts/index.ts';

export type Problems<Entry> = Readonly<Partial<Record<keyof Entry, readonly Problem[]>>>;

const REQUIRED: readonly Problem[] = ['auth.requiredField'];

/** Of a field that has to be filled in. */
export const needed = (value: unknown): readonly Problem[] =>
  value === null || value === '' ? REQUIRED : [];

/** Of a text that may be too long. */
export const fitting = (text: string, field: keyof typeof LONGEST_DEPARTURE): readonly Problem[] => {
  const count = LONGEST_DEPARTURE[field];
  return lengthOf(text.trim()) > count ? [profileTexts('profile.error.maximum', { count })] : [];
};

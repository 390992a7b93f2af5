import type { Reason } from '../../../../shared/contract/reasons.ts';
import { invalid } from '../../http/errors/api-error.ts';

/** 422 that names the line and the field; lines count from 1, as on the screen. */
export const invalidLine = (index: number, field: string, reason: Reason) =>
  invalid({ ...reason, field, line: index + 1 });

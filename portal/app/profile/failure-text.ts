import type { Text } from '../../../shared/i18n/define-texts.ts';
import { changeFailure } from '../form/change-failure.ts';
import { texts } from './texts/index.ts';

/** The message of a failed save of the profile. */
export const failureText = (error: unknown): Text =>
  changeFailure(error, {
    refused: (reason) => texts('profile.error.refused', { reason }),
    unreachable: texts('profile.error.unreachable'),
    failed: texts('profile.error.save'),
  });

import type { Text } from '../../../../shared/i18n/define-texts.ts';
import { changeFailure } from '../../form/change-failure.ts';
import { texts } from '../texts/index.ts';

/** The message of a failed change of an account. */
export const failureText = (error: unknown): Text =>
  changeFailure(error, {
    refused: (reason) => texts('admin.accounts.refused', { reason }),
    unreachable: texts('admin.unreachable'),
    failed: texts('admin.unreachable'),
  });

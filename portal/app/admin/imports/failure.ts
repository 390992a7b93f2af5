import type { Text } from '../../../../shared/i18n/define-texts.ts';
import { changeFailure } from '../../form/change-failure.ts';
import { texts } from './texts/index.ts';

/** Why something of an import failed, in the server's words where it gave some. */
export const importFailure = (error: unknown): Text =>
  changeFailure(error, {
    refused: (reason) => texts('imports.failed.refused', { reason }),
    unreachable: texts(navigator.onLine ? 'imports.failed.unreachable' : 'imports.failed.offline'),
    failed: texts('imports.failed.unreachable'),
  });

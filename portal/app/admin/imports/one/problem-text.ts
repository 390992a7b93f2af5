import type { ImportKind, ImportRow } from '../../../../../shared/contract/imports.ts';
import type { Translate } from '../../../../../shared/i18n/define-texts.ts';
import { ServerWords } from '../../../../../shared/reasons/server/server-words.ts';
import { headingOf } from '../kinds.ts';
import type { TextId } from '../texts/index.ts';

type Problem = ImportRow['problems'][number];

/** What is wrong, behind the heading of the column where it is. */
export function problemText(
  kind: ImportKind,
  { column, error, reasons }: Problem,
  text: Translate<TextId>,
): string {
  const reason = new ServerWords(error, reasons);
  return column === null
    ? text('error.withReason', { reason })
    : text('imports.problem', { heading: headingOf(kind, column), reason });
}

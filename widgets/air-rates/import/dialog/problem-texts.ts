import type { Translate } from '../../../../shared/i18n/define-texts.ts';
import type { LaneLine, LaneProblem } from '../preview.ts';
import type { TextId } from '../texts/index.ts';
import { targetLabel } from './column-label.ts';

/** What is wrong with a lane, each with its line and column. */
export const problemTexts = (
  { line, problems }: LaneLine,
  isMeant: (problem: LaneProblem) => boolean,
  text: Translate<TextId>,
): readonly string[] =>
  problems.filter(isMeant).map(({ column, message }) =>
    column === undefined
      ? text('import.atLine', { line: String(line), message: text(message) })
      : text('import.atCell', {
          line: String(line),
          column: targetLabel(column, text),
          message: text(message),
        }),
  );

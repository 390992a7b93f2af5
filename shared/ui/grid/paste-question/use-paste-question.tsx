import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { adoptStylesheets } from '../../../element/stylesheets.ts';
import { loadPart } from '../../../i18n/languages.ts';
import { textIn } from '../model/cells.ts';
import type { GridAction, GridRow, GridRules, GridState, Paste } from '../model/grid-model.ts';
import { unreadText } from '../model/number-cells.ts';
import { indexOf } from '../model/row-list.ts';
import type { QuestionDialogProps } from './question-dialog.tsx';

/** A single one is asked about at its cell. */
const FEWEST = 2;

interface PasteQuestionOptions<Row extends GridRow> {
  rules: GridRules<Row>;
  state: GridState<Row>;
  readOnly: boolean;
  perform(action: GridAction<Row>): void;
}

/**
 * Asks once for a pasted block what its numbers mean that can be read in two ways (D-148). The dialog is loaded then; where it
 * doesn't come, each of the cells says so itself.
 */
export function usePasteQuestion<Row extends GridRow>(
  root: RefObject<HTMLElement | null>,
  { rules, state, readOnly, perform }: PasteQuestionOptions<Row>,
): ReactNode {
  const [Question, setQuestion] = useState<{ draw: (props: QuestionDialogProps) => ReactNode } | null>(null);
  /** The paste that was asked about. */
  const [asked, setAsked] = useState<Paste | null>(null);
  const { paste, rows } = state;
  const isToAsk = paste !== null && paste.unclear.length >= FEWEST && paste !== asked && !readOnly;

  useEffect(() => {
    if (!isToAsk || Question) return;
    loadPart(() => import('./question.tsx')).then(
      ({ QuestionDialog: draw, stylesheets }) => {
        if (!root.current) return;
        adoptStylesheets(root.current.getRootNode() as ShadowRoot, stylesheets);
        setQuestion({ draw });
      },
      (error: unknown) => console.warn('The question about pasted numbers could not be loaded.', error),
    );
  }, [isToAsk, Question, root]);

  if (!isToAsk || !Question) return null;
  const [first] = paste.unclear;
  const row = rows[indexOf(rows, first?.row)];
  const cell = textIn(row, first?.column ?? '');
  const [decimals, thousands] = rules.numbers?.choices(first?.column ?? '', cell, row) ?? [];
  if (decimals === undefined || thousands === undefined) return null;
  return (
    <Question.draw
      count={paste.unclear.length}
      example={unreadText(cell)}
      meanings={{ decimals, thousands }}
      onAnswer={(marks) => {
        setAsked(paste);
        perform({ type: 'pasteExplained', marks });
      }}
      onClose={() => setAsked(paste)}
    />
  );
}

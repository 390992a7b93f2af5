import { useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../button/button.tsx';
import { Dialog } from '../../dialog/dialog.tsx';
import { textIn } from '../model/cells.ts';
import type { GridAction, GridRow, GridRules, GridState, Paste } from '../model/grid-model.ts';
import { unreadText } from '../model/number-cells.ts';
import { indexOf } from '../model/row-list.ts';
import { texts } from '../texts/index.ts';

interface PasteQuestionProps<Row extends GridRow> {
  rules: GridRules<Row>;
  state: GridState<Row>;
  readOnly: boolean;
  perform(action: GridAction<Row>): void;
}

/** A single one is asked about at its cell. */
const FEWEST = 2;

/** Asks once for a pasted block what its numbers mean that can be read in two ways (D-148). */
export function PasteQuestion<Row extends GridRow>({
  rules,
  state,
  readOnly,
  perform,
}: PasteQuestionProps<Row>) {
  const text = useText(texts);
  /** The paste whose question was put off: each of its cells says what it may mean. */
  const [later, setLater] = useState<Paste | null>(null);
  const { paste, rows } = state;
  const [first] = paste?.unclear ?? [];
  if (!paste || !first || paste.unclear.length < FEWEST || paste === later || readOnly) return null;
  const row = rows[indexOf(rows, first.row)];
  const cell = textIn(row, first.column);
  const [decimals, thousands] = rules.numbers?.choices(first.column, cell, row) ?? [];
  if (decimals === undefined || thousands === undefined) return null;

  const explain = (marks: 'decimals' | 'thousands') => {
    setLater(paste);
    perform({ type: 'pasteExplained', marks });
  };
  const close = () => setLater(paste);
  return (
    <Dialog
      open
      title={text('grid.unclear.title')}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{text('grid.unclear.later')}</Button>
          <Button onClick={() => explain('decimals')}>{text('grid.unclear.as', { text: decimals })}</Button>
          <Button onClick={() => explain('thousands')}>{text('grid.unclear.as', { text: thousands })}</Button>
        </>
      }
    >
      <p>{text('grid.unclear', { count: paste.unclear.length, text: unreadText(cell) })}</p>
    </Dialog>
  );
}

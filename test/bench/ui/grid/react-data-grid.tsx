import { type ClipboardEvent, createElement, useState } from 'react';
import { type Column, DataGrid, type RenderEditCellProps } from 'react-data-grid';
import { createRoot } from 'react-dom/client';
import type { GridRow } from '../../../../shared/ui/grid/model/grid-model.ts';
import { withStylesheet } from '../stylesheet.ts';
import { COUNT, IDS, linesOf, withText } from './lines.ts';

function Editor({ row, column, onRowChange }: RenderEditCellProps<GridRow>) {
  return (
    <input
      ref={(input) => input?.focus()}
      value={row.cells[column.key] ?? ''}
      onChange={(event) => onRowChange(withText(row, column.key, event.currentTarget.value))}
    />
  );
}

const columns: readonly Column<GridRow>[] = IDS.map((id, n) => ({
  key: id,
  name: id,
  width: 100,
  frozen: n === 0,
  renderCell: ({ row }) => row.cells[id],
  renderEditCell: Editor,
}));

const keyOf = ({ key }: GridRow) => key;

/** The rows with the block written from a cell on: react-data-grid leaves pasting more than one cell to its user. */
function pasted(rows: readonly GridRow[], at: { row: number; column: number }, text: string): GridRow[] {
  const block = text.split('\n').map((line) => line.split('\t'));
  return rows.map((row, n) => {
    const texts = block[n - at.row] ?? [];
    return texts.reduce((line, each, across) => withText(line, IDS[at.column + across]!, each), row);
  });
}

/** react-data-grid, with text fields as editors. */
function ReactDataGrid() {
  const [rows, setRows] = useState<readonly GridRow[]>(() => linesOf(COUNT, 'row'));
  const [cell, setCell] = useState({ row: 0, column: 0 });
  const onPaste = (event: ClipboardEvent) =>
    setRows(pasted(rows, cell, event.clipboardData.getData('text/plain')));
  return (
    <div onPaste={onPaste}>
      <DataGrid
        aria-label="Lines"
        style={{ height: '72vh' }}
        columns={columns}
        rows={rows}
        rowKeyGetter={keyOf}
        onRowsChange={setRows}
        onActivePositionChange={({ rowIdx, column }) => setCell({ row: rowIdx, column: column?.idx ?? 0 })}
      />
    </div>
  );
}

/** Draws it outside of any shadow root, for which its stylesheet is not made; gives when the drawing began. */
export const drawReactDataGrid = (): Promise<number> =>
  withStylesheet('/rdg.css', () => {
    const place = document.body.appendChild(document.createElement('div'));
    createRoot(place).render(createElement(ReactDataGrid));
  });

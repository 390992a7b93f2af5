import { memo, useState } from 'react';
import type { GridRow } from '../../../../shared/ui/grid/model/grid-model.ts';
import { COUNT, IDS, linesOf, withText } from './lines.ts';

interface NaiveRowProps {
  row: GridRow;
  n: number;
  onText(id: string, text: string): void;
}

const NaiveRow = memo(({ row, n, onText }: NaiveRowProps) => (
  <tr>
    {IDS.map((id) => (
      <td key={id}>
        <input
          aria-label={`${id} row ${n + 1}`}
          value={row.cells[id] ?? ''}
          onChange={(event) => onText(id, event.currentTarget.value)}
        />
      </td>
    ))}
  </tr>
));

/** A table of controlled inputs as one writes it first. */
export function Naive() {
  const [rows, setRows] = useState(() => linesOf(COUNT, 'row'));
  Object.assign(window, { load: (length: number) => setRows(linesOf(length, 'loaded')) });
  const write = (index: number, id: string, text: string) =>
    setRows(rows.map((row, n) => (n === index ? withText(row, id, text) : row)));
  return (
    <table>
      <tbody>
        {rows.map((row, n) => (
          <NaiveRow key={row.key} row={row} n={n} onText={(id, text) => write(n, id, text)} />
        ))}
      </tbody>
    </table>
  );
}

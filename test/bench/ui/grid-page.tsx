import { memo, useReducer, useState } from 'react';
import { Grid } from '../../../shared/ui/grid/grid.tsx';
import type { GridColumn } from '../../../shared/ui/grid/grid-column.ts';
import type { GridAction, GridRow, GridRules, GridState } from '../../../shared/ui/grid/model/grid-model.ts';
import { emptyGrid, reduceGrid } from '../../../shared/ui/grid/model/reduce.ts';
import { mount } from '../../shared/ui/mount.ts';
import { measureKeys } from './measure.ts';

const search = new URLSearchParams(location.search);
const count = Number(search.get('rows') ?? 300);
const width = Number(search.get('columns') ?? 8);

const IDS = Array.from({ length: width }, (_, n) => `c${n}`);
const textOf = (row: number, column: number) => `${((row * 7919 + column * 31) % 100_000) / 100}`;
const rowsOf = (length: number, name: string): GridRow[] =>
  Array.from({ length }, (_, n) => ({
    key: `${name} ${n}`,
    cells: Object.fromEntries(IDS.map((id, column) => [id, textOf(n, column)])),
  }));

/** The last column is the product of the first two, as in a table of charges. */
const derive = <Row extends GridRow>(row: Row): Row => {
  const total = (Number(row.cells.c0) * Number(row.cells.c1)).toFixed(2);
  return { ...row, cells: { ...row.cells, [IDS.at(-1)!]: total } };
};

function Floor() {
  const [text, setText] = useState('');
  return (
    <input aria-label="c1 row 5" value={text} onChange={(event) => setText(event.currentTarget.value)} />
  );
}

const NaiveRow = memo(NaiveCells);

function NaiveCells({ row, n, onText }: { row: GridRow; n: number; onText(id: string, text: string): void }) {
  return (
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
  );
}

/** A table of controlled inputs as one writes it first. */
function Naive() {
  const [rows, setRows] = useState(() => rowsOf(count, 'row'));
  Object.assign(window, { load: (length: number) => setRows(rowsOf(length, 'loaded')) });
  const write = (index: number, id: string, text: string) =>
    setRows(
      rows.map((row, n) => (n === index ? derive({ ...row, cells: { ...row.cells, [id]: text } }) : row)),
    );
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

const columns: readonly GridColumn<GridRow>[] = IDS.map((id, n) => ({
  id,
  label: id,
  width: 100,
  kind: 'number',
  sticky: n === 0,
}));

let keys = 0;
const newRow = (): GridRow => {
  keys += 1;
  return { key: `new ${keys}`, cells: {} };
};

const rules: GridRules<GridRow> = {
  columns: IDS,
  newRow,
  copyRow: ({ cells }) => ({ ...newRow(), cells }),
  normalize: (_column, text) => text,
  show: (_column, text) => text,
  derive,
  isStored: () => false,
};

function Ours() {
  const [state, dispatch] = useReducer(
    (before: GridState<GridRow>, action: GridAction<GridRow>) => reduceGrid(rules, before, action),
    count,
    (length) => emptyGrid(rowsOf(length, 'row')),
  );
  Object.assign(window, {
    load: (length: number) => dispatch({ type: 'loaded', rows: rowsOf(length, 'loaded') }),
  });
  return <Grid label="Lines" columns={columns} rules={rules} state={state} dispatch={dispatch} />;
}

/** Milliseconds from what sets it off to the second animation frame. */
const measured = (act: () => void) =>
  new Promise<number>((done) => {
    const start = performance.now();
    act();
    requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - start)));
  });

const inputs = () => document.querySelector('fp-mounted')!.shadowRoot!;

Object.assign(window, {
  timeLoad: (length: number) => measured(() => (window as unknown as { load(n: number): void }).load(length)),
  timePaste(length: number, across: number) {
    const block = Array.from({ length }, (_, row) =>
      Array.from({ length: across }, (_, column) => textOf(row, column)).join('\t'),
    ).join('\n');
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', block);
    const paste = new ClipboardEvent('paste', {
      clipboardData,
      bubbles: true,
      cancelable: true,
      composed: true,
    });
    const input = inputs().activeElement!;
    return measured(() => input.dispatchEvent(paste));
  },
  /** What each frame takes, ms, while the table is scrolled from end to end, half a screen a frame. */
  async timeScroll() {
    const table = inputs().querySelector('table')!;
    const box = table.closest<HTMLElement>('[part=grid] > div') ?? document.scrollingElement!;
    const gaps: number[] = [];
    const far = box.scrollHeight - box.clientHeight;
    for (let n = 0, last = performance.now(); n < 120; n += 1) {
      box.scrollTop = (far * n) / 120;
      last = await new Promise<number>((done) =>
        requestAnimationFrame((now) => {
          gaps.push(now - last);
          done(now);
        }),
      );
    }
    return gaps;
  },
});

const CASES = { floor: Floor, naive: Naive, grid: Ours };

measureKeys();
const began = performance.now();
mount(CASES[search.get('case') as keyof typeof CASES]);
const frame = () => new Promise<number>((done) => requestAnimationFrame(done));

async function mounted(): Promise<number> {
  while (!inputs().querySelector('input')) await frame();
  // By the next one it has been painted.
  await frame();
  return performance.now() - began;
}
Object.assign(window, { mounted: mounted() });

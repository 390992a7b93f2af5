import { shownText } from '../../../../../shared/ui/grid/model/cells.ts';
import { copyText } from '../../../../../shared/ui/grid/model/clipboard.ts';
import { parseBlock } from '../../../../../shared/ui/grid/model/clipboard-text.ts';
import type {
  CellPosition,
  GridAction,
  GridRow,
  GridRules,
  GridState,
} from '../../../../../shared/ui/grid/model/grid-model.ts';
import { selection } from '../../../../../shared/ui/grid/model/range.ts';
import { emptyGrid, reduceGrid } from '../../../../../shared/ui/grid/model/reduce.ts';

/** A line of a price list: the total follows quantity and cost unless it was written itself, and not blanked. */
export interface Line extends GridRow {
  readonly isManual: boolean;
  readonly isStored: boolean;
}

export const COLUMNS = ['name', 'quantity', 'cost', 'total', 'note'] as const;
const NUMBERS: readonly string[] = ['quantity', 'cost', 'total'];

const asNumber = (text = ''): number => (text.trim() === '' ? Number.NaN : Number(text.replace(',', '.')));

/** The total that follows. */
export function totalOf({ quantity, cost }: Line['cells']): string {
  const total = asNumber(quantity) * asNumber(cost);
  return Number.isFinite(total) ? total.toFixed(2) : '';
}

/** What the rules were asked, to tell what a step costs. */
export interface Asked {
  derived: { row: Line; written: readonly string[] }[];
  normalized: string[];
}

function lineRules(asked: Asked): GridRules<Line> {
  let made = 0;
  const key = () => {
    made += 1;
    return `new ${made}`;
  };
  return {
    columns: COLUMNS,
    newRow: () => ({ key: key(), cells: {}, isManual: false, isStored: false }),
    copyRow: (row) => ({ ...row, key: key(), isStored: false }),
    normalize: (column, text) => {
      asked.normalized.push(text);
      if (!NUMBERS.includes(column)) return text.trim();
      return Number.isFinite(asNumber(text)) ? asNumber(text).toFixed(2) : text.trim();
    },
    show: (_column, text) => text,
    derive: (row, written) => {
      asked.derived.push({ row, written });
      if (written.includes('total') && row.cells.total) return { ...row, isManual: true };
      if (!['quantity', 'cost', 'total'].some((column) => written.includes(column))) return row;
      return { ...row, isManual: false, cells: { ...row.cells, total: totalOf(row.cells) } };
    },
    isStored: (row) => row.isStored,
  };
}

export const line = (key: string, cells: Record<string, string> = {}, more: Partial<Line> = {}): Line => ({
  key,
  cells,
  isManual: false,
  isStored: false,
  ...more,
});

export const at = (row: string, column: string): CellPosition => ({ row, column });

/** A grid to act on, and to look at as a user sees it. */
export class TestGrid {
  state: GridState<Line>;
  rules: GridRules<Line>;
  asked: Asked = { derived: [], normalized: [] };

  constructor(rows: readonly Line[]) {
    this.rules = lineRules(this.asked);
    this.state = emptyGrid(rows);
  }

  do(...actions: readonly GridAction<Line>[]): this {
    for (const action of actions) this.state = reduceGrid(this.rules, this.state, action);
    return this;
  }

  select(from: CellPosition, to: CellPosition = from): this {
    return this.do({ type: 'focused', position: from }, { type: 'extended', position: to });
  }

  type(position: CellPosition, ...texts: readonly string[]): this {
    return this.do(...texts.map((text) => ({ type: 'typed', position, text }) as const));
  }

  paste(text: string): this {
    return this.do({ type: 'pasted', block: parseBlock(text) });
  }

  undo = (): this => this.do({ type: 'undone' });
  redo = (): this => this.do({ type: 'redone' });

  copied = (): string => copyText(this.rules, this.state);
  /** The keys of the rows and the ids of the columns in the range. */
  range = () => {
    const { rows, columns } = selection(this.rules, this.state);
    return { rows: rows.map((row) => row.key), columns };
  };
  row = (key: string): Line => this.state.rows.find((row) => row.key === key)!;
  /** What the cell shows. */
  text = (key: string, column: string): string => shownText(this.rules, this.state, this.row(key), column);
  keys = (): string[] => this.state.rows.map((row) => row.key);
  /** One column from top to bottom. */
  column = (id: string): string[] => this.state.rows.map((row) => row.cells[id] ?? '');
  steps = (): number => this.state.past.length;
}

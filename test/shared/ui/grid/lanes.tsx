import { type Ref, useReducer } from 'react';
import { calendarEditor } from '../../../../shared/ui/grid/date/calendar-editor.tsx';
import { dateMessage, normalizedDate } from '../../../../shared/ui/grid/date/date-cell.ts';
import { joinTokens, splitTokens, tokenFormat } from '../../../../shared/ui/grid/editors/tokens.ts';
import { Grid } from '../../../../shared/ui/grid/grid.tsx';
import type { GridColumn, GridHandle } from '../../../../shared/ui/grid/grid-column.ts';
import type { GridLabels, RowAction } from '../../../../shared/ui/grid/grid-labels.ts';
import type { BeforePaste } from '../../../../shared/ui/grid/input/clipboard-events.ts';
import type {
  GridAction,
  GridRow,
  GridRules,
  GridState,
} from '../../../../shared/ui/grid/model/grid-model.ts';
import { emptyGrid, reduceGrid } from '../../../../shared/ui/grid/model/reduce.ts';
import type { GridChecks } from '../../../../shared/ui/grid/problems/problems.ts';
import { useProblems } from '../../../../shared/ui/grid/problems/use-problems.ts';

const AIRPORTS = Object.entries({
  YYZ: 'Toronto',
  LHR: 'London Heathrow',
  FRA: 'Frankfurt',
  NRT: 'Tokyo Narita',
}).map(([code, name]) => ({ id: code, label: code, hint: name, words: [name] }));

const COLUMNS: readonly GridColumn<GridRow>[] = [
  { id: 'from', label: 'From*', width: 80, kind: 'choice', options: AIRPORTS, sticky: true },
  { id: 'to', label: 'To*', width: 80, kind: 'choice', options: AIRPORTS, sticky: false },
  { id: '100', label: '+ 100 Kgs', width: 84, kind: 'number' },
  { id: 'minTime', label: 'min', group: 'T/Time*', width: 56, kind: 'number' },
  { id: 'maxTime', label: 'max', group: 'T/Time*', width: 56, kind: 'number' },
  { id: 'routing', label: 'Routing*', width: 150, kind: 'tokens', tokens: tokenFormat, options: AIRPORTS },
  { id: 'validityFrom', label: 'Validity From*', width: 128, kind: 'date', editor: calendarEditor },
  { id: 'validityTo', label: 'Validity To*', width: 128, kind: 'date', editor: calendarEditor },
  { id: 'comment', label: 'Rate Specific Notes', name: 'Notes', width: 140, kind: 'text' },
];

let keys = 0;
export const laneOf = (cells: Readonly<Record<string, string>> = {}): GridRow => {
  keys += 1;
  return { key: `lane ${keys}`, cells };
};

export const RULES: GridRules<GridRow> = {
  columns: COLUMNS.map(({ id }) => id),
  newRow: () => laneOf(),
  copyRow: ({ cells }) => laneOf(cells),
  normalize(column, text) {
    if (column.startsWith('validity')) return normalizedDate(text, 'en');
    return column === 'routing' ? joinTokens(splitTokens(text.toUpperCase())) : text.trim();
  },
  accepts: (column) => (['100', 'minTime', 'maxTime'].includes(column) ? /[\d.,]/ : undefined),
  show: (_column, text) => text,
  derive: (row) => row,
  isStored: () => false,
};

const DATES = ['validityFrom', 'validityTo'];

const CHECKS: GridChecks<GridRow> = {
  problemsOf: ({ cells }) =>
    DATES.flatMap((column) => {
      const why = dateMessage(cells[column] ?? '', 'en');
      return why ? [{ severity: 'error', column, message: why }] : [];
    }),
};

export interface LanesProps {
  lanes: readonly GridRow[];
  columns?: readonly GridColumn<GridRow>[];
  rules?: GridRules<GridRow>;
  labels?: GridLabels;
  rowActions?: readonly RowAction[];
  beforePaste?: BeforePaste;
  handle?: Ref<GridHandle>;
}

/** Air freight rates as a form has them: lanes with weight breaks, transit times under one heading, and notes. */
export function Lanes({ lanes, columns = COLUMNS, rules = RULES, ...rest }: LanesProps) {
  const [state, dispatch] = useReducer(
    (before: GridState<GridRow>, action: GridAction<GridRow>) => reduceGrid(rules, before, action),
    lanes,
    emptyGrid<GridRow>,
  );
  return (
    <Grid
      label="Rates"
      columns={columns}
      rules={rules}
      state={state}
      dispatch={dispatch}
      problems={useProblems(CHECKS, state.rows)}
      {...rest}
    />
  );
}

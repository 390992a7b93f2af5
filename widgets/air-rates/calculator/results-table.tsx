import { memo, useState } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import type { LevelCharge } from '../../../shared/trade/air-freight.ts';
import { kilogramsOf, MINIMUM } from '../../../shared/trade/weight-levels.ts';
import { focusBack } from '../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import { cellOf, type RateRow } from '../rows/rate-row.ts';
import * as s from './calculator-dialog.css.ts';
import { type LaneResult, laneResult, type Reason } from './lane-result.ts';
import { texts } from './texts/index.ts';
import { useWeights } from './use-weights.ts';

interface ResultsTableProps {
  rows: readonly RateRow[];
  levels: readonly string[];
  /** Chargeable, in kilograms. */
  weight: string;
}

/** A longer table would hold up the typing; the others are shown when asked for. */
const FIRST = 100;

/** What the weight costs on each lane. */
export const ResultsTable = memo(function ResultsTable({ rows, levels, weight }: ResultsTableProps) {
  const text = useText(texts);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, FIRST);
  return (
    <>
      <table className={s.table} aria-label={text('air.calculator.results')}>
        <thead className={s.headings}>
          <tr>
            <th scope="col" className={s.cell}>
              {text('air.calculator.column.lane')}
            </th>
            <th scope="col" className={s.cell}>
              {text('air.calculator.column.level')}
            </th>
            <th scope="col" className={s.number}>
              {text('air.calculator.column.rate')}
            </th>
            <th scope="col" className={s.number}>
              {text('air.calculator.column.weight')}
            </th>
            <th scope="col" className={s.number}>
              {text('air.calculator.column.total')}
            </th>
            <th scope="col" className={s.cell}>
              {text('air.calculator.column.reason')}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <LaneRow key={row.key} row={row} result={laneResult(row, levels, weight)} />
          ))}
        </tbody>
      </table>
      {shown.length < rows.length && (
        <div ref={focusBack}>
          <Button size="sm" onClick={() => setWhole(true)}>
            {text('air.calculator.all', { count: rows.length })}
          </Button>
        </div>
      )}
    </>
  );
});

function LaneRow({ row, result }: { row: RateRow; result: LaneResult }) {
  const text = useText(texts);
  const { amount, kilograms, weight } = useWeights();
  const [from, to, airline] = ['from', 'to', 'airline'].map((column) => cellOf(row, column).trim());
  const freight = result.state === 'rated' ? result.freight : undefined;
  const applied = freight?.minimum === null ? freight.charge : null;
  const levelOf = ({ level }: Pick<LevelCharge, 'level'>): string => {
    const break_ = kilogramsOf(level);
    if (break_ !== undefined) return text('air.calculator.level.break', { level: kilograms(break_) });
    return text(level === MINIMUM ? 'air.calculator.level.minimum' : 'air.calculator.level.normal');
  };
  return (
    <tr className={s.lane}>
      <th scope="row" className={s.laneName}>
        {`${from || '?'} → ${to || '?'}`}
        {airline && <span className={s.airline}>{airline}</span>}
      </th>
      <td className={s.level}>{freight && levelOf(applied ?? { level: MINIMUM })}</td>
      <td className={s.rate}>{applied && amount(applied.rate)}</td>
      <td className={s.rated}>{applied && weight(applied.weight)}</td>
      <td className={s.total}>{freight && amount(freight.total)}</td>
      <td className={s.reason}>
        <Why result={result} />
      </td>
    </tr>
  );
}

/** Why the lane costs what it does, in words. */
function Why({ result }: { result: LaneResult }) {
  const text = useText(texts);
  const { amount, kilograms } = useWeights();
  if (result.state !== 'rated') return text(`air.calculator.${result.state}`);
  const { id, ...values }: { id: Reason['id'] } & Readonly<Record<string, string>> = result.reason;
  const written = Object.entries(values).map(([name, value]) => [
    name,
    name === 'amount' || name === 'instead' ? amount(value) : kilograms(value),
  ]);
  return text(`air.calculator.reason.${id}`, Object.fromEntries(written));
}

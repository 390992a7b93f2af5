import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { ownValue } from '../../../../shared/own-value.ts';
import { ProgressBar } from '../../../../shared/ui/progress-bar/progress-bar.tsx';
import { cellContent, cellText, moneyText } from '../../../lists/cell/cell-text.ts';
import type { CellContent, Column, Money, NamedPrice, Row } from '../../../lists/definition.ts';
import { texts } from '../../../lists/texts/index.ts';
import * as s from './cell-value.css.ts';
import { ListValues } from './list-values.tsx';
import { STATUSES } from './status.ts';
import { StatusBadge } from './status-badge.tsx';

interface CellValueProps {
  column: Column;
  row: Row;
  /** Shows all values of a list. */
  whole?: boolean;
}

/** The content of a cell, in the language of the page. */
export function CellValue({ column, row, whole = false }: CellValueProps) {
  const text = useText(texts);
  const formats = useFormats();
  const value = cellContent(column, row, { text, formats });
  if (column.kind === 'status' && typeof value === 'string') {
    return <State column={column} row={row} of={value} />;
  }
  if (column.kind === 'prices' && Array.isArray(value)) return <Prices of={value} />;
  const note = column.note?.(row);
  if (column.kind === 'amounts' && Array.isArray(value))
    return (
      <>
        <Amounts of={value} />
        {note && <span className={s.note}>{text(note)}</span>}
      </>
    );
  if (column.kind === 'list' && isTexts(value))
    return <ListValues of={value} hrefs={column.hrefs?.(row)} wraps={column.wraps ?? false} whole={whole} />;
  if (column.kind === 'lines' && Array.isArray(value)) return <Lines of={value} />;
  const written = cellText(column, row, { text, formats });
  if (note) {
    return (
      <span className={s.noted}>
        <span className={column.wraps ? s.wraps : undefined}>{written}</span>
        <span className={s.note}>{text(note)}</span>
      </span>
    );
  }
  return column.wraps ? <span className={s.wraps}>{written}</span> : written;
}

const isTexts = (value: CellContent | null | undefined): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** A status, and below it how far the work is and what there is to say. */
function State({ column, row, of }: { column: Column; row: Row; of: string }) {
  const text = useText(texts);
  const badge = <StatusBadge of={of} states={column.states} />;
  const work = column.progress?.(row);
  const note = column.note?.(row);
  if (!work && !note) return badge;
  const isFault = ownValue(column.states ?? STATUSES, of)?.tone === 'bad';
  return (
    <span className={s.state}>
      <span>{badge}</span>
      {work && <ProgressBar label={text(work.label)} progress={work.progress} />}
      {note && <span className={isFault ? s.fault : s.note}>{text(note)}</span>}
    </span>
  );
}

/** Prices below one another, as many beside each other as there is room for. */
function Prices({ of: prices }: { of: readonly NamedPrice[] }) {
  const formats = useFormats();
  return (
    <ul className={s.prices}>
      {prices.map((price) => (
        <li key={price.name} className={s.price}>
          <span className={s.priceName}>{price.name}</span> {moneyText(price, formats)}
        </li>
      ))}
    </ul>
  );
}

/** Texts below one another. */
const Lines = ({ of: lines }: { of: readonly string[] }) =>
  lines.map((line) => (
    <span key={line} className={s.line}>
      {line}
    </span>
  ));

/** One amount a currency, below one another. */
function Amounts({ of: amounts }: { of: readonly Money[] }) {
  const formats = useFormats();
  return amounts.map((money) => (
    <span key={money.currency} className={s.amount}>
      {moneyText(money, formats)}
    </span>
  ));
}

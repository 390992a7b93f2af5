import { MAX_RATES } from '../../../../shared/contract/air-rates.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { isError } from '../../../../shared/ui/grid/problems/problems.ts';
import { levelColumn } from '../../rows/rate-row.ts';
import { isForeign } from '../cells/number-cell.ts';
import { hasNoRouting } from '../direct-flights.ts';
import type { PreviewLine } from '../preview.ts';
import { texts } from '../texts/index.ts';
import { lettersOf, targetLabel } from './column-label.ts';
import * as s from './import-dialog.css.ts';
import type { Review } from './use-review.ts';

/** Entries of a list; more of them help nobody. */
const LISTED = 50;

type LeftOut = Extract<PreviewLine, { text: string }>;

const isLeftOut = (line: PreviewLine): line is LeftOut => 'text' in line;

/** What the import will do: lanes, lines and columns that are left out, and what is wrong with the lanes. */
export function Summary({ review }: { review: Review }) {
  const text = useText(texts);
  const { lines, lanes, newLevels, currencies, recognised } = review;
  const atLine = (line: number, message: string) => text('import.atLine', { line: String(line), message });
  const leftOut = lines.filter(isLeftOut);
  const withProblems = lanes.filter(({ problems }) => problems.some(isError)).length;
  const problems = lanes.flatMap(({ line, problems }) =>
    problems.map(({ column, message }) =>
      column === undefined
        ? atLine(line, text(message))
        : text('import.atCell', {
            line: String(line),
            column: targetLabel(column, text),
            message: text(message),
          }),
    ),
  );
  const columns = recognised.columns
    .filter(({ target }) => target === null)
    .map(({ index, heading }) => heading || text('import.columnLetter', { letters: lettersOf(index) }));
  const foreign = currencies.filter(isForeign);
  const isDirect = hasNoRouting(recognised.columns) && lanes.some(({ cells }) => cells.routing);
  const levels = newLevels.map((level) => targetLabel(levelColumn(level), text));
  return (
    <>
      <div aria-live="polite" className={s.counts}>
        <p>
          <strong>{text('import.lanes', { count: lanes.length })}</strong>
          {withProblems > 0 && `, ${text('import.withProblems', { count: withProblems })}`}
          {leftOut.length > 0 && `, ${text('import.linesLeftOut', { count: leftOut.length })}`}
        </p>
        {isDirect && <p>{text('import.direct')}</p>}
        {levels.length > 0 && <p>{text('import.newLevels', { levels: levels.join(', ') })}</p>}
        {columns.length > 0 && <p>{text('import.columnsLeftOut', { columns: columns.join(', ') })}</p>}
      </div>
      {lanes.length > MAX_RATES && (
        <Banner kind="error">{text('import.tooManyLanes', { most: MAX_RATES })}</Banner>
      )}
      {foreign.length > 0 && (
        <Banner kind="warning">{text('import.currency', { currencies: foreign.join(', ') })}</Banner>
      )}
      <Details label={text('import.problems', { count: problems.length })} entries={problems} isOpen />
      <Details
        label={text('import.leftOut', { count: leftOut.length })}
        entries={leftOut.map((one) => atLine(one.line, one.text))}
      />
    </>
  );
}

interface DetailsProps {
  label: string;
  entries: readonly string[];
  isOpen?: boolean;
}

function Details({ label, entries, isOpen }: DetailsProps) {
  const text = useText(texts);
  if (entries.length === 0) return null;
  return (
    <details className={s.details} open={isOpen}>
      <summary className={s.detailsLabel}>{label}</summary>
      <ul className={s.entries}>
        {entries.slice(0, LISTED).map((entry, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same text may stand twice, and entries have no state
          <li key={n}>{entry}</li>
        ))}
      </ul>
      {entries.length > LISTED && <p>{text('import.more', { count: entries.length - LISTED })}</p>}
    </details>
  );
}

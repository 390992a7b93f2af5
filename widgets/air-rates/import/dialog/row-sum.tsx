import { useId, useState } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { isError } from '../../../../shared/ui/grid/problems/problems.ts';
import { leftOutCounts } from '../fates.ts';
import type { LaneLine } from '../preview.ts';
import { texts } from '../texts/index.ts';
import { useTargetLabel } from './column-label.ts';
import { Entries } from './entries.tsx';
import * as s from './import-dialog.css.ts';
import { problemTexts } from './problem-texts.ts';
import type { Review } from './use-review.ts';

type Part = 'taken' | 'toCorrect' | 'leftOut';

/** How many rows there are, and what becomes of them: the parts add up, and each opens its rows. */
export function RowSum({ review: { fates, block }, isFile }: { review: Review; isFile: boolean }) {
  const text = useText(texts);
  const labelOf = useTargetLabel();
  const id = useId();
  const [chosen, setChosen] = useState<Part | 'none'>();
  const { rows, taken, toCorrect, leftOut } = fates;
  const parts = (
    [
      ['taken', taken.length],
      ['toCorrect', toCorrect.length],
      ['leftOut', leftOut.length],
    ] as const
  ).filter(([, count]) => count > 0);
  const shown = chosen ?? (toCorrect.length > 0 ? 'toCorrect' : 'none');
  const open = parts.find(([part]) => part === shown)?.[0];

  const laneText = ({ line }: LaneLine) =>
    text('import.atLine', {
      line: String(line),
      message: (block[line - 1] ?? [])
        .map((one) => one.trim())
        .filter(Boolean)
        .join(' '),
    });
  const entriesOf = (part: Part): readonly string[] => {
    if (part === 'taken') return taken.map(laneText);
    if (part === 'toCorrect') return problemTexts(toCorrect, isError, { text, labelOf });
    return leftOut.map(({ line, kind, text: words }) =>
      text('import.leftOutLine', { line: String(line), kind: text(`import.kind.${kind}`), words }),
    );
  };
  const entries = open ? entriesOf(open) : [];
  const why = leftOutCounts(leftOut)
    .map(([kind, count]) => text(`import.count.${kind}`, { count }))
    .join(', ');
  return (
    <div className={s.sum}>
      <p className={s.sumLine}>
        {text(isFile ? 'import.rows.file' : 'import.rows.block', { count: rows })}{' '}
        {parts.map(([part, count], n) => (
          <span key={part}>
            {n === 0 ? '= ' : '+ '}
            <button
              type="button"
              className={s.sumButton}
              aria-expanded={open === part}
              aria-controls={`${id}rows`}
              onClick={() => setChosen(open === part ? 'none' : part)}
            >
              {text(`import.part.${part}`, { count })}
            </button>
            {part === 'leftOut' && ` (${why})`}{' '}
          </span>
        ))}
      </p>
      <Entries id={`${id}rows`} entries={entries} hidden={!open} />
    </div>
  );
}

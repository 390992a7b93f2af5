import { useEffect, useMemo, useRef, useState } from 'react';
import { useFormats } from '../../../shared/i18n/use-formats.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { ChoiceChips } from '../choice-chips/choice-chips.tsx';
import type { SubmissionRows } from '../earlier-submission/earlier-submissions.ts';
import type { RateRow } from '../rows/rate-row.ts';
import { compare, type LaneKind } from './compare.ts';
import * as s from './compare-dialog.css.ts';
import { LaneTable } from './lane-table.tsx';
import { texts } from './texts/index.ts';

interface CompareDialogProps {
  /** Those of the form, with its weight levels in their order. */
  rows: readonly RateRow[];
  levels: readonly string[];
  earlier: SubmissionRows;
  onClose(): void;
}

const FILTERS = ['all', 'changed', 'new', 'dropped'] as const satisfies readonly (LaneKind | 'all')[];

/** What is new, dropped and changed against an earlier submission, to be read or printed. */
export function CompareDialog({ rows, levels, earlier, onClose }: CompareDialogProps) {
  const text = useText(texts);
  const { dateTime } = useFormats();
  const [filter, setFilter] = useState<(typeof FILTERS)[number]>('all');
  const content = useRef<HTMLDivElement>(null);
  // The dialog itself would begin at its X.
  useEffect(() => content.current?.querySelector('input')?.focus(), []);
  const comparison = useMemo(() => compare(rows, earlier.rows, levels), [rows, earlier, levels]);
  const { lanes, counts } = comparison;
  const id = earlier.which === 'last' ? undefined : String(earlier.which);
  const time = dateTime(earlier.createdAt);
  const shown = filter === 'all' ? lanes : lanes.filter(({ kind }) => kind === filter);

  return (
    <Dialog
      open
      look={s.dialog}
      title={id ? text('compare.title.one', { id }) : text('compare.title')}
      onClose={onClose}
      actions={
        <div className={s.buttons}>
          <Button onClick={() => print()}>{text('compare.print')}</Button>
          <Button variant="primary" onClick={onClose}>
            {text('compare.close')}
          </Button>
        </div>
      }
    >
      <div ref={content} className={s.content}>
        <p className={s.quiet}>
          {id ? text('compare.since.one', { id, time }) : text('compare.since', { time })}
          {counts.unchanged > 0 && ` · ${text('compare.unchanged', { count: counts.unchanged })}`}
        </p>
        {earlier.unread > 0 && <p>{text('compare.unread', { count: earlier.unread })}</p>}
        <ChoiceChips
          label={text('compare.filter')}
          hideLabel
          value={filter}
          options={FILTERS.map((kind) => [
            kind,
            text(`compare.${kind}`, { count: kind === 'all' ? lanes.length : counts[kind] }),
          ])}
          onChange={setFilter}
        />
        {shown.length === 0 ? (
          <p className={s.quiet}>{text('compare.none', { kind: filter })}</p>
        ) : (
          <LaneTable lanes={shown} columns={comparison.columns} />
        )}
      </div>
    </Dialog>
  );
}

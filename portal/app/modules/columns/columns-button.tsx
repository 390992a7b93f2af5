import { useState } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { LiveRegion } from '../../../../shared/ui/visually-hidden/live-region.tsx';
import type { ModuleDefinition } from '../../../lists/definition.ts';
import { texts } from '../../../lists/texts/index.ts';
import { PopoverButton } from '../list/popover-button.tsx';
import { type ColumnChoice, columnChoices, moveColumn, showColumn, shownIds } from './column-choice.ts';
import { ColumnEntry } from './column-entry.tsx';
import * as s from './columns-button.css.ts';
import { useColumnDrag } from './use-column-drag.ts';
import type { ListColumns } from './use-columns.ts';

interface ColumnsProps extends ListColumns {
  definition: ModuleDefinition;
  /** Why the last choice could not be stored. */
  error: unknown;
  onRetry(): void;
}

/** Which columns a list has, and in which order. */
export function ColumnsButton(props: ColumnsProps) {
  const text = useText(texts);
  return <PopoverButton label={text('list.columns')}>{() => <ColumnsPanel {...props} />}</PopoverButton>;
}

function ColumnsPanel({ definition, columns, usual, isChosen, error, choose, onRetry }: ColumnsProps) {
  const text = useText(texts);
  // Those that aren't shown keep their places while the panel is open.
  const [choices, setChoices] = useState(() => columnChoices(definition, columns));
  const [moved, setMoved] = useState('');
  const drag = useColumnDrag((id, place) => setChoices((now) => moveColumn(now, id, place)));

  const commit = (next: ColumnChoice[]) => {
    setChoices(next);
    choose(shownIds(next));
  };
  const move = (id: string, place: number) => {
    const next = moveColumn(choices, id, place);
    const at = next.findIndex(({ column }) => column.id === id);
    setMoved(
      text('list.columns.moved', {
        column: text(next[at]!.column.label),
        place: at + 1,
        count: next.length,
      }),
    );
    commit(next);
  };
  const reset = () => {
    choose(null);
    setChoices(columnChoices(definition, usual));
  };
  return (
    <>
      {error !== undefined && (
        <Banner kind="error" onRetry={onRetry}>
          {text('list.settings.failed')}
        </Banner>
      )}
      <ol ref={drag.list} className={s.list}>
        {choices.map((choice, place) => (
          <ColumnEntry
            key={choice.column.id}
            {...choice}
            place={place}
            count={choices.length}
            isDragged={drag.dragged === choice.column.id}
            handle={drag.handleOf(choice.column.id, () => choose(shownIds(choices)))}
            onShow={(isShown) => commit(showColumn(choices, choice.column.id, isShown))}
            onMove={(to) => move(choice.column.id, to)}
          />
        ))}
      </ol>
      <LiveRegion message={moved} delay={0} />
      <div className={s.end}>
        <Button size="sm" aria-disabled={!isChosen} onClick={() => isChosen && reset()}>
          {text('list.columns.reset')}
        </Button>
      </div>
    </>
  );
}

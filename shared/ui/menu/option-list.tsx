import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { CheckIcon } from '../icons/icons.tsx';
import type { Option } from '../options/option.ts';
import { rowsToDraw, scrollToShow } from './list-window.ts';
import * as s from './option-list.css.ts';

/** What the list of an open menu is given, by `useMenu` as by `useCombobox`. */
interface ListMenu {
  /** -1 for none. */
  readonly highlighted: number;
  readonly listRef: RefObject<HTMLDivElement | null>;
  readonly listProps: ComponentProps<'div'>;
  itemProps(index: number): ComponentProps<'div'>;
  /** True while the pointer leads the highlight: then the list must not scroll by itself. */
  isPointerActive(): boolean;
}

export interface OptionListProps {
  menu: ListMenu;
  rows: readonly Option[];
  /** A last row that does something else than choose, such as to create what was typed. */
  action?: { icon: ReactNode; label: string } | '' | undefined;
  /** Stands before the first row, where that does something else than choose. */
  lead?: ReactNode;
  /** The id of the present choice, which is marked. */
  choice?: Option['id'] | undefined;
}

/** As in the styles; measured as soon as there is a row, since larger text makes rows higher. */
const ROW_HEIGHT = 36;

/**
 * The listbox. Of a long list only the rows in sight are in the page, and the highlighted one, which screen
 * readers follow; `aria-setsize` and `aria-posinset` give the size of the whole list.
 */
export function OptionList({ menu, rows, action, lead, choice }: OptionListProps) {
  const { highlighted, itemProps, isPointerActive, listRef: list } = menu;
  const actionRow = useRef<HTMLDivElement>(null);
  const [scrollTop, setScrollTop] = useState(0);
  const [rowHeight, setRowHeight] = useState(ROW_HEIGHT);
  const size = rows.length + (action ? 1 : 0);

  useLayoutEffect(() => {
    const height = list.current?.querySelector('[data-row]')?.getBoundingClientRect().height;
    if (height) setRowHeight(height);
  }, [list]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are another list, back to its highlight
  useLayoutEffect(() => {
    if (isPointerActive() || highlighted >= rows.length) return;
    let top = 0;
    if (highlighted > 0) {
      const covered = actionRow.current?.offsetHeight ?? 0;
      top = scrollToShow(highlighted, rowHeight, scrollTop, list.current!.clientHeight - covered);
    }
    if (top === scrollTop) return;
    list.current!.scrollTop = top;
    // At once: the browser's own event comes after a frame without rows. As far as the list really went.
    setScrollTop(list.current!.scrollTop);
  }, [highlighted, rows, rowHeight]);

  const { start, end } = rowsToDraw(rows.length, rowHeight, scrollTop);
  const drawn = Array.from({ length: end - start }, (_, n) => start + n);
  if (highlighted >= 0 && highlighted < rows.length && (highlighted < start || highlighted >= end)) {
    drawn.push(highlighted);
  }

  return (
    <div
      {...menu.listProps}
      tabIndex={-1}
      className={s.list}
      onScroll={(event) => setScrollTop(event.currentTarget.scrollTop)}
    >
      <div role="none" className={s.rows} style={{ height: rows.length * rowHeight }}>
        {drawn.map((index) => {
          const option = rows[index]!;
          return (
            // biome-ignore lint/a11y/useAriaPropsSupportedByRole: role="option" is among the spread properties
            <div
              // By place: another search then changes the texts of rows that are there already.
              key={index}
              {...itemProps(index)}
              aria-setsize={size}
              aria-posinset={index + 1}
              data-row=""
              data-highlighted={index === highlighted || undefined}
              className={s.option}
              style={{ transform: `translateY(${index * rowHeight}px)` }}
            >
              {index === 0 && lead}
              <span className={s.name} title={option.label}>
                {option.label}
              </span>
              {/* The space keeps label and hint two words where the texts are read as one. */}
              {option.hint && <span className={s.hint}> {option.hint}</span>}
              {choice === option.id && <CheckIcon />}
            </div>
          );
        })}
      </div>
      {action && (
        // biome-ignore lint/a11y/useAriaPropsSupportedByRole: role="option" is among the spread properties
        <div
          ref={actionRow}
          {...itemProps(rows.length)}
          aria-setsize={size}
          aria-posinset={size}
          data-highlighted={highlighted === rows.length || undefined}
          className={s.action}
        >
          {action.icon}
          <span className={s.actionName}>{action.label}</span>
        </div>
      )}
    </div>
  );
}

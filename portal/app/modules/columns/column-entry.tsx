import { type HTMLAttributes, useLayoutEffect, useRef } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { IconButton } from '../../../../shared/ui/button/icon-button.tsx';
import { checkbox } from '../../../../shared/ui/field/checkbox.css.ts';
import { ChevronDownIcon, Icon } from '../../../../shared/ui/icons/icons.tsx';
import { texts } from '../../../lists/texts/index.ts';
import type { ColumnChoice } from './column-choice.ts';
import * as s from './columns-button.css.ts';

interface ColumnEntryProps extends ColumnChoice {
  /** From 0 on; the first column has no other place, and is always shown. */
  place: number;
  count: number;
  isDragged: boolean;
  /** What makes the handle drag it. */
  handle: HTMLAttributes<HTMLElement>;
  onShow(isShown: boolean): void;
  onMove(place: number): void;
}

/** One column: whether it is shown, and what moves it. */
export function ColumnEntry(props: ColumnEntryProps) {
  const { column, isShown, place, count, isDragged, handle, onShow, onMove } = props;
  const text = useText(texts);
  const label = text(column.label);
  const isFirst = place === 0;
  // A node that is put to another place loses the focus.
  const pressed = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a moved entry has another place
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [place]);

  const step = (by: 1 | -1, isPossible: boolean, button: HTMLButtonElement) => {
    if (!isPossible) return;
    pressed.current = button;
    onMove(place + by);
  };
  const isUpPossible = place > 1;
  const isDownPossible = place < count - 1;
  return (
    <li className={s.entry} data-dragged={isDragged || undefined}>
      <span className={isFirst ? s.noHandle : s.handle} aria-hidden="true" {...(isFirst ? {} : handle)}>
        <Icon>
          <path d="M6 4h.01M10 4h.01M6 8h.01M10 8h.01M6 12h.01M10 12h.01" />
        </Icon>
      </span>
      <label className={s.label}>
        <input
          type="checkbox"
          className={checkbox}
          checked={isShown}
          disabled={isFirst}
          onChange={(event) => onShow(event.currentTarget.checked)}
        />
        {label}
      </label>
      {!isFirst && (
        <>
          <IconButton
            label={text('list.columns.up', { column: label })}
            aria-disabled={!isUpPossible}
            onClick={({ currentTarget }) => step(-1, isUpPossible, currentTarget)}
          >
            <span className={s.up}>
              <ChevronDownIcon />
            </span>
          </IconButton>
          <IconButton
            label={text('list.columns.down', { column: label })}
            aria-disabled={!isDownPossible}
            onClick={({ currentTarget }) => step(1, isDownPossible, currentTarget)}
          >
            <ChevronDownIcon />
          </IconButton>
        </>
      )}
    </li>
  );
}

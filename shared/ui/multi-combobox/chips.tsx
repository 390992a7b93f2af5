import { type KeyboardEvent, type MouseEvent, memo } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { isComposing } from '../../keys/is-composing.ts';
import { IconButton } from '../button/icon-button.tsx';
import { CloseIcon } from '../icons/icons.tsx';
import type { Option } from '../options/option.ts';
import * as s from './chips.css.ts';
import type { ChipFocus } from './use-chip-focus.ts';

/** From here on the input has a line of its own anyway. */
const MANY = 30;

interface ChipsProps {
  chips: readonly Option[];
  enabled: boolean;
  disabled: boolean;
  onRemove(index: number): void;
  /** True when the key was an undo and there was something to undo. */
  onUndo(event: KeyboardEvent): boolean;
  focus: ChipFocus;
}

/**
 * The selected options. A chip takes the focus by its remove button, `Remove {label}`; the arrows move among them and Tab
 * skips them. Memoised: typing must not draw hundreds of chips again.
 */
export const Chips = memo(function Chips({ chips, enabled, disabled, onRemove, onUndo, focus }: ChipsProps) {
  const text = useText();
  if (chips.length === 0) return null;

  function onKeyDown(event: KeyboardEvent, index: number) {
    if (isComposing(event) || onUndo(event)) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const target = targetOf(event.key, index, chips.length, rtl);
    if (target !== undefined) focus.focus(target);
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove(index);
    else if (event.key.length === 1 && event.key !== ' ') {
      // What is typed on a chip is meant for the search: the browser puts it where the focus now is.
      focus.input.current?.focus();
      return;
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function onClick(event: MouseEvent, index: number) {
    onRemove(index);
    // After a click by keyboard the focus stays among the chips; after a touch the input would open the on-screen keyboard.
    const { pointerType } = event.nativeEvent as PointerEvent;
    if (event.detail === 0 || pointerType === 'touch') focus.focus(index);
    else focus.input.current?.focus();
  }

  return (
    <ul ref={focus.list} className={chips.length < MANY ? s.few : s.many}>
      {chips.map((chip, index) => (
        <li key={chip.id} className={s.chip} part="chip">
          <span className={s.label} title={chip.label}>
            {chip.label}
          </span>
          {(enabled || disabled) && (
            <IconButton
              label={text('common.remove', { label: chip.label })}
              tabIndex={-1}
              disabled={disabled}
              onFocus={() => {
                focus.focused.current = { id: chip.id, index };
              }}
              onBlur={() => {
                focus.focused.current = undefined;
              }}
              onMouseDown={(event) => event.preventDefault()}
              onKeyDown={(event) => onKeyDown(event, index)}
              onClick={(event) => onClick(event, index)}
            >
              <CloseIcon />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  );
});

/** Where a key leads from chip `index`; `count` is the input behind the last chip. */
function targetOf(key: string, index: number, count: number, rtl: boolean): number | undefined {
  switch (key) {
    case rtl ? 'ArrowRight' : 'ArrowLeft':
      return Math.max(0, index - 1);
    case rtl ? 'ArrowLeft' : 'ArrowRight':
      return index + 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'Escape':
      return count;
  }
}

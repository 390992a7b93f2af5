import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import type { Entry } from './options.ts';

const { stateChangeTypes: Types } = useCombobox;

/**
 * Where our menu differs from downshift's own rules: leaving the field never chooses, a click into the text
 * never closes, a highlight survives the mouse leaving, and Enter has a target only after somebody typed or
 * moved (so that a stray Enter adds nothing).
 */
export function menuReducer(
  state: UseComboboxState<Entry>,
  { type, changes }: UseComboboxStateChangeOptions<Entry>,
): Partial<UseComboboxState<Entry>> {
  switch (type) {
    case Types.InputBlur:
    case Types.InputKeyDownEscape:
      return { ...state, isOpen: false, highlightedIndex: -1 };
    case Types.InputClick:
      return state.isOpen ? state : changes;
    case Types.MenuMouseLeave:
      return state;
    case Types.InputChange:
      return { ...changes, highlightedIndex: changes.inputValue?.trim() ? 0 : -1 };
    default:
      return changes;
  }
}

import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import { highlightAfter } from '../menu/menu-keys.ts';
import type { Option } from '../options/option.ts';

const { stateChangeTypes: Types } = useCombobox;

/**
 * Where the menu differs from downshift's own rules: a click into the text never closes it, a highlight survives the
 * pointer leaving, Enter has a target only after somebody typed or moved, a page has as many rows as the list shows, and
 * Alt with the arrow up closes without choosing.
 */
export function menuReducer(
  state: UseComboboxState<Option>,
  { type, changes, altKey, props }: UseComboboxStateChangeOptions<Option>,
): Partial<UseComboboxState<Option>> {
  const page = (key: string) => ({
    ...changes,
    highlightedIndex: highlightAfter(key, state.highlightedIndex, props.items.length) ?? -1,
  });
  switch (type) {
    case Types.InputClick:
    case Types.FunctionOpenMenu:
      return state.isOpen ? state : changes;
    case Types.MenuMouseLeave:
      return state;
    case Types.InputChange:
    case Types.FunctionSetInputValue:
      return { ...changes, isOpen: true, highlightedIndex: changes.inputValue?.trim() ? 0 : -1 };
    case Types.InputKeyDownArrowUp:
      return altKey ? { ...state, isOpen: false, highlightedIndex: -1 } : changes;
    case Types.InputKeyDownPageUp:
      return page('PageUp');
    case Types.InputKeyDownPageDown:
      return page('PageDown');
    default:
      return changes;
  }
}

import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { fold } from '../../../i18n/fold.ts';
import { useText } from '../../../i18n/use-text.ts';
import { MenuContent } from '../../menu/menu-content.tsx';
import { MenuPanel } from '../../menu/menu-panel.tsx';
import { useMenu } from '../../menu/use-menu.ts';
import { findOrAlike, isGuess } from '../../options/find-or-alike.ts';
import { isFirstClear } from '../../options/is-clear.ts';
import { type Option, without } from '../../options/option.ts';
import { nameOf } from '../column-name.ts';
import type { GridColumn, Suggestion } from '../grid-column.ts';
import type { TokenText } from './tokens.ts';
import { useInputProps } from './use-input-props.ts';

type ChoiceColumn = Pick<GridColumn<never>, 'id' | 'tokens' | 'options' | 'name' | 'group' | 'label'>;

type Offered = Option | Suggestion;

/** What the cell holds once an option is picked. */
const textOf = (option: Offered): string => ('text' in option ? option.text : option.label);

interface Shown {
  readonly input: HTMLInputElement;
  readonly column: ChoiceColumn;
  readonly matches: readonly Offered[];
  /** What the list of the blank cell begins with. */
  readonly suggestion: Suggestion | undefined;
  /** Opened by typing: a token takes the place of the one that the caret is in. */
  readonly isTyped: boolean;
  /** What is offered is not written as it was typed. */
  readonly isGuess: boolean;
}

interface ChoiceMenuOptions {
  /** The columns as they are now: the options of one may come while its menu is open. */
  columns: readonly ChoiceColumn[];
  onPick(text: string): void;
  /** The cell holds these tokens now, and its caret is here. */
  onTokens(input: HTMLInputElement, tokens: TokenText): void;
}

const NONE: readonly Offered[] = [];

/**
 * The one menu of the grid. It belongs to the input of the active cell of choices or tokens, which stays the same input.
 * In a cell of tokens it offers what is not in it yet.
 */
export function useChoiceMenu({ columns, onPick, onTokens }: ChoiceMenuOptions) {
  const text = useText();
  const [shown, setShown] = useState<Shown>();
  const { input, matches = NONE } = shown ?? {};
  const pick = (index: number) => {
    const picked = textOf(matches[index]!);
    const { tokens } = shown!.column;
    if (!tokens) return onPick(picked);
    const { input, isTyped } = shown!;
    onTokens(input, tokens.withToken(input.value, isTyped ? input.selectionStart : null, picked));
  };
  const menu = useMenu({
    count: matches.length,
    name: { 'aria-label': shown ? nameOf(shown.column) : '' },
    onPick: pick,
  });
  const { isOpen, highlighted } = menu;
  const isLoading = shown?.column.options === 'loading';
  useInputProps(input, isOpen, menu.inputProps);

  function show(
    target: HTMLInputElement,
    column: ChoiceColumn,
    isTyped: boolean,
    suggestion: Suggestion | undefined,
  ) {
    const { tokens } = column;
    const { value, selectionStart } = target;
    const typed = tokens ? tokens.tokenAt(value, selectionStart ?? value.length) : value;
    const query = isTyped ? typed : '';
    const matches = [...suggested(suggestion, value, query), ...matchesOf(column, value, query)];
    const isTypo = isGuess(matches, query);
    setShown({ input: target, column, matches, suggestion, isTyped, isGuess: isTypo });
    if (query.trim() && matches.length > 0) menu.open(isFirstClear(matches, query, isTypo) ? 0 : -1);
    else menu.open(tokens ? -1 : matches.findIndex(({ label }) => label === value));
  }

  const now = isLoading && isOpen ? columns.find(({ id }) => id === shown.column.id) : undefined;
  if (now && now.options !== 'loading') show(shown!.input, now, shown!.isTyped, shown!.suggestion);

  /** True when the key was the menu's and nothing else is to be done with it. */
  function onKey(event: KeyboardEvent): boolean {
    const { key } = event;
    if (!isOpen || key === 'Home' || key === 'End') return false;
    if (key !== 'Enter' && key !== 'Tab') return menu.onKey(event);
    menu.close();
    const picked = matches[highlighted]?.label;
    // A cell that holds the choice has it; after a token that stands there the next one may follow.
    if (picked === undefined || (picked === input?.value && !shown?.column.tokens)) return false;
    // Nobody looks at each cell that is left: a typo stays, and is marked.
    if (key === 'Tab' && shown?.isGuess && highlighted === 0) return false;
    pick(highlighted);
    // Tab goes on to the next cell.
    return key === 'Enter';
  }

  const node: ReactNode =
    isOpen &&
    input &&
    createPortal(
      <MenuPanel>
        <MenuContent
          menu={menu}
          rows={matches}
          choice={matches.find((option) => option.label === input.value)?.id}
          busy={isLoading}
          empty={text('common.results', { count: 0 })}
        />
      </MenuPanel>,
      input.parentElement!,
    );
  return {
    isOpen,
    matches: isOpen && !isLoading ? matches : undefined,
    show,
    close: menu.close,
    onKey,
    node,
  };
}

/** The suggestion, in the list of a blank cell, and where somebody types its name. */
function suggested(suggestion: Suggestion | undefined, value: string, query: string): readonly Suggestion[] {
  if (!suggestion) return [];
  const isMeant = query.trim() ? fold(suggestion.label).startsWith(fold(query.trim())) : !value.trim();
  return isMeant ? [suggestion] : [];
}

/** What is offered for what is looked for in a cell of this text. */
function matchesOf(
  { tokens, options = NONE }: ChoiceColumn,
  value: string,
  query: string,
): readonly Option[] {
  if (options === 'loading') return NONE;
  const chosen = tokens?.split(value).filter((token) => token !== query) ?? [];
  return without(
    findOrAlike(options, query),
    options.filter(({ label }) => chosen.includes(label)),
  );
}

import { type RefObject, useEffect } from 'react';
import { pageKeyOf } from '../../panels/page-keys.ts';

interface ListKeys {
  /** The whole list, whose rows are opened by links with `data-opens-row`. */
  list: RefObject<HTMLElement | null>;
  /** What holds its search. */
  search: RefObject<HTMLElement | null>;
}

/**
 * `/` goes to the search of the list, `j` and `k` to the next and the previous row. There `x` selects the row, `e` goes to what
 * can be done with the selected ones, and Enter opens the record, because the focus is on its link.
 */
export function useListKeys({ list, search }: ListKeys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = pageKeyOf(event);
      if (key === 'x') return list.current && selectFocused(list.current);
      const target = key === '/' ? search.current?.querySelector('input') : inList(list.current, key);
      if (!target) return;
      event.preventDefault();
      target.focus();
      // The focus alone leaves a row where it is as soon as a part of it is seen.
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [list, search]);
}

/** What a key goes to in a list. */
function inList(list: HTMLElement | null, key: string | undefined): HTMLElement | null | undefined {
  if (key === 'e') return list?.querySelector<HTMLElement>('[data-selection-actions] [aria-haspopup]');
  return list && (key === 'j' || key === 'k') ? rowBeside(list, key === 'j' ? 1 : -1) : undefined;
}

/** As a click on the box of the row does. */
function selectFocused(list: HTMLElement): void {
  const row = document.activeElement?.closest('tr, li');
  if (row && list.contains(row)) row.querySelector<HTMLElement>('[data-selects-row]')?.click();
}

/** The link of the row after or before the focused one, else of the first row in sight. */
function rowBeside(list: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const links = [...list.querySelectorAll<HTMLElement>('[data-opens-row]')];
  const focused = links.findIndex((link) => link.closest('tr, li')?.contains(document.activeElement));
  if (focused >= 0) return links[focused + step];
  // The headings stay above the rows, and cover those that were scrolled beneath them.
  const top = list.querySelector('thead')?.getBoundingClientRect().bottom ?? 0;
  return links.find((link) => link.getBoundingClientRect().top >= Math.max(top, 0));
}

import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { RouteSubscription } from '../../../shared/contract/route-subscriptions.ts';
import { useHost } from '../../../shared/element/host.ts';
import { isComposing } from '../../../shared/keys/is-composing.ts';
import type { RouteList } from './route-list.ts';

const CONTROL = '[data-control]';

/** The row that a key goes to from the one at `index`; undefined for any other key. */
function rowAfter(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return Math.min(index + 1, count - 1);
    case 'ArrowUp':
      return Math.max(index - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
  }
}

/**
 * The keys of the rows: arrows, Home and End go from a control to the same one of another row, Delete asks to delete the
 * row. A focused row that goes, such as a deleted one, hands the focus on to the one in its place.
 */
export function useRowKeys(
  body: RefObject<HTMLElement | null>,
  rows: readonly RouteSubscription[],
  list: RouteList,
): (event: KeyboardEvent<HTMLElement>) => void {
  const { root } = useHost();
  /** The focused control; gone with its row, it is still known here. */
  const last = useRef<{ control: HTMLElement; index: number }>(undefined);

  const controlAt = (index: number, control: string) =>
    body.current?.children[index]?.querySelector<HTMLElement>(`[data-control=${control}]`);

  useEffect(() => {
    const onFocusIn = (event: FocusEvent) => {
      const target = event.composedPath()[0] as Element;
      const control = target.closest<HTMLElement>(CONTROL);
      const row = control?.closest('tr');
      if (control && row && body.current?.contains(row)) {
        last.current = { control, index: [...body.current.children].indexOf(row) };
        // A dialog gives the focus back, and may close in the very moment in which the row goes. While rows are drawn, React
        // takes what is left without a focus to the start of the element.
      } else if (last.current?.control.isConnected && !target.closest('dialog')) last.current = undefined;
    };
    // What goes from one place inside to another is told to the root alone.
    const places = [root, document];
    for (const place of places) place.addEventListener('focusin', onFocusIn as EventListener);
    return () => {
      for (const place of places) place.removeEventListener('focusin', onFocusIn as EventListener);
    };
  }, [root, body]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows may have taken the focused one away
  useLayoutEffect(() => {
    const lost = last.current;
    if (!lost || lost.control.isConnected || rows.length === 0) return;
    controlAt(Math.min(lost.index, rows.length - 1), lost.control.dataset.control!)?.focus();
  }, [rows]);

  return (event) => {
    if (isComposing(event)) return;
    const control = (event.target as HTMLElement).closest<HTMLElement>(CONTROL);
    const row = control?.closest('tr');
    if (!control || !row || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const index = [...body.current!.children].indexOf(row);
    if (event.key === 'Delete') {
      event.preventDefault();
      // The focus comes back to where the mouse would have asked.
      controlAt(index, 'delete')?.focus();
      return list.deleting.ask([rows[index]!]);
    }
    const next = rowAfter(event.key, index, rows.length);
    if (next === undefined) return;
    event.preventDefault();
    controlAt(next, control.dataset.control!)?.focus();
  };
}

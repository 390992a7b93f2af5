import { type RefObject, useEffect } from 'react';
import { useStable } from '../../hooks/use-stable.ts';

/** What a paste is, wherever it came from. */
export interface Paste {
  readonly target: EventTarget;
  readonly clipboardData: DataTransfer;
  preventDefault(): void;
}

const TEXTS = 'input, textarea, [contenteditable]';

/**
 * Firefox and Safari send a paste to the text that was selected last, which may be a cell or lie outside of the table, although a
 * button or the table itself has the focus; and Safari only where somebody says beforehand that it can be pasted there. Here it
 * goes to what has the focus.
 */
export function usePasteAtFocus(box: RefObject<HTMLElement | null>, onPaste: (paste: Paste) => void): void {
  const paste = useStable(onPaste);
  useEffect(() => {
    const grid = box.current!.parentElement!;
    /** What has the focus, if it is of this grid and no field that takes texts. */
    const focused = () => {
      const { activeElement } = grid.getRootNode() as Document | ShadowRoot;
      return activeElement && grid.contains(activeElement) && !activeElement.matches(TEXTS)
        ? activeElement
        : undefined;
    };
    const onBefore = (event: Event) => {
      if (focused()) event.preventDefault();
    };
    const onDocumentPaste = (event: ClipboardEvent) => {
      const target = focused();
      if (!target || !event.clipboardData || event.composedPath()[0] === target) return;
      event.stopPropagation();
      paste({
        target,
        clipboardData: event.clipboardData,
        preventDefault: () => event.preventDefault(),
      });
    };
    const page = grid.ownerDocument;
    page.addEventListener('beforepaste', onBefore, true);
    page.addEventListener('paste', onDocumentPaste, true);
    return () => {
      page.removeEventListener('beforepaste', onBefore, true);
      page.removeEventListener('paste', onDocumentPaste, true);
    };
  }, [box, paste]);
}

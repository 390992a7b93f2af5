import { useEffect } from 'react';
import { isSaveKey } from '../../../shared/keys/is-save-key.ts';

/**
 * Gives Ctrl+S to the tool of the page wherever the focus is: whoever entered something by a button of the page saves it as after
 * typing. A dialog has keys of its own.
 */
export function useSaveKeyOfPage(toolOf: () => HTMLElement | undefined): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const tool = toolOf();
      // In the tool the key has come to it already.
      if (event.defaultPrevented || !tool || !isSaveKey(event) || event.composedPath().includes(tool)) return;
      if ([document, tool.shadowRoot].some((root) => root?.querySelector('dialog[open]'))) return;
      event.preventDefault();
      const { key, code, ctrlKey, metaKey } = event;
      tool.shadowRoot?.dispatchEvent(new KeyboardEvent('keydown', { key, code, ctrlKey, metaKey }));
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [toolOf]);
}

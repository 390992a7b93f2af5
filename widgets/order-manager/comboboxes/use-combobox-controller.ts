import { useCallback, useEffect, useState } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { texts } from '../texts/index.ts';
import type { ComboboxController } from './combobox-controllers.ts';
import { interpretInput, leftOver, piecesOf } from './split-input.ts';

/** PO-50 */
const DEBOUNCE = 300;
/** Lists shorter than this are done before anybody could read how far they are. */
const LONG_LIST = 10;

interface ComboboxState {
  text: string;
  onText(text: string, before?: string): void;
  onCreate(text: string): void;
  /** Adds a whole list; `left` is put into the field beside what stands there. */
  addAll(pieces: readonly string[], left?: readonly string[]): void;
  isSearching: boolean;
  /** Something typed is being created or added. */
  isAdding: boolean;
  /** How far a long list is. */
  progress: string | undefined;
}

/** The search text of one combobox and what it sets off: search, creation, quick add. */
export function useComboboxController(controller: ComboboxController | undefined): ComboboxState {
  const translate = useText(texts);
  const [text, setText] = useState('');
  const [isSearching, setSearching] = useState(false);
  const [adding, setAdding] = useState(0);
  const [progress, setProgress] = useState({ done: 0, total: 0 });

  useEffect(() => {
    // What is left of a list is no text to search for.
    if (!controller || piecesOf(text).length !== 1) return;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      setSearching(true);
      await controller.search(text.trim(), abort.signal);
      if (!abort.signal.aborted) setSearching(false);
    }, DEBOUNCE);
    return () => {
      clearTimeout(timer);
      abort.abort();
      setSearching(false);
    };
  }, [controller, text]);

  useEffect(() => {
    controller?.typed(text.trim());
    return () => controller?.typed('');
  }, [controller, text]);

  const during = useCallback(async (work: () => Promise<void>) => {
    setAdding((count) => count + 1);
    await work();
    setAdding((count) => count - 1);
  }, []);

  const addAll = (pieces: readonly string[], left: readonly string[] = []) => {
    if (left.length > 0) setText((now) => leftOver(left, now));
    if (!controller || pieces.length === 0) return;
    void during(async () => {
      const failed = await controller.quickAdd(pieces, (done, total) => setProgress({ done, total }));
      if (failed.length > 0) setText((now) => leftOver(failed, now));
    });
  };

  return {
    text,
    onText(next, before = text) {
      const meant = interpretInput(before, next);
      // What could not be added while an input method composed.
      const kept = before === text ? [] : [text];
      if (meant.type === 'pieces') addAll(meant.pieces);
      setText(leftOver(kept, meant.type === 'text' ? meant.text : ''));
    },
    onCreate(wanted) {
      // What is left of a list stays a list (D-75).
      const pieces = piecesOf(wanted);
      if (pieces.length > 1) {
        setText('');
        return addAll(pieces);
      }
      if (!controller) return;
      void during(async () => {
        if (!(await controller.create(wanted))) setText((now) => leftOver([wanted], now));
      });
    },
    addAll,
    isSearching,
    isAdding: adding > 0,
    progress:
      adding > 0 && progress.total >= LONG_LIST ? translate('orders.quickAdd.progress', progress) : undefined,
  };
}

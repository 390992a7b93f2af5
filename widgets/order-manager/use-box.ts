import { useCallback, useEffect, useState } from 'react';
import { useText } from '../../shared/i18n/use-text.ts';
import type { Box } from './boxes.ts';
import { leftOver, piecesOf, typed } from './quick-add.ts';
import { texts } from './texts/index.ts';

/** PO-50 */
const DEBOUNCE = 300;
/** Lists shorter than this are done before anybody could read how far they are. */
const LONG_LIST = 10;

interface BoxState {
  text: string;
  onText(text: string): void;
  onCreate(text: string): void;
  isSearching: boolean;
  /** Something typed is being created or added. */
  isAdding: boolean;
  /** How far a long list is. */
  progress: string | undefined;
}

/** The search text of one box and what it sets off: search, creation, quick add. */
export function useBox(box: Box | undefined): BoxState {
  const say = useText(texts);
  const [text, setText] = useState('');
  const [isSearching, setSearching] = useState(false);
  const [adding, setAdding] = useState(0);
  const [progress, setProgress] = useState({ done: 0, total: 0 });

  useEffect(() => {
    // What is left of a list is no text to search for.
    if (!box || piecesOf(text).length !== 1) return;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      setSearching(true);
      await box.search(text.trim(), abort.signal);
      if (!abort.signal.aborted) setSearching(false);
    }, DEBOUNCE);
    return () => {
      clearTimeout(timer);
      abort.abort();
      setSearching(false);
    };
  }, [box, text]);

  const during = useCallback(async (work: () => Promise<void>) => {
    setAdding((count) => count + 1);
    await work();
    setAdding((count) => count - 1);
  }, []);

  const addAll = (pieces: readonly string[]) => {
    setText('');
    if (!box) return;
    void during(async () => {
      const left = await box.quickAdd(pieces, (done, total) => setProgress({ done, total }));
      if (left.length > 0) setText((now) => leftOver(left, now));
    });
  };

  return {
    text,
    onText(next) {
      const meant = typed(text, next);
      if (meant.type === 'text') setText(meant.text);
      else addAll(meant.pieces);
    },
    onCreate(wanted) {
      // What is left of a list stays a list (D-75).
      const pieces = piecesOf(wanted);
      if (pieces.length > 1) return addAll(pieces);
      if (!box) return;
      void during(async () => {
        if (!(await box.create(wanted))) setText((now) => leftOver([wanted], now));
      });
    },
    isSearching,
    isAdding: adding > 0,
    progress:
      adding > 0 && progress.total >= LONG_LIST ? say('orders.quickAdd.progress', progress) : undefined,
  };
}

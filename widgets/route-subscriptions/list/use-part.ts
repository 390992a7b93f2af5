import { useSetAtom } from 'jotai';
import { type ComponentType, useCallback, useState } from 'react';
import { useHost } from '../../../shared/element/host.ts';
import { adoptStylesheets } from '../../../shared/element/stylesheets.ts';
import { warning } from '../../../shared/record/message.ts';
import { reportError } from '../../../shared/record/report.ts';
import { texts } from '../texts/index.ts';
import { recordState } from './state.ts';

const FAILED = warning(texts('routes.error.part'));

interface LoadedPart<P> {
  readonly Part: ComponentType<P>;
  readonly stylesheets: readonly CSSStyleSheet[];
}

/** A part of this tool whose code is loaded when it is needed; a message says where it can't be had. Keep `load`, which waits for its texts. */
export function usePart<P>(load: () => Promise<LoadedPart<P>>) {
  const host = useHost();
  const setMessage = useSetAtom(recordState.messageAtom);
  const [Part, setPart] = useState<ComponentType<P>>();
  const open = useCallback(async () => {
    setMessage((message) => (message?.text.id === FAILED.text.id ? null : message));
    try {
      const { Part: part, stylesheets } = await load();
      adoptStylesheets(host.root, stylesheets);
      setPart(() => part);
    } catch (error) {
      reportError(
        { host, messageAtom: recordState.messageAtom },
        { ...FAILED, retry: () => void open() },
        error,
      );
    }
  }, [host, load, setMessage]);
  return { Part, open };
}

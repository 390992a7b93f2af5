import { type ReactNode, type RefObject, useState } from 'react';
import { adoptStylesheets } from '../../../element/stylesheets.ts';
import { loadPart } from '../../../i18n/languages.ts';
import { useStable } from '../../hooks/use-stable.ts';

/** The list of all keys, which is loaded when it is asked for. `node` is the open list; `hasFailed` that it didn't come. */
export function useKeyMap(root: RefObject<HTMLElement | null>) {
  const [KeyMap, setKeyMap] = useState<{ draw: (props: { onClose(): void }) => ReactNode } | null>(null);
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed');
  const close = () => setState('closed');

  const open = useStable(async () => {
    setState('open');
    if (KeyMap) return;
    try {
      const { KeyMap: draw, stylesheets } = await loadPart(() => import('./key-map.tsx'));
      adoptStylesheets(root.current!.getRootNode() as ShadowRoot, stylesheets);
      setKeyMap({ draw });
    } catch {
      setState('failed');
    }
  });

  return {
    open,
    close,
    hasFailed: state === 'failed',
    node: state === 'open' && KeyMap && <KeyMap.draw onClose={close} />,
  };
}

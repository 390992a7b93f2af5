import { useAtomValue } from 'jotai';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useHost } from '../../../../shared/element/host.ts';
import { adoptStylesheets } from '../../../../shared/element/stylesheets.ts';
import { loadPart } from '../../../../shared/i18n/languages.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { type Ordered, orderedAtom } from '../state/form-state.ts';
import { texts } from '../texts/index.ts';

/** The sheet that was accepted last. The code that shows how far it is is loaded when there is one. */
export function OrderedSheet() {
  const ordered = useAtomValue(orderedAtom);
  return ordered && <Loaded ordered={ordered} />;
}

function Loaded({ ordered }: { ordered: Ordered }) {
  const text = useText(texts);
  const { root } = useHost();
  const [Panel, setPanel] = useState<ComponentType<{ of: Ordered }> | null>(null);
  const [isMissing, setMissing] = useState(false);

  const load = useCallback(async () => {
    setMissing(false);
    try {
      const { ProgressPanel, stylesheets } = await loadPart(() => import('../progress/sheet-progress.ts'));
      adoptStylesheets(root, stylesheets);
      setPanel(() => ProgressPanel);
    } catch (error) {
      console.warn('The progress of rate sheets could not be loaded:', error);
      setMissing(true);
    }
  }, [root]);
  useEffect(() => void load(), [load]);

  if (Panel) return <Panel of={ordered} />;
  return (
    isMissing && (
      <p role="alert">
        {text('sheetForm.progress.refused')} <Button onClick={load}>{text('common.tryAgain')}</Button>
      </p>
    )
  );
}

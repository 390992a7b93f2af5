import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { loadPart } from '../../../shared/i18n/languages.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { texts } from '../texts/index.ts';
import type { RouteList } from './route-list.ts';
import { scopeAtom } from './state.ts';
import { usePart } from './use-part.ts';

const loadDialog = () => loadPart(() => import('../paste/paste.tsx'));

/** Adds several routes from a pasted list. */
export function PasteButton({ list, disabled }: { list: RouteList; disabled: boolean }) {
  const text = useText(texts);
  const scope = useAtomValue(scopeAtom);
  const { Part: Dialog, open } = usePart(loadDialog);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        disabled={disabled}
        onClick={() => {
          setOpen(true);
          if (!Dialog) return open();
        }}
      >
        {text('routes.paste')}
      </Button>
      {Dialog && isOpen && scope && (
        <Dialog entityId={scope.entityId} onAdded={list.pasted} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

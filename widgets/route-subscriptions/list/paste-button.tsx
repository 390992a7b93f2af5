import { useAtomValue, useSetAtom } from 'jotai';
import { type ComponentType, useState } from 'react';
import { useHost } from '../../../shared/element/host.ts';
import { adoptStylesheets } from '../../../shared/element/stylesheets.ts';
import { loadPart } from '../../../shared/i18n/languages.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { warning } from '../../../shared/record/message.ts';
import { reportError } from '../../../shared/record/report.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import type { PasteDialogProps } from '../paste/paste-dialog.tsx';
import { texts } from '../texts/index.ts';
import type { RouteList } from './route-list.ts';
import { recordState, scopeAtom } from './state.ts';

const FAILED = warning(texts('routes.error.part'));

/** Adds several routes from a pasted list; its code is loaded when somebody asks for it. */
export function PasteButton({ list, disabled }: { list: RouteList; disabled: boolean }) {
  const text = useText(texts);
  const host = useHost();
  const scope = useAtomValue(scopeAtom);
  const setMessage = useSetAtom(recordState.messageAtom);
  const [Dialog, setDialog] = useState<ComponentType<PasteDialogProps> | null>(null);

  const open = async () => {
    setMessage((message) => (message?.text.id === FAILED.text.id ? null : message));
    try {
      const { PasteDialog, stylesheets } = await loadPart(() => import('../paste/paste.tsx'));
      adoptStylesheets(host.root, stylesheets);
      setDialog(() => PasteDialog);
    } catch (error) {
      reportError({ host, messageAtom: recordState.messageAtom }, { ...FAILED, retry: open }, error);
    }
  };
  return (
    <>
      <Button disabled={disabled} onClick={open}>
        {text('routes.paste')}
      </Button>
      {Dialog && scope && (
        <Dialog entityId={scope.entityId} onAdded={list.pasted} onClose={() => setDialog(null)} />
      )}
    </>
  );
}

import { useAtomValue } from 'jotai';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import { type Pasting, partAtom, previewAtom, waitingAtom } from '../paste/pasting.ts';
import { editorAtom } from '../state.ts';
import { texts } from '../texts/index.ts';

/** What was pasted and isn't added yet: its preview, or that it waits. */
export function WaitingPaste({ pasting, disabled }: { pasting: Pasting; disabled: boolean }) {
  const text = useText(texts);
  const editor = useAtomValue(editorAtom);
  const pasted = useAtomValue(waitingAtom);
  const part = useAtomValue(partAtom);
  const isOpen = useAtomValue(previewAtom);
  if (!editor || !pasted) return null;
  if (isOpen && part) return <part.PasteDialog editor={editor} pasting={pasting} pasted={pasted} />;
  return (
    pasted.waiting !== undefined && (
      <Banner
        kind="info"
        actions={
          <>
            <Button size="sm" disabled={disabled} onClick={() => void pasting.open()}>
              {text('orders.waiting.continue')}
            </Button>
            <Button size="sm" variant="quiet" disabled={disabled} onClick={pasting.discard}>
              {text('orders.waiting.discard')}
            </Button>
          </>
        }
      >
        {text('orders.waiting', { count: pasted.waiting })}
      </Banner>
    )
  );
}

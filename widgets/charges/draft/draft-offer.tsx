import { useAtomValue } from 'jotai';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import type { ChargesEditor } from '../editor/charges-editor.ts';
import { draftAtom } from '../editor/editor-state.ts';
import { texts } from '../texts/index.ts';
import { useAmounts } from '../views/use-amounts.ts';

/** Lines that an earlier visit left unsaved. */
export function DraftOffer({ editor }: { editor: ChargesEditor }) {
  const text = useText(texts);
  const { moment } = useAmounts();
  const draft = useAtomValue(draftAtom);
  return (
    draft && (
      <Banner
        kind="info"
        actions={
          <>
            <Button size="sm" variant="primary" onClick={editor.restoreDraft}>
              {text('charges.draft.restore')}
            </Button>
            <Button size="sm" onClick={editor.discardDraft}>
              {text('charges.draft.discard')}
            </Button>
          </>
        }
      >
        {text('charges.draft', { time: moment(draft.savedAt) })}
      </Banner>
    )
  );
}

import { useAtomValue } from 'jotai';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import type { ChargesEditor } from '../state/editor.ts';
import { draftAtom } from '../state/list-state.ts';
import { texts } from '../texts/index.ts';
import { useAmounts } from './use-amounts.ts';

/** Lines that an earlier visit left unsaved, or on which another tab works now. */
export function DraftBanner({ editor }: { editor: ChargesEditor }) {
  const text = useText(texts);
  const { moment } = useAmounts();
  const draft = useAtomValue(draftAtom);
  if (draft.is === 'none') return null;
  if (draft.is === 'elsewhere') {
    return (
      <Banner
        kind="info"
        actions={
          <Button size="sm" onClick={editor.takeOverDraft}>
            {text('charges.draft.takeOver')}
          </Button>
        }
      >
        {text('charges.draft.elsewhere')}
      </Banner>
    );
  }
  return (
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
      {text('charges.draft', { time: moment(draft.draft.savedAt ?? Date.now()) })}
    </Banner>
  );
}

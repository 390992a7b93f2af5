import { useAtomValue } from 'jotai';
import { formatsOf } from '../../../shared/i18n/formats.ts';
import { useLocale, useText } from '../../../shared/i18n/use-text.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import type { AirEditor } from '../state/editor.ts';
import { recordState } from '../state/element-state.ts';
import { draftAtom } from '../state/form-state.ts';
import { texts } from '../texts/index.ts';

/** From when the entries on the screen are, or that another tab works on them. */
export function DraftBanner({ editor }: { editor: AirEditor }) {
  const text = useText(texts);
  const { dateTime } = formatsOf(useLocale());
  const draft = useAtomValue(draftAtom);
  const isSaving = useAtomValue(recordState.savingAtom);
  if (draft.is === 'none') return null;
  if (draft.is === 'elsewhere') {
    return (
      <Banner
        kind="info"
        actions={
          <Button size="sm" disabled={isSaving} onClick={editor.takeOverDraft}>
            {text('air.draft.takeOver')}
          </Button>
        }
      >
        {text('air.draft.elsewhere')}
      </Banner>
    );
  }
  return (
    <Banner
      kind="info"
      actions={
        <Button size="sm" disabled={isSaving} onClick={editor.discardDraft}>
          {text('air.draft.discard')}
        </Button>
      }
    >
      {draft.savedAt === null
        ? text('air.draft.restored')
        : text('air.draft.restoredFrom', { time: dateTime(new Date(draft.savedAt).toISOString()) })}
    </Banner>
  );
}

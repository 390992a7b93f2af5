import { useState } from 'react';
import { useFormats } from '../../../shared/i18n/use-formats.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import { OtherDrafts } from './other-drafts.tsx';
import { texts } from './texts/index.ts';
import type { OpenedDraft } from './use-entry-draft.ts';

interface DraftNoticeProps<T> {
  /** Whether the entries differ from what is stored: else nothing of the draft is left. */
  isShown: boolean;
  draft: OpenedDraft<T>;
  /** What people know a draft by, in the order in which they typed it. */
  wordsOf(values: T): readonly (string | null | undefined)[];
}

/** That an earlier visit's entries are there again, of when they are, and what else was left unsent (D-38). */
export function DraftNotice<T>({ isShown, draft, wordsOf }: DraftNoticeProps<T>) {
  const { found, savedAt, others, discard } = draft;
  const text = useText(texts);
  const formats = useFormats();
  const [isRead, setRead] = useState(false);
  const isAgain = found !== undefined && isShown;
  if (isRead || (!isAgain && others.length === 0)) return null;
  return (
    // Its own box, in which the message cannot stick over the fields.
    <div>
      <Banner
        kind="info"
        onDismiss={() => setRead(true)}
        actions={
          isAgain && (
            <Button size="sm" onClick={discard}>
              {text('draft.discard')}
            </Button>
          )
        }
      >
        {isAgain &&
          (savedAt === null
            ? text('draft.again')
            : text('draft.againOf', { time: formats.dateTime(new Date(savedAt).toISOString()) }))}
        {others.length > 0 && <OtherDrafts draft={draft} wordsOf={wordsOf} />}
      </Banner>
    </div>
  );
}

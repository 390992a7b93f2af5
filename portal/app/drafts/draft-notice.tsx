import { useState } from 'react';
import { useFormats } from '../../../shared/i18n/use-formats.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import * as s from './draft-notice.css.ts';
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
  const [isRead, setRead] = useState({ again: false, others: false });
  const isAgain = found !== undefined && isShown && !isRead.again;
  const hasOthers = others.length > 0 && !isRead.others;
  if (!isAgain && !hasOthers) return null;
  return (
    // Two of them: what is discarded is none of the others. Each in its own box, in which it cannot stick over what follows.
    <div className={s.notices}>
      {isAgain && (
        <div>
          <Banner
            kind="info"
            onDismiss={() => setRead({ ...isRead, again: true })}
            actions={
              <Button size="sm" onClick={discard}>
                {text('draft.discard')}
              </Button>
            }
          >
            {savedAt === null
              ? text('draft.again')
              : text('draft.againOf', { time: formats.dateTime(new Date(savedAt).toISOString()) })}
          </Banner>
        </div>
      )}
      {hasOthers && (
        <div>
          <Banner kind="info" onDismiss={() => setRead({ ...isRead, others: true })}>
            <OtherDrafts draft={draft} wordsOf={wordsOf} />
          </Banner>
        </div>
      )}
    </div>
  );
}

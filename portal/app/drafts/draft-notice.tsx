import { useState } from 'react';
import { useFormats } from '../../../shared/i18n/use-formats.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import { texts } from './texts/index.ts';
import type { OpenedDraft } from './use-entry-draft.ts';

interface DraftNoticeProps<T> {
  /** Whether the entries differ from what is stored: else nothing of the draft is left. */
  isShown: boolean;
  draft: OpenedDraft<T>;
}

/** That an earlier visit's entries are there again, and of when they are (D-38). */
export function DraftNotice<T>({ isShown, draft: { found, savedAt, discard } }: DraftNoticeProps<T>) {
  const text = useText(texts);
  const formats = useFormats();
  const [isRead, setRead] = useState(false);
  if (!found || isRead || !isShown) return null;
  return (
    // Its own box, in which the message cannot stick over the fields.
    <div>
      <Banner
        kind="info"
        onDismiss={() => setRead(true)}
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
  );
}

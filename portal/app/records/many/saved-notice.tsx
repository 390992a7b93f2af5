import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { texts } from '../texts/index.ts';
import * as s from './many.css.ts';

/** How many records were saved, by all tries, and the numbers of those of which nothing was. */
export interface SavedMany {
  readonly count: number;
  readonly left: readonly string[];
}

export const NONE_SAVED: SavedMany = { count: 0, left: [] };

/** After one more try. */
export const withSaved = (before: SavedMany, count: number, left: readonly string[] = []): SavedMany => ({
  count: before.count + count,
  left,
});

interface SavedNoticeProps {
  of: SavedMany;
  /** What was saved, in a sentence. */
  words: string;
  onDismiss(): void;
}

/** What became of many records, once the dialog that said what is left out is closed. */
export function SavedNotice({ of: { count, left }, words, onDismiss }: SavedNoticeProps) {
  const text = useText(texts);
  return (
    <div role="status" className={count > 0 ? s.saved : undefined}>
      {count > 0 && (
        <Banner kind={left.length > 0 ? 'warning' : 'success'} role="none" onDismiss={onDismiss}>
          {words}
          {left.length > 0 && <p>{text('record.many.left', { names: left.join(', ') })}</p>}
        </Banner>
      )}
    </div>
  );
}

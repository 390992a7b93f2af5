import { useEffect, useRef } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import type { ListData } from './list-data.ts';
import * as s from './module-list.css.ts';
import { texts } from './texts/index.ts';

interface ListEndProps {
  phase: ListData['phase']['name'];
  isEmpty: boolean;
  onMore(): void;
}

/** SUB-18 to SUB-20, D-90: the button while there is more, then a text in its place. */
export function ListEnd({ phase, isEmpty, onMore }: ListEndProps) {
  const text = useText(texts);
  const end = useRef<HTMLParagraphElement>(null);
  const wasPressed = useRef(false);

  useEffect(() => {
    if (phase === 'loading-more') wasPressed.current = true;
    else if (phase !== 'ended') wasPressed.current = false;
    // The button went with the last page, and the focus must not begin anew at the top of the page.
    else if (wasPressed.current && document.activeElement === document.body) end.current?.focus();
  }, [phase]);

  if (phase === 'ended') {
    return isEmpty ? (
      <p className={s.empty}>{text('list.empty')}</p>
    ) : (
      <p ref={end} className={s.end} tabIndex={-1}>
        {text('list.end')}
      </p>
    );
  }
  if (phase !== 'more-to-load' && phase !== 'loading-more') return null;
  return (
    <div className={s.end}>
      <Button busy={phase === 'loading-more'} onClick={onMore}>
        {text('list.loadMore')}
      </Button>
    </div>
  );
}

import { useEffect, useRef } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/button/button.tsx';
import * as s from './list-end.css.ts';
import type { ListPhase } from './list-state.ts';
import { texts } from './texts/index.ts';

interface ListEndProps {
  step: ListPhase['step'];
  onMore(): void;
}

/** What stands below the rows: the button while there is more, then a text in its place (SUB-18 to SUB-20, D-90). */
export function ListEnd({ step, onMore }: ListEndProps) {
  const text = useText(texts);
  const end = useRef<HTMLParagraphElement>(null);
  const wasPressed = useRef(false);

  useEffect(() => {
    if (step === 'loadingMore') wasPressed.current = true;
    else if (step !== 'ended') wasPressed.current = false;
    // The last page removes the button, and the focus would start again at the top of the page. The document is asked and
    // not the shadow root, because only the document knows whether the focus is elsewhere on the page.
    else if (wasPressed.current && document.activeElement === document.body) end.current?.focus();
  }, [step]);

  switch (step) {
    case 'empty':
      return <p className={s.empty}>{text('list.empty')}</p>;
    case 'ended':
      return (
        <p ref={end} className={s.end} tabIndex={-1}>
          {text('list.end')}
        </p>
      );
    case 'hasMore':
    case 'loadingMore':
      return (
        <div className={s.end}>
          <Button busy={step === 'loadingMore'} onClick={onMore}>
            {text('list.loadMore')}
          </Button>
        </div>
      );
    default:
      return null;
  }
}

import { type ReactNode, useId, useState } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { texts } from '../../../lists/texts/index.ts';
import * as s from './list-toolbar.css.ts';

interface FoldedFiltersProps {
  /** How many filters are set. */
  count: number;
  children: ReactNode;
}

/** The filters on phones: behind a button, which tells how many are set. */
export function FoldedFilters({ count, children }: FoldedFiltersProps) {
  const text = useText(texts);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={() => setOpen(!isOpen)}>
        {text('list.filters', { count })}
      </Button>
      {isOpen && (
        <div id={id} className={s.folded}>
          {children}
        </div>
      )}
    </>
  );
}

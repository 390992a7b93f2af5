import { useState } from 'react';
import { ListEnd } from '../../../shared/list/list-end.tsx';
import type { ListPhase } from '../../../shared/list/list-state.ts';

interface RowsEndProps {
  step: ListPhase['step'];
  onMore(): void;
}

/**
 * What stands below the rows of the portal's own lists. The end text of SUB-19 answers those who loaded further pages: a
 * list that was whole with its first page just ends.
 */
export function RowsEnd({ step, onMore }: RowsEndProps) {
  const [hadMore, setHadMore] = useState(false);
  if (step === 'hasMore' && !hadMore) setHadMore(true);
  if ((step === 'loading' || step === 'refreshing') && hadMore) setHadMore(false);
  return step === 'ended' && !hadMore ? null : <ListEnd step={step} onMore={onMore} />;
}

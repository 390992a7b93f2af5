import { useAtomValue } from 'jotai';
import { memo } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import * as s from '../air-rates.css.ts';
import { laneName } from '../columns/lane-name.ts';
import { cellOf } from '../rows/rate-row.ts';
import { droppedAtom } from '../state/form-state.ts';
import { texts } from '../texts/index.ts';

/** More names than these are only counted. */
const NAMED = 20;

/** Which lanes of the last submission the sheet doesn't have: whoever forgot one sees it before the submit. */
export const DroppedLanes = memo(function DroppedLanes() {
  const text = useText(texts);
  const dropped = useAtomValue(droppedAtom);
  if (dropped.length === 0) return null;
  const names = dropped.slice(0, NAMED).map((row) => `${laneName(row)} ${cellOf(row, 'airline')}`);
  return (
    <p className={s.quiet}>
      {text('air.dropped.lanes', { lanes: names.join(', ') })}
      {dropped.length > NAMED && ' …'}
    </p>
  );
});

import { useCallback, useInsertionEffect, useRef } from 'react';

/** The newest version of a handler behind one unchanging function, so that memoised parts are left alone. */
export function useStable<Arguments extends unknown[], Result>(
  handler: (...values: Arguments) => Result,
): (...values: Arguments) => Result {
  const latest = useRef(handler);
  useInsertionEffect(() => {
    latest.current = handler;
  });
  return useCallback((...values) => latest.current(...values), []);
}

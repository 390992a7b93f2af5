import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { loadPart } from '../../../../shared/i18n/languages.ts';
import type { Judgement } from './judge.ts';

type Judge = typeof import('./judge.ts').judge;

/**
 * What is thought of a password while it is typed, once the lists for it are loaded; undefined where they can't be had:
 * the server judges in any case.
 */
export function useJudgement(password: string, email: string): Judgement | undefined {
  const [judge, setJudge] = useState<{ call: Judge }>();
  const isTyped = password !== '';
  useEffect(() => {
    if (!isTyped) return undefined;
    let isHere = true;
    loadPart(() => import('./judge.ts')).then(
      (loaded) => isHere && setJudge({ call: loaded.judge }),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [isTyped]);
  // Typing goes on while a long one is judged.
  const judged = useDeferredValue(password);
  return useMemo(
    () => (judge && judged !== '' ? judge.call(judged, email.split(/[@.]/)) : undefined),
    [judge, judged, email],
  );
}

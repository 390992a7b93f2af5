import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { loadPart } from '../../../shared/i18n/languages.ts';
import { today } from '../../../shared/trade/calendar-days.ts';
import { fewDaysLeft } from '../../../shared/trade/rate-sheet-rules.ts';
import type { RouteList } from './route-list.ts';
import * as s from './route-subscriptions.css.ts';
import { recordState, scopeAtom } from './state.ts';
import { usePart } from './use-part.ts';

const loadForm = () => loadPart(() => import('./rate-sheets.ts'));

/**
 * SUB-04: the form for rate sheets. It is loaded at the same time as the routes, which don't wait for it, and not at all in
 * the profile of those who have the search in its place.
 */
export function Generator({ list }: { list: RouteList }) {
  const scope = useAtomValue(scopeAtom);
  const isRefused = useAtomValue(recordState.phaseAtom) === 'refused';
  const { Part: Form, open } = usePart(loadForm);
  useEffect(() => void open(), [open]);
  const [hasFewDays] = useState(() => fewDaysLeft(today()) !== undefined);
  return (
    <div className={hasFewDays ? s.generatorWithNote : s.generator}>
      {Form && <Form entityId={isRefused ? null : (scope?.entityId ?? null)} onWindow={list.setWindow} />}
    </div>
  );
}

import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { attributeAtom, attributeText } from '../../../shared/element/attributes.ts';
import { useAttribute, useHost } from '../../../shared/element/host.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { LeaveQuestion } from '../../../shared/record/leave-question.tsx';
import { Messages } from '../../../shared/record/messages.tsx';
import { useRecord } from '../../../shared/record/use-record.ts';
import { SpinnerOverlay } from '../../../shared/ui/spinner/spinner-overlay.tsx';
import type { RouteFormEvents } from '../events.ts';
import { createReferenceLoader } from '../reference/load-reference.ts';
import { texts } from '../texts/index.ts';
import { editorAtom, recordState, unsavedAtom } from './element-state.ts';
import { routeRef } from './record.ts';
import { createLoader, type Loader } from './record-loader.ts';
import * as s from './route-form.css.ts';
import { RouteFormView } from './route-form-view.tsx';

/** One route of a company by itself: a stored one, or a new one (ROUTE-01). */
export function RouteFormTool() {
  const text = useText(texts);
  const { loader, entityId } = useLoader();
  const phase = useAtomValue(recordState.phaseAtom);
  const editor = useAtomValue(editorAtom);
  const unsaved = useAtomValue(unsavedAtom);
  return (
    <SpinnerOverlay busy={phase === 'loading'} label={text('routes.loading.one')}>
      <div className={s.tool}>
        <div aria-live="polite" className={s.messages}>
          <Messages state={recordState} onReload={loader.reload} />
        </div>
        <LeaveQuestion state={recordState} loader={loader} unsaved={unsaved} />
        {editor && (
          <RouteFormView form={editor.form} entityId={entityId} isProfile={false} onSave={loader.save} />
        )}
      </div>
    </SpinnerOverlay>
  );
}

/** The loader of this element, bound to its attributes and its events. */
function useLoader(): { loader: Loader; entityId: number } {
  const host = useHost<RouteFormEvents>();
  const [{ loader, reference }] = useState(() => {
    const reference = createReferenceLoader(host);
    const resetsOnSave = () => host.store.get(attributeAtom('resetOnSave', 'boolean'));
    return { reference, loader: createLoader({ host, reference, resetsOnSave }) };
  });
  const recordId = useAttribute('recordId', 'number');
  const routeId = useAttribute('routeId', 'number');

  useEffect(() => {
    const hasRouteId = attributeText(host.element, 'routeId') !== null;
    const { record, missing } = routeRef({ recordId, routeId, hasRouteId });
    loader.request(record, missing);
  }, [host, loader, recordId, routeId]);
  useEffect(() => reference.close, [reference]);
  // As the button does, which waits for what was typed last.
  const onSaveKey = useCallback(() => host.root.querySelector('form')?.requestSubmit(), [host]);
  useRecord({ state: recordState, loader, editor: useAtomValue(editorAtom), unsavedAtom, onSaveKey });
  return { loader, entityId: recordId ?? 0 };
}

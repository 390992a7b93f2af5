import { useEffect } from 'react';
import { useAttribute, useDirty, useHost } from '../../../shared/element/host.ts';
import { texts } from '../../../shared/i18n/texts/index.ts';
import { warning } from '../../../shared/record/message.ts';
import { WaitingBanner } from '../../../shared/record/messages.tsx';
import { report } from '../../../shared/record/report.ts';
import { useBackend } from '../../../shared/record/use-record.ts';
import { RateSheetForm } from './rate-sheet-form.tsx';
import { formState, unsavedAtom } from './state/form-state.ts';

const MAX_ID = 2_147_483_647;

/** The whole of `<rate-sheet-form>`: the form of the company in `record-id`, or why there is none. */
export function RateSheetTool() {
  const host = useHost();
  const id = useAttribute('recordId', 'number');
  const entityId = id !== null && Number.isInteger(id) && id > 0 && id <= MAX_ID ? id : null;

  useEffect(() => {
    // Nothing is loaded: with a company the form can be used at once.
    if (entityId !== null) return void host.emit('fp-ready');
    // D-46: the fields are there, and the message says why they can't be used.
    const target = { host, messageAtom: formState.messageAtom };
    report(target, warning(texts('error.noRecord')), 'no-record');
    return () => host.store.set(formState.messageAtom, null);
  }, [host, entityId]);
  useDirty(unsavedAtom);
  useBackend();

  return (
    <>
      <WaitingBanner />
      <RateSheetForm entityId={entityId} />
    </>
  );
}

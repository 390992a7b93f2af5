import { useAtomValue } from 'jotai';
import { memo, useEffect, useRef } from 'react';
import { useHost } from '../../../shared/element/host.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Field } from '../../../shared/ui/field/field.tsx';
import { TextArea } from '../../../shared/ui/field/text-area.tsx';
import { TextInput } from '../../../shared/ui/field/text-input.tsx';
import * as s from '../air-rates.css.ts';
import type { AirEditor } from '../state/editor.ts';
import { recordState } from '../state/element-state.ts';
import { extraAtom, fieldMessagesAtom, refusedAtom } from '../state/form-state.ts';
import { texts } from '../texts/index.ts';

/** AIR-22, AIR-23. Typing in the lanes doesn't draw them again. */
export const SubmissionFields = memo(function SubmissionFields({ editor }: { editor: AirEditor }) {
  const text = useText(texts);
  const { customerName, notes } = useAtomValue(extraAtom);
  const wrong = useAtomValue(fieldMessagesAtom);
  const readOnly = useAtomValue(recordState.savingAtom);
  const { store } = useHost();
  const nameInput = useRef<HTMLInputElement>(null);
  const notesInput = useRef<HTMLTextAreaElement>(null);
  // Not an effect of the drawing: within the click that asked for the submit the focus can move.
  useEffect(
    () =>
      store.sub(refusedAtom, () => {
        const refused = store.get(refusedAtom);
        if (!refused || !('field' in refused)) return;
        (refused.field === 'notes' ? notesInput : nameInput).current?.focus();
      }),
    [store],
  );
  return (
    <div className={s.fields}>
      <Field label={text('air.customerName')} error={wrong.customerName && text(wrong.customerName)}>
        <TextInput
          ref={nameInput}
          value={customerName}
          onText={editor.setCustomerName}
          readOnly={readOnly}
          autoComplete="off"
        />
      </Field>
      <Field label={text('air.notes')} error={wrong.notes && text(wrong.notes)}>
        <TextArea ref={notesInput} value={notes} onText={editor.setNotes} readOnly={readOnly} rows={3} />
      </Field>
    </div>
  );
});

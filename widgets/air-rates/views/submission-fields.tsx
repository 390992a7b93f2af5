import { useAtomValue } from 'jotai';
import { memo } from 'react';
import { NAME_MAX_LENGTH, NOTES_MAX_LENGTH } from '../../../shared/contract/air-rates.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Field } from '../../../shared/ui/field/field.tsx';
import { TextArea } from '../../../shared/ui/field/text-area.tsx';
import { TextInput } from '../../../shared/ui/field/text-input.tsx';
import * as s from '../air-rates.css.ts';
import type { AirEditor } from '../state/editor.ts';
import { recordState } from '../state/element-state.ts';
import { extraAtom } from '../state/form-state.ts';
import { texts } from '../texts/index.ts';

/** AIR-22, AIR-23. Typing in the lanes doesn't draw them again. */
export const SubmissionFields = memo(function SubmissionFields({ editor }: { editor: AirEditor }) {
  const text = useText(texts);
  const { customerName, notes } = useAtomValue(extraAtom);
  const readOnly = useAtomValue(recordState.savingAtom);
  return (
    <div className={s.fields}>
      <Field label={text('air.customerName')}>
        <TextInput
          value={customerName}
          onText={editor.setCustomerName}
          readOnly={readOnly}
          maxLength={NAME_MAX_LENGTH}
          autoComplete="off"
        />
      </Field>
      <Field label={text('air.notes')}>
        <TextArea
          value={notes}
          onText={editor.setNotes}
          readOnly={readOnly}
          maxLength={NOTES_MAX_LENGTH}
          rows={3}
        />
      </Field>
    </div>
  );
});

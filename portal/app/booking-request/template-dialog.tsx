import { useState } from 'react';
import { LONGEST_TEMPLATE_NAME } from '../../../shared/contract/booking-templates.ts';
import { lengthOf } from '../../../shared/contract/profile.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { CheckField } from '../form/check-field.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import type { Problem } from '../form/problem.ts';
import { refusedField } from '../form/refused-field.ts';
import { TextField } from '../form/text-field.tsx';
import { EntryFailure } from '../records/conflict/entry-failure.tsx';
import { useEntry } from '../records/conflict/use-entry.ts';
import { useRecordSave } from '../records/conflict/use-record-save.ts';
import type { RequestEntry } from './entry.ts';
import { contentOf } from './template-content.ts';
import { saveBookingTemplate } from './templates.ts';
import { texts } from './texts/index.ts';

interface TemplateDialogProps {
  /** What the template is made of. */
  of: RequestEntry;
  onClose(): void;
  /** It is kept under this name. */
  onDone(name: string): void;
}

/** Asks for the name under which a company keeps what it often books (MOD-04). */
export function TemplateDialog({ of, onClose, onDone }: TemplateDialogProps) {
  const text = useText(texts);
  const save = useRecordSave(undefined);
  const entry = useEntry({ name: '', replaces: false }, 0);
  const { values } = entry;
  const refused = 'error' in save.state ? refusedField(save.state.error) : undefined;
  const isTaken = refused?.field === 'name';
  // Once it was refused, the choice stays, also while the name is changed.
  const [asksToReplace, setAsksToReplace] = useState(false);
  if (isTaken && !asksToReplace) setAsksToReplace(true);
  const name = values.name.trim();
  const change = (part: Partial<typeof values>) => {
    if (refused) save.dismiss();
    entry.change(part);
  };
  const run = () =>
    save.run({
      parts: () => [{ name, replaces: values.replaces, content: contentOf(of) }],
      send: async (input, key) => void (await saveBookingTemplate(input, key)),
    });
  return (
    <FormDialog
      title={text('booking.template.save')}
      save={save}
      isDirty={entry.isDirty}
      confirm={{ label: text('booking.template.keep'), run }}
      onClose={onClose}
      onDone={() => onDone(name)}
      onStale={ignore}
    >
      <EntryFailure
        entry={entry}
        save={save}
        isShownAtField={isTaken}
        nameOf={() => text('booking.template.name')}
        valueText={(_field, value) => String(value)}
      />
      <p>{text('booking.template.note')}</p>
      <TextField
        label={text('booking.template.name')}
        required
        takesFocus
        autoComplete="off"
        value={values.name}
        problems={[...nameProblems(name), ...(isTaken && refused ? [refused.text] : [])]}
        onText={(typed) => change({ name: typed })}
      />
      {asksToReplace && (
        <CheckField
          label={text('booking.template.replace')}
          isChecked={values.replaces}
          onChange={(replaces) => change({ replaces })}
        />
      )}
    </FormDialog>
  );
}

function nameProblems(name: string): readonly Problem[] {
  if (name === '') return ['auth.requiredField'];
  return lengthOf(name) > LONGEST_TEMPLATE_NAME
    ? [texts('booking.template.long', { most: LONGEST_TEMPLATE_NAME })]
    : [];
}

/** Nobody else's save is in its way: the name says which one is replaced. */
const ignore = () => undefined;

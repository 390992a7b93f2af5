import { useEffect, useRef, useState } from 'react';
import { isAborted } from '../../../shared/client/client-error.ts';
import { LONGEST_TEMPLATE_NAME, templateNamed } from '../../../shared/contract/booking-templates.ts';
import { lengthOf } from '../../../shared/contract/profile.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { CheckField } from '../form/check-field.tsx';
import type { Problem } from '../form/problem.ts';
import { refusedField } from '../form/refused-field.ts';
import { TextField } from '../form/text-field.tsx';
import { useListViewer } from '../modules/page/use-list-viewer.ts';
import { EntryDialog } from '../records/conflict/entry-dialog.tsx';
import { useEntry } from '../records/conflict/use-entry.ts';
import { useRecordSave } from '../records/conflict/use-record-save.ts';
import type { RequestEntry } from './entry.ts';
import { contentOf } from './template-content.ts';
import { type Beginning, findTemplates, saveBookingTemplate } from './templates.ts';
import { texts } from './texts/index.ts';

interface TemplateDialogProps {
  /** What the template is made of. */
  of: RequestEntry;
  /** The template that the request began with, or was kept as already: its name is offered. */
  own: Beginning | undefined;
  onClose(): void;
  /** It is kept, in place of another one of the name where `isReplaced`. */
  onDone(template: Beginning, isReplaced: boolean): void;
}

/** Asks for the name under which a company keeps what it often books, and before another template is replaced (MOD-04). */
export function TemplateDialog({ of, own, onClose, onDone }: TemplateDialogProps) {
  const text = useText(texts);
  const save = useRecordSave(undefined);
  // The tick is of one name: with another name another template would be replaced.
  const entry = useEntry({ name: own?.name ?? '', replaces: '' }, 0);
  const { values } = entry;
  const { templates, learn } = useTemplates(own);
  const refused = 'error' in save.state ? refusedField(save.state.error) : undefined;
  const isRefusedName = refused?.field === 'name';
  const name = values.name.trim();
  const taken = templateNamed(templates, name);
  const isTicked = templateNamed([{ name: values.replaces }], name) !== undefined;
  const isFree = !taken || isTicked || taken.id === own?.id;
  const change = (part: Partial<typeof values>) => {
    if (refused) save.dismiss();
    entry.change(part);
  };
  const kept = useRef<Beginning>(undefined);
  const run = () =>
    save.run({
      parts: () => [{ name, replaces: isTicked, content: contentOf(of) }],
      async send(input, key) {
        try {
          kept.current = await saveBookingTemplate(input, key);
        } catch (error) {
          if (refusedField(error)?.field === 'name') learn(name);
          throw error;
        }
      },
    });
  return (
    <EntryDialog
      title={text('booking.template.save')}
      entry={entry}
      save={save}
      isShownAtField={isRefusedName}
      nameOf={() => text('booking.template.name')}
      valueText={(_field, value) => value}
      confirm={{ label: text('booking.template.keep'), run }}
      onClose={onClose}
      onDone={() => kept.current && onDone(kept.current, taken !== undefined)}
      onStale={ignore}
    >
      <p>{text('booking.template.note')}</p>
      <TextField
        label={text('booking.template.name')}
        required
        autoComplete="off"
        value={values.name}
        problems={[
          ...nameProblems(name),
          ...(isFree ? [] : [texts('booking.template.taken', { name: taken.name })]),
        ]}
        onText={(typed) => change({ name: typed })}
      />
      {taken && (
        <CheckField
          label={text('booking.template.replace', { name: taken.name })}
          isChecked={isTicked}
          missing={text('booking.template.tick')}
          onChange={(replaces) => change({ replaces: replaces ? name : '' })}
        />
      )}
    </EntryDialog>
  );
}

/** The company's templates, as far as they are known: where they can't be loaded, the server refuses a name that is taken. */
function useTemplates(own: Beginning | undefined) {
  const { companyId } = useListViewer();
  const [templates, setTemplates] = useState<readonly Beginning[]>(own ? [own] : []);
  useEffect(() => {
    if (companyId === undefined) return;
    const request = new AbortController();
    findTemplates(companyId, request.signal).then(
      (found) => setTemplates((known) => [...found, ...known]),
      (error: unknown) => {
        if (!isAborted(error)) console.warn('[portal] The names of templates are not known:', error);
      },
    );
    return () => request.abort();
  }, [companyId]);
  return {
    templates,
    /** Somebody has kept one of this name since. */
    learn: (name: string) => setTemplates((known) => [...known, { id: 0, name }]),
  };
}

function nameProblems(name: string): readonly Problem[] {
  if (name === '') return ['auth.requiredField'];
  return lengthOf(name) > LONGEST_TEMPLATE_NAME
    ? [texts('booking.template.long', { most: LONGEST_TEMPLATE_NAME })]
    : [];
}

/** Nobody else's save is in its way: the name says which one is replaced. */
const ignore = () => undefined;

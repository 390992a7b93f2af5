import { type FormEvent, useEffect, useRef, useState } from 'react';
import { LONGEST_VIEW_NAME, MOST_VIEWS, type SavedView } from '../../../../shared/contract/list-settings.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Field } from '../../../../shared/ui/field/field.tsx';
import { TextInput } from '../../../../shared/ui/field/text-input.tsx';
import { texts } from '../../../lists/texts/index.ts';
import { nameProblem } from './saved-views.ts';
import * as s from './views-button.css.ts';

interface SaveViewProps {
  label: string;
  views: readonly SavedView[];
  /** The view that gets another name. */
  own?: SavedView;
  onSave(name: string): void;
}

/** The name of a view, with what is wrong with it. */
export function SaveView({ label, views, own, onSave }: SaveViewProps) {
  const text = useText(texts);
  const [name, setName] = useState(own?.name ?? '');
  const [problem, setProblem] = useState<ReturnType<typeof nameProblem>>();
  const input = useRef<HTMLInputElement>(null);
  const isRenaming = own !== undefined;
  // The next key takes the place of the name, as where a file is renamed.
  useEffect(() => {
    if (isRenaming) input.current?.select();
  }, [isRenaming]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = nameProblem(views, name, own?.id);
    setProblem(found);
    if (!found) onSave(name);
  };
  return (
    <form className={s.form} noValidate onSubmit={submit}>
      <div className={s.field}>
        <Field
          label={label}
          error={problem && text(`list.views.${problem}`, { count: MOST_VIEWS, name: name.trim() })}
        >
          <TextInput
            ref={input}
            autoComplete="off"
            maxLength={LONGEST_VIEW_NAME}
            value={name}
            onText={(typed) => {
              setName(typed);
              setProblem(undefined);
            }}
          />
        </Field>
      </div>
      <Button type="submit">{text('list.views.save')}</Button>
    </form>
  );
}

import { useEffect, useRef } from 'react';
import type { Text } from '../../../shared/i18n/define-texts.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Field } from '../../../shared/ui/field/field.tsx';
import { TextArea } from '../../../shared/ui/field/text-area.tsx';
import { useFieldRules } from './form.tsx';

interface TextAreaFieldProps {
  label: string;
  hint?: string;
  value: string;
  onText(text: string): void;
  /** The errors of the value, shown at once: there is nothing in it that has to be filled in. */
  problems: readonly Text[];
  rows?: number;
  /** Takes the focus when it is mounted. */
  takesFocus?: boolean;
}

/** A text of several lines in a `Form`, which may be left empty. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hint, value, onText, problems, rows = 3, takesFocus = false } = props;
  const text = useText();
  const { isReadOnly } = useFieldRules();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) area.current?.focus();
  }, [takesFocus]);
  return (
    <Field label={label} hint={hint} error={problems.map((problem) => text(problem)).join(' ')}>
      <TextArea ref={area} rows={rows} value={value} readOnly={isReadOnly} onText={onText} />
    </Field>
  );
}

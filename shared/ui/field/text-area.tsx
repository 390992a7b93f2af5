import type { Ref, TextareaHTMLAttributes } from 'react';
import { useComposedText } from '../hooks/use-composed-text.ts';
import { frame } from './control.css.ts';
import { useFieldControl } from './field.tsx';
import { textArea } from './text-area.css.ts';

interface TextAreaProps
  extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'style' | 'onChange'> {
  value: string;
  onText(text: string): void;
  ref?: Ref<HTMLTextAreaElement>;
}

/** A controlled text of several lines; inside a `Field` it takes over its name, hint and error. */
export function TextArea({ value, onText, ...rest }: TextAreaProps) {
  const control = useFieldControl();
  return (
    <textarea {...control} {...rest} {...useComposedText(value, onText)} className={`${frame} ${textArea}`} />
  );
}

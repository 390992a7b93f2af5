import type { InputHTMLAttributes, Ref } from 'react';
import { useComposedText } from '../hooks/use-composed-text.ts';
import { frame } from './control.css.ts';
import { useFieldControl } from './field.tsx';
import { textInput } from './text-input.css.ts';

interface TextInputProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'onChange'> {
  value: string;
  onText(text: string): void;
  ref?: Ref<HTMLInputElement>;
}

/** A controlled line of text; inside a `Field` it takes over its name, hint and error. */
export function TextInput({ value, onText, ...rest }: TextInputProps) {
  const control = useFieldControl();
  return (
    <input {...control} {...rest} {...useComposedText(value, onText)} className={`${frame} ${textInput}`} />
  );
}

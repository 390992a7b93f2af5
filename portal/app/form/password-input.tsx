import { type InputHTMLAttributes, type Ref, useState } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { frame } from '../../../shared/ui/field/control.css.ts';
import { useFieldControl } from '../../../shared/ui/field/field.tsx';
import { useComposedText } from '../../../shared/ui/hooks/use-composed-text.ts';
import { texts } from '../auth/texts/index.ts';
import * as s from './password-input.css.ts';

interface PasswordInputProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'onChange'> {
  /** Describes which password the button shows: a form may have two of them. */
  label: string;
  value: string;
  onText(text: string): void;
  ref?: Ref<HTMLInputElement>;
}

/** A password inside a `Field`, with a button that shows it as text. */
export function PasswordInput({ label, value, onText, ...rest }: PasswordInputProps) {
  const text = useText(texts);
  const control = useFieldControl();
  const [isShown, setShown] = useState(false);
  return (
    <div className={`${frame} ${s.box}`} data-invalid={control?.['aria-invalid']}>
      <input
        {...control}
        {...rest}
        {...useComposedText(value, onText)}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={s.input}
      />
      <button type="button" className={s.toggle} aria-description={label} onClick={() => setShown(!isShown)}>
        {text(isShown ? 'auth.hide' : 'auth.show')}
      </button>
    </div>
  );
}

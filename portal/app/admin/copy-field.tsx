import { useRef, useState } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { Field } from '../../../shared/ui/field/field.tsx';
import { TextInput } from '../../../shared/ui/field/text-input.tsx';
import { LiveRegion } from '../../../shared/ui/visually-hidden/live-region.tsx';
import * as s from './admin.css.ts';
import { texts } from './texts/index.ts';

interface CopyFieldProps {
  label: string;
  /** What it is for: the fields above may have changed since. */
  hint: string;
  value: string;
}

/** A link or key with a button that copies it. It is only shown once, because the server stores no copy. */
export function CopyField({ label, hint, value }: CopyFieldProps) {
  const text = useText(texts);
  const input = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      // Without https, or where the browser refuses, the selected text can be copied by Ctrl+C.
      input.current?.select();
    }
  };

  return (
    <div className={s.made}>
      <Field label={label} hint={hint}>
        <TextInput
          ref={input}
          readOnly
          value={value}
          onText={() => undefined}
          onFocus={(event) => event.currentTarget.select()}
        />
      </Field>
      <div className={s.copy}>
        <Button onClick={copy}>{text(isCopied ? 'admin.copied' : 'admin.copy')}</Button>
      </div>
      <LiveRegion message={isCopied ? text('admin.copied') : ''} />
    </div>
  );
}

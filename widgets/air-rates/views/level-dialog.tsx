import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import type { LevelError } from '../../../shared/trade/weight-levels.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { Field } from '../../../shared/ui/field/field.tsx';
import { TextInput } from '../../../shared/ui/field/text-input.tsx';
import { texts } from '../texts/index.ts';

interface LevelDialogProps {
  /** Adds the column; what is wrong with the text where it can't. */
  onAdd(text: string): LevelError | undefined;
  onClose(): void;
}

/** AIR-11 to AIR-17. What is typed is not filtered (D-132). */
export function LevelDialog({ onAdd, onClose }: LevelDialogProps) {
  const text = useText(texts);
  const [entered, setEntered] = useState('');
  const [error, setError] = useState<LevelError>();
  const input = useRef<HTMLInputElement>(null);
  const formId = useId();
  // The dialog itself would begin at its X.
  useEffect(() => input.current?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = onAdd(entered);
    setError(wrong);
    if (wrong) input.current?.select();
    else onClose();
  };
  return (
    <Dialog
      open
      hasX={false}
      title={text('air.level.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('air.level.close')}</Button>
          <Button type="submit" form={formId} variant="primary">
            {text('air.level.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Field label={text('air.level.field')} error={error && text(`air.level.error.${error}`)}>
          <TextInput
            ref={input}
            value={entered}
            onText={setEntered}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
          />
        </Field>
      </form>
    </Dialog>
  );
}

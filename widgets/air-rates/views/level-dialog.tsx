import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocale, useText } from '../../../shared/i18n/use-text.ts';
import { decimalSignOf } from '../../../shared/trade/number-notation.ts';
import { readNumber } from '../../../shared/trade/read-number.ts';
import type { LevelError } from '../../../shared/trade/weight-levels.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { NumberField } from '../../../shared/ui/number-field/number-field.tsx';
import { texts } from '../texts/index.ts';

interface LevelDialogProps {
  /** Adds the column of a level, by its canonical number; what is wrong with it where it can't. */
  onAdd(level: string): LevelError | undefined;
  onClose(): void;
}

/** AIR-11 to AIR-17. What is typed is not filtered (D-132). */
export function LevelDialog({ onAdd, onClose }: LevelDialogProps) {
  const text = useText(texts);
  const locale = useLocale();
  const [entered, setEntered] = useState('');
  const [error, setError] = useState<LevelError>();
  const [isChecked, setChecked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const formId = useId();
  // The dialog itself would begin at its X.
  useEffect(() => input.current?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const reading = readNumber(entered, decimalSignOf(locale));
    // The field itself has the error of a number that can be read in two ways.
    const isAmbiguous = 'readings' in reading;
    const wrong = isAmbiguous ? undefined : onAdd('value' in reading ? reading.value : entered);
    setError(wrong);
    if (wrong || isAmbiguous) input.current?.select();
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
        <NumberField
          ref={input}
          label={text('air.level.field')}
          value={entered}
          error={error && text(`air.level.error.${error}`)}
          isChecked={isChecked}
          onText={setEntered}
          maxLength={20}
        />
      </form>
    </Dialog>
  );
}

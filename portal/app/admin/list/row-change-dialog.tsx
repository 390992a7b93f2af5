import { useState } from 'react';
import type { Text } from '../../../../shared/i18n/define-texts.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { checkbox } from '../../../../shared/ui/field/checkbox.css.ts';
import { useSave } from '../../form/use-save.ts';
import * as s from '../admin.css.ts';
import { texts } from '../texts/index.ts';

/** What is done to a row of a list once that was asked about, such as its end. */
export interface RowChange<R extends object> {
  /** Of the button of each row, and of the dialog's. */
  text: string;
  /** Name of the button of one row. */
  name(row: R): string;
  question(row: R): string;
  done(row: R): string;
  failure(error: unknown): Text;
  /** What may end with a row, if the person ticks it. */
  further?: string;
  /** It takes nothing away. */
  isHarmless?: boolean;
  /** `key` stays the same for a second try of the same change. */
  run(row: R, about: { isFurther: boolean; key: string }): Promise<unknown>;
}

interface RowChangeDialogProps<R extends object> {
  change: Omit<RowChange<R>, 'done'>;
  row: R;
  onClose(): void;
  /** It was done, or that failed: then the row may be gone already. */
  onEnd(isDone: boolean): void;
}

/** Asks before something is done to a row of a list. */
export function RowChangeDialog<R extends object>({ change, row, onClose, onEnd }: RowChangeDialogProps<R>) {
  const text = useText(texts);
  const [isFurther, setFurther] = useState(false);
  const save = useSave();
  const { isBusy } = save;
  const close = () => isBusy || onClose();
  const run = async () => {
    const step = await save.run({
      parts: () => [row],
      send: async (part: R, key: string) => void (await change.run(part, { isFurther, key })),
    });
    onEnd(step === 'saved');
  };
  return (
    <Dialog
      title={change.name(row)}
      open
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{text('admin.cancel')}</Button>
          <Button variant={change.isHarmless ? 'primary' : 'danger'} busy={isBusy} onClick={run}>
            {change.text}
          </Button>
        </>
      }
    >
      {'error' in save.state && <Banner kind="error">{text(change.failure(save.state.error))}</Banner>}
      <p>{change.question(row)}</p>
      {change.further && (
        <label className={s.further}>
          <input
            type="checkbox"
            className={checkbox}
            checked={isFurther}
            onChange={(event) => isBusy || setFurther(event.currentTarget.checked)}
          />
          {change.further}
        </label>
      )}
    </Dialog>
  );
}

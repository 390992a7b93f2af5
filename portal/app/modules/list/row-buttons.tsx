import { useState } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { type TextId, texts } from '../../../lists/texts/index.ts';
import * as s from './row-buttons.css.ts';

/** A button of each row, such as `Copy`. */
export interface RowButton {
  label: TextId;
  /** The whole name, in which the record's `id` stands. */
  name: TextId;
  /** The button is busy until it has ended. */
  run(id: number): Promise<void>;
}

/** What can be done with the record of a row beside opening it. */
export function RowButtons({ buttons, id }: { buttons: readonly RowButton[]; id: number }) {
  const text = useText(texts);
  const [running, setRunning] = useState<TextId>();
  return (
    <span className={s.buttons}>
      {buttons.map(({ label, name, run }) => (
        <Button
          key={label}
          size="sm"
          busy={running === label}
          aria-label={text(name, { id: String(id) })}
          onClick={() => {
            setRunning(label);
            void run(id).finally(() => setRunning(undefined));
          }}
        >
          {text(label)}
        </Button>
      ))}
    </span>
  );
}

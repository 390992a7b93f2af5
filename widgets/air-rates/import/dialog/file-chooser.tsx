import { type DragEvent, useId, useRef, useState } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { ENDINGS } from '../../../../shared/spreadsheet/read-file.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { ErrorIcon } from '../../../../shared/ui/icons/icons.tsx';
import { visuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.css.ts';
import { MOST_LINES } from '../most-lines.ts';
import { texts } from '../texts/index.ts';
import * as s from './import-dialog.css.ts';
import type { FileState } from './use-file.ts';

interface FileChooserProps {
  state: FileState;
  onChoose(file: File): void;
}

/** A button and a place to drop a file on, with what is wrong with the last one. */
export function FileChooser({ state, onChoose }: FileChooserProps) {
  const text = useText(texts);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onChoose(file);
  };
  const name = state.step === 'none' ? '' : state.name;
  const isRefused = state.step === 'refused';
  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only a mouse drops; the button in it does the same */}
      <div
        className={s.dropPlace}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          ref={input}
          type="file"
          accept={ENDINGS}
          className={visuallyHidden}
          aria-label={text('import.file')}
          tabIndex={-1}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            // Without this, choosing the same file again would fire no event.
            currentTarget.value = '';
            if (file) onChoose(file);
          }}
        />
        <Button
          busy={state.step === 'reading'}
          aria-describedby={`${id}${isRefused ? 'error' : 'hint'}`}
          onClick={() => input.current?.click()}
        >
          {text(name ? 'import.file.other' : 'import.file.choose')}
        </Button>
        <span id={`${id}hint`} className={name ? s.fileName : s.quiet}>
          {name || text('import.file.drop')}
        </span>
      </div>
      <div aria-live="polite">
        {isRefused && (
          <p id={`${id}error`} className={s.error}>
            <ErrorIcon />
            {text(`import.refused.${state.reason}`, { most: MOST_LINES })}
          </p>
        )}
      </div>
    </div>
  );
}

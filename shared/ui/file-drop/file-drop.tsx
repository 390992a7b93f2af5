import { type DragEvent, useId, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { ErrorIcon } from '../icons/icons.tsx';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import * as s from './file-drop.css.ts';

interface FileDropProps {
  /** Accessible name of the file input. */
  label: string;
  /** Endings that the browser's dialog offers: `.csv,.xlsx`. */
  accept: string;
  /** Name of the button that opens it. */
  button: string;
  /** Beside the button while no file is chosen: that one can be dropped, and which. */
  hint: string;
  /** The chosen file. */
  fileName: string;
  busy: boolean;
  /** What is wrong with the chosen file; empty for nothing. */
  error: string;
  onChoose(file: File): void;
}

/** A button and a place to drop a file on, with what is wrong with the last one. */
export function FileDrop({ label, accept, button, hint, fileName, busy, error, onChoose }: FileDropProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onChoose(file);
  };
  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only a mouse drops; the button in it does the same */}
      <div
        className={s.place}
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
          accept={accept}
          className={visuallyHidden}
          aria-label={label}
          tabIndex={-1}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            // Without this, choosing the same file again would fire no event.
            currentTarget.value = '';
            if (file) onChoose(file);
          }}
        />
        <Button
          busy={busy}
          aria-describedby={`${id}${error ? 'error' : 'hint'}`}
          onClick={() => input.current?.click()}
        >
          {button}
        </Button>
        <span id={`${id}hint`} className={fileName ? s.name : s.hint}>
          {fileName || hint}
        </span>
      </div>
      <div aria-live="polite">
        {error && (
          <p id={`${id}error`} className={s.error}>
            <ErrorIcon />
            {error}
          </p>
        )}
      </div>
    </div>
  );
}

import { type DragEvent, type HTMLAttributes, useId, useRef, useState } from 'react';
import { useText } from '../../../../../shared/i18n/use-text.ts';
import { DOCUMENT_ENDINGS, DOCUMENT_KINDS, DOCUMENT_MB } from '../../../../../shared/trade/document-files.ts';
import { Button } from '../../../../../shared/ui/button/button.tsx';
import * as drop from '../../../../../shared/ui/file-drop/file-drop.css.ts';
import { visuallyHidden } from '../../../../../shared/ui/visually-hidden/visually-hidden.css.ts';
import * as s from '../documents.css.ts';
import { texts } from '../texts/index.ts';

type Choose = (files: Iterable<File>) => void;

/** Lets files be dropped on a place; what else is dragged over it is none of its business. */
export function useDropTarget(
  isOpen: boolean,
  onChoose: Choose,
): { isOver: boolean; handlers: HTMLAttributes<HTMLElement> } {
  const [isOver, setOver] = useState(false);
  if (!isOpen) return { isOver: false, handlers: {} };
  const withFiles = (handle: (event: DragEvent) => void) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    handle(event);
  };
  const handlers = {
    onDragOver: withFiles(() => setOver(true)),
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop: withFiles(({ dataTransfer }) => {
      setOver(false);
      onChoose(dataTransfer.files);
    }),
  };
  return { isOver, handlers };
}

interface FileChoiceProps {
  /** Files are held over the place where they can be dropped. */
  isOver: boolean;
  onChoose: Choose;
}

/** The button that chooses files, in the place where they can be dropped. */
export function FileChoice({ isOver, onChoose }: FileChoiceProps) {
  const text = useText(texts);
  const hint = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={drop.place} data-over={isOver || undefined}>
      <input
        ref={input}
        type="file"
        multiple
        accept={DOCUMENT_ENDINGS}
        className={visuallyHidden}
        aria-label={text('documents.input')}
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])]);
          // Without this, choosing the same file again would fire no event.
          currentTarget.value = '';
        }}
      />
      <Button data-next-focus aria-describedby={hint} onClick={() => input.current?.click()}>
        {text('documents.choose')}
      </Button>
      <span id={hint} className={s.hint}>
        {text('documents.drop', { kinds: DOCUMENT_KINDS, megabytes: DOCUMENT_MB })}
      </span>
    </div>
  );
}

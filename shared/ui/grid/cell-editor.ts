import type { ComponentType, KeyboardEvent, Ref } from 'react';

/** What an open editor does with the keys of its cell, which keeps the focus. */
export interface CellEditorHandle {
  /** True when the key was the editor's and nothing else is to be done with it. */
  onKey(event: KeyboardEvent): boolean;
}

export interface CellEditorProps {
  /** The input of the cell, in whose parent the editor is drawn. */
  input: HTMLInputElement;
  /** Name of the column. */
  label: string;
  /** What the row holds there. */
  text: string;
  /** The cell holds this text now, and the editor closes. */
  onPick(text: string): void;
  onClose(): void;
  ref: Ref<CellEditorHandle>;
}

/**
 * Something to fill a cell with beside its input, such as a calendar. Only the focused cell has it, from when it is
 * opened; typing closes it. A tool imports the editors that its columns need.
 */
export interface CellEditor {
  /** Role of what opens, for `aria-haspopup`. */
  readonly popup: 'grid' | 'dialog';
  readonly Popup: ComponentType<CellEditorProps>;
}

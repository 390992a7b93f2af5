import stylesheets from 'stylesheets:./paste-dialog.tsx';
import type { ComponentType } from 'react';
import type { OrderEditor } from '../record/editor.ts';
import { PasteDialog, type PasteDialogProps } from './paste-dialog.tsx';
import { piecesAtOnce } from './pieces-at-once.ts';

/** What is loaded when a list is pasted. */
export interface Part {
  readonly PasteDialog: ComponentType<PasteDialogProps>;
  piecesAtOnce(editor: OrderEditor, text: string): Promise<readonly string[] | undefined>;
}

const part: Part = { PasteDialog, piecesAtOnce };

/** Whoever draws it adopts its stylesheets first. */
export { part, stylesheets };

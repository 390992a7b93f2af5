import stylesheets from 'stylesheets:./dialog/import-dialog.tsx';
import { ImportDialog } from './dialog/import-dialog.tsx';

/** Loaded when a block or a file is to be looked at; whoever draws it adopts its stylesheets first. */
export { ImportDialog, stylesheets };

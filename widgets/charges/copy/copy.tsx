import stylesheets from 'stylesheets:./copy-dialog.tsx';
import { CopyDialog } from './copy-dialog.tsx';

/** Loaded when somebody asks for it; whoever draws it adopts its stylesheets first. */
export { CopyDialog, stylesheets };

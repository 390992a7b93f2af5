import stylesheets from 'stylesheets:./adjust-dialog.tsx';
import { AdjustDialog } from './adjust-dialog.tsx';

/** Loaded when somebody asks for it; whoever draws it adopts its stylesheets first. */
export { AdjustDialog, stylesheets };

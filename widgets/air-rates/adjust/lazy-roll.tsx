import stylesheets from 'stylesheets:./roll-dialog.tsx';
import { RollDialog } from './roll-dialog.tsx';

/** Loaded when somebody asks for it; whoever draws it adopts its stylesheets first. */
export { RollDialog, stylesheets };

import stylesheets from 'stylesheets:./compare-dialog.tsx';
import { CompareDialog } from './compare-dialog.tsx';

/** Loaded when somebody asks for it; whoever draws it adopts its stylesheets first. */
export { CompareDialog, stylesheets };

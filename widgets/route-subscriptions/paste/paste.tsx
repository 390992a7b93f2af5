import stylesheets from 'stylesheets:./paste-dialog.tsx';
import { PasteDialog } from './paste-dialog.tsx';

/** Loaded when somebody asks for it; whoever draws it adopts its stylesheets first. */
export { PasteDialog as Part, stylesheets };

import stylesheets from 'stylesheets:./key-map-dialog.tsx';
import { KeyMapDialog } from './key-map-dialog.tsx';

/** Loaded when somebody asks for it; whoever draws it adopts its stylesheets first. */
export { KeyMapDialog as KeyMap, stylesheets };

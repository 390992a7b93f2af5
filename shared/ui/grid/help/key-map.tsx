import sheets from 'sheets:./key-map-dialog.tsx';
import { KeyMapDialog } from './key-map-dialog.tsx';

/** Loaded when somebody asks for it; whoever draws it adopts its sheets first. */
export { KeyMapDialog as KeyMap, sheets };

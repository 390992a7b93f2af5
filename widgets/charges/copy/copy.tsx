import sheets from 'sheets:./copy-dialog.tsx';
import { CopyDialog } from './copy-dialog.tsx';

/** Loaded when somebody asks for it; whoever draws it adopts its sheets first. */
export { CopyDialog, sheets };

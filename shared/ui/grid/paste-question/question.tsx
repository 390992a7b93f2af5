import stylesheets from 'stylesheets:./question-dialog.tsx';
import { QuestionDialog } from './question-dialog.tsx';

/** Loaded when a paste has something to ask; whoever draws it adopts its stylesheets first. */
export { QuestionDialog, stylesheets };

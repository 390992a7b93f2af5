import stylesheets from 'stylesheets:./calculator-dialog.tsx';
import { CalculatorDialog } from './calculator-dialog.tsx';

/** Loaded when somebody asks for it; whoever draws it adopts its stylesheets first. */
export { CalculatorDialog, stylesheets };

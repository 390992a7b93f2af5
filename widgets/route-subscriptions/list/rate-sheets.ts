import stylesheets from 'stylesheets:../rate-sheet/rate-sheet-form.tsx';
import { RateSheetForm } from '../rate-sheet/rate-sheet-form.tsx';

/** Loaded beside the routes where it is shown; whoever draws it adopts its stylesheets first. */
export { RateSheetForm as Part, stylesheets };

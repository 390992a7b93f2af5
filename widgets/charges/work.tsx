import sheets from 'sheets:./work-view.tsx';
import { WorkView } from './work-view.tsx';

/** Loaded beside the first list; whoever draws it adopts its sheets first. */
export { sheets, WorkView };

import sheets from 'sheets:./work-view.tsx';
import { openSession } from './session.ts';
import { WorkView } from './work-view.tsx';

/** Loaded beside the first list; whoever draws it adopts its sheets first. */
export { openSession, sheets, WorkView };

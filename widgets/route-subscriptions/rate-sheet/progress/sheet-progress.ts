import stylesheets from 'stylesheets:./progress-panel.tsx';
import { ProgressPanel } from './progress-panel.tsx';

/** Loaded when a sheet was accepted; whoever draws it adopts its stylesheets first. */
export { ProgressPanel, stylesheets };

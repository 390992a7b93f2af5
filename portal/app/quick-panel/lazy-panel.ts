import stylesheets from 'stylesheets:./quick-panel.tsx';
import { adoptStylesheets } from '../../../shared/element/stylesheets.ts';

adoptStylesheets(document, stylesheets);

export { QuickPanel } from './quick-panel.tsx';

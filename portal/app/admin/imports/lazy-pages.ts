import stylesheets from 'stylesheets:./pages.ts';
import { adoptStylesheets } from '../../../../shared/element/stylesheets.ts';

adoptStylesheets(document, stylesheets);

export { ImportPage, ImportsPage } from './pages.ts';

import stylesheets from 'stylesheets:./viewer-page.tsx';
import { adoptStylesheets } from '../../../shared/element/stylesheets.ts';

adoptStylesheets(document, stylesheets);

export { ViewerPage } from './viewer-page.tsx';

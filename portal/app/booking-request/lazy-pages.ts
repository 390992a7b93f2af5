import stylesheets from 'stylesheets:./pages.ts';
import { adoptStylesheets } from '../../../shared/element/stylesheets.ts';

adoptStylesheets(document, stylesheets);

export * from './pages.ts';

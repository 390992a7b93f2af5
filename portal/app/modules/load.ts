import stylesheets from 'stylesheets:./all-pages.ts';
import { adoptStylesheets } from '../../../shared/element/stylesheets.ts';

adoptStylesheets(document, stylesheets);

export * from './all-pages.ts';

import stylesheets from 'stylesheets:./new-quote-page.tsx';
import { adoptStylesheets } from '../../../shared/element/stylesheets.ts';

adoptStylesheets(document, stylesheets);

export * from './new-quote-page.tsx';

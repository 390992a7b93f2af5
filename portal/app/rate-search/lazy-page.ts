import stylesheets from 'stylesheets:./rate-search-page.tsx';
import { adoptStylesheets } from '../../../shared/element/stylesheets.ts';

adoptStylesheets(document, stylesheets);

export * from './rate-search-page.tsx';

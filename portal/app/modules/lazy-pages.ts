import stylesheets from 'stylesheets:./list-pages.tsx';
import { adoptStylesheets } from '../../../shared/element/stylesheets.ts';

adoptStylesheets(document, stylesheets);

export * from './list-pages.tsx';

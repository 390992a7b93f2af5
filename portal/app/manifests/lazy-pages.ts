import stylesheets from 'stylesheets:./manifest-pages.tsx';
import { adoptStylesheets } from '../../../shared/element/stylesheets.ts';

adoptStylesheets(document, stylesheets);

export * from './manifest-pages.tsx';

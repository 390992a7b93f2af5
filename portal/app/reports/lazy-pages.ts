import stylesheets from 'stylesheets:./pages.tsx';
import { adoptStylesheets } from '../../../shared/element/stylesheets.ts';

adoptStylesheets(document, stylesheets);

export * from './pages.tsx';

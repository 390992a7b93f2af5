import stylesheets from 'stylesheets:./error-page.tsx';
import { adoptStylesheets } from '../../../shared/element/stylesheets.ts';

adoptStylesheets(document, stylesheets);

export { ErrorPage } from './error-page.tsx';

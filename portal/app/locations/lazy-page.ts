import stylesheets from 'stylesheets:./locations-page.tsx';
import { adoptStylesheets } from '../../../shared/element/stylesheets.ts';

adoptStylesheets(document, stylesheets);

export { LocationsPage } from './locations-page.tsx';

import stylesheets from 'stylesheets:./dashboard-page.tsx';
import { adoptStylesheets } from '../../../shared/element/stylesheets.ts';

adoptStylesheets(document, stylesheets);

export { DashboardPage } from './dashboard-page.tsx';

import stylesheets from 'stylesheets:./schedules-page.tsx';
import { adoptStylesheets } from '../../../shared/element/stylesheets.ts';

adoptStylesheets(document, stylesheets);

export { SchedulesPage } from './schedules-page.tsx';

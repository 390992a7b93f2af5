import stylesheets from 'stylesheets:./records-elsewhere.tsx';
import { adoptStylesheets } from '../../../shared/element/stylesheets.ts';

adoptStylesheets(document, stylesheets);

export { RecordsElsewhere } from './records-elsewhere.tsx';

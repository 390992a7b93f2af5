import '../../../widgets/air-rates/define.ts';
import stylesheets from 'stylesheets:./air-rate-page.tsx';
import { adoptStylesheets } from '../../../shared/element/stylesheets.ts';

adoptStylesheets(document, stylesheets);

export { AirRatePage } from './air-rate-page.tsx';

import stylesheets from 'stylesheets:./chart.tsx';
import { adoptStylesheets } from '../../../../shared/element/stylesheets.ts';

adoptStylesheets(document, stylesheets);

export { Chart } from './chart.tsx';

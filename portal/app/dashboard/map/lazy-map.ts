import stylesheets from 'stylesheets:./world-map.tsx';
import { adoptStylesheets } from '../../../../shared/element/stylesheets.ts';

adoptStylesheets(document, stylesheets);

export { WorldMap } from './world-map.tsx';

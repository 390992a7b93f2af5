import '../../../widgets/entity-switcher/define.ts';
import stylesheets from 'stylesheets:./entity-panel.tsx';
import { adoptStylesheets } from '../../../shared/element/stylesheets.ts';

adoptStylesheets(document, stylesheets);

export { EntityPanel } from './entity-panel.tsx';

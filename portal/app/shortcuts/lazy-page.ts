import stylesheets from 'stylesheets:./shortcuts-page.tsx';
import { adoptStylesheets } from '../../../shared/element/stylesheets.ts';

adoptStylesheets(document, stylesheets);

export { ShortcutsPage } from './shortcuts-page.tsx';

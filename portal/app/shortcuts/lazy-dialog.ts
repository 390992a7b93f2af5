import stylesheets from 'stylesheets:./shortcuts-dialog.tsx';
import { adoptStylesheets } from '../../../shared/element/stylesheets.ts';

adoptStylesheets(document, stylesheets);

export { ShortcutsDialog } from './shortcuts-dialog.tsx';

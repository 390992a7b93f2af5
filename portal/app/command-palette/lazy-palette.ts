import stylesheets from 'stylesheets:./command-palette.tsx';
import { adoptStylesheets } from '../../../shared/element/stylesheets.ts';

adoptStylesheets(document, stylesheets);

export { CommandPalette } from './command-palette.tsx';

import stylesheets from 'stylesheets:../entity/entity-shell.tsx';
import { adoptStylesheets } from '../../../shared/element/stylesheets.ts';

adoptStylesheets(document, stylesheets);

export { EntityShell as Shell } from '../entity/entity-shell.tsx';

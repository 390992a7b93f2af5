import sheets from 'sheets:../entity/entity-shell.tsx';
import { adoptSheets } from '../../../shared/element/sheets.ts';

adoptSheets(document, sheets);

export { EntityShell as Shell } from '../entity/entity-shell.tsx';

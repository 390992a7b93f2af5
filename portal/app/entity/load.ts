import '../../../widgets/entity-switcher/define.ts';
import sheets from 'sheets:./entity-panel.tsx';
import { adoptSheets } from '../../../shared/element/sheets.ts';

adoptSheets(document, sheets);

export { EntityPanel } from './entity-panel.tsx';

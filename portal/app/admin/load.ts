import sheets from 'sheets:./pages.ts';
import { adoptSheets } from '../../../shared/element/sheets.ts';

adoptSheets(document, sheets);

export { InvitesPage, LinksPage } from './pages.ts';

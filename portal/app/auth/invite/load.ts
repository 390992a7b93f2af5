import sheets from 'sheets:./invite-page.tsx';
import { adoptSheets } from '../../../../shared/element/sheets.ts';

adoptSheets(document, sheets);

export { InvitePage } from './invite-page.tsx';

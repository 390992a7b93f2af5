import stylesheets from 'stylesheets:./invite-page.tsx';
import { adoptStylesheets } from '../../../../shared/element/stylesheets.ts';

adoptStylesheets(document, stylesheets);

export { InvitePage } from './invite-page.tsx';

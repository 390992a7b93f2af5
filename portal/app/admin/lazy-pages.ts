import stylesheets from 'stylesheets:./pages.ts';
import { adoptStylesheets } from '../../../shared/element/stylesheets.ts';

adoptStylesheets(document, stylesheets);

export { AccountsPage, CompaniesPage, InvitesPage, LinksPage, ServiceKeysPage } from './pages.ts';

export { AccountsPage } from './accounts/accounts-page.tsx';
export { CompaniesPage } from './companies/companies-page.tsx';
export { InvitesPage } from './invites/invites-page.tsx';
export { LinksPage } from './links/links-page.tsx';
export { ServiceKeysPage } from './service-keys/service-keys-page.tsx';

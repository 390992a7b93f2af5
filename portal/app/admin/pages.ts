export { InvitesPage } from './invites/invites-page.tsx';
export { LinksPage } from './links/links-page.tsx';

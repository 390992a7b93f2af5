export { InvitesPage } from './invites-page.tsx';
export { LinksPage } from './links-page.tsx';

export * from './list-pages.tsx';
export { ProfileRoutePage, RoutePage } from './route-subscriptions/route-page.tsx';
export { ProfileRoutesPage, RoutesPage } from './route-subscriptions/routes-page.tsx';

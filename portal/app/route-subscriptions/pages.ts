export { ProfileRoutePage, RoutePage } from './route-page.tsx';
export { ProfileRoutesPage, RoutesPage } from './routes-page.tsx';

export { ImportsPage } from './list/imports-page.tsx';
export { ImportPage } from './one/import-page.tsx';

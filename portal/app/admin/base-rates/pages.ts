export { BaseRatesPage } from './base-rates-page.tsx';

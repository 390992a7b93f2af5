export { CompanyPage } from './company-page.tsx';
export { PersonalPage } from './personal-page.tsx';

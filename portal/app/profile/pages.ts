export { CompanyPage } from './company/company-page.tsx';
export { PersonalPage } from './personal/personal-page.tsx';

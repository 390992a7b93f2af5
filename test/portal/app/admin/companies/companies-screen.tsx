import { CompaniesPage } from '../../../../../portal/app/admin/lazy-pages.ts';
import { watchUnsavedWork } from '../../../../../portal/app/unsaved-work/unsaved-work.ts';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { fieldsOf } from '../../../../helpers/network.ts';
import { MARKUPS, storedMarkups } from '../../../../helpers/rate-sheet-answers.ts';
import { press } from '../../../../shared/ui/user-input.ts';
import { fill } from '../../auth/auth-screen.tsx';
import { counted, page as pageOf } from '../../modules/list/list-screen.tsx';
import { eachAdminPage } from '../admin-screen.tsx';

export const LIST = 'query allManagedCompany';
const PARTIES = 'action listCompanies';
export const LOAD = 'action getCompany';
export const CREATE = 'action createCompany';
export const CHANGE = 'action changeCompany';
export const COUNTRIES = [
  { code: 'DE', name: 'Germany' },
  { code: 'US', name: 'United States' },
];
const JADE = {
  id: 2,
  companyName: 'Jade Jetty',
  reference: 'A-2',
  type: 'Agent',
  city: '',
  countryCode: 'CN',
};
export const LOTUS = { ...JADE, id: 3, companyName: 'Lotus Gate', reference: 'A-3' };
const LISTED = {
  id: 101,
  reference: 'C-101',
  companyName: 'Northfold & Co',
  type: 'Importer',
  city: 'Newark',
};
export const COMPANY = {
  ...LISTED,
  countryCode: 'US',
  address_1: 'Harbour Lane 7',
  postalCode: '07102',
  rateProfile: { id: 7, entityName: 'Rates A' },
  agents: [{ id: 2, companyName: 'Jade Jetty' }],
  suppliers: [],
  contactName: '',
  billing: {
    ...{ contactPhone: '', contactEmail: '' },
    ...{ taxNumber: '', registrationNumber: '', bankName: '', bankAccount: '', bic: '', paymentTerms: '' },
  },
  revision: 3,
};

/** As the list has it. */
const ROW = {
  ...LISTED,
  country: 'United States',
  inCountry: { code: 'US' },
  street: COMPANY.address_1,
  postalCode: COMPANY.postalCode,
};

/** The page of the companies with its list and one company to open, for each test of the suite that calls this. */
export function eachCompaniesPage() {
  const page = eachAdminPage();
  const { screen, rows, signIn } = page;
  before(watchUnsavedWork);

  const dialog = () => screen.place.querySelector('dialog');
  const inDrawer = (label: string) =>
    [...(dialog()?.querySelectorAll('label') ?? [])].find((one) => one.textContent === label)
      ?.control as HTMLInputElement;
  const select = (label: string, value: string) => {
    inDrawer(label).value = value;
    inDrawer(label).dispatchEvent(new Event('change', { bubbles: true }));
  };
  const typeInto = (label: string, value: string) => fill(inDrawer(label), value);
  const save = async () => {
    await waitUntil(() => screen.button('Save')?.ariaDisabled !== 'true', 'something to save');
    screen.button('Save')?.click();
  };
  const sent = (route: string) => screen.network.to(route).map(fieldsOf);
  const keysOf = (route: string) =>
    screen.network.to(route).map(({ body }) => body.variables.input.requestId as string);
  const prepare = (...companies: object[]) => {
    signIn();
    screen.network.on('action loadListSettings', { lists: {} });
    screen.network.on(LIST, () => pageOf(companies));
    screen.network.on('query countManagedCompany', () => counted(companies.length));
  };
  const open = async (address = '', company: object = COMPANY) => {
    prepare(ROW);
    screen.network.on(PARTIES, ({ body }: { body: { variables: { input: { type?: string } } } }) => ({
      companies: body.variables.input.type === 'Agent' ? [JADE, LOTUS] : [],
      hasMore: false,
    }));
    screen.network.on(MARKUPS, storedMarkups(50, 50));
    screen.network.on(LOAD, ({ body }: { body: { variables: { input: { id?: number } } } }) => ({
      company: body.variables.input.id ? company : null,
      countries: COUNTRIES,
    }));
    screen.open(<CompaniesPage />, `/admin/companies${address}`);
    await waitUntil(() => rows().length > 0, 'the list');
  };
  const openCompany = async (company = COMPANY) => {
    await open(`?company=${company.id}`, company);
    await waitUntil(() => inDrawer('Reference'), 'the form');
  };
  const openNew = async () => {
    await open();
    screen.button('New company')?.focus();
    await press('Enter');
    await waitUntil(() => inDrawer('Reference'), 'the form');
  };
  return {
    ...page,
    dialog,
    inDrawer,
    select,
    typeInto,
    save,
    sent,
    keysOf,
    prepare,
    open,
    openCompany,
    openNew,
  };
}

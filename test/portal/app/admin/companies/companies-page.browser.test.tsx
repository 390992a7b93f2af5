import { expect } from '@open-wc/testing';
import { CompaniesPage } from '../../../../../portal/app/admin/lazy-pages.ts';
import { watchUnsavedWork } from '../../../../../portal/app/unsaved-work/unsaved-work.ts';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { broken, fieldsOf, graphqlError, held } from '../../../../helpers/network.ts';
import { click, focused, press, type } from '../../../../shared/ui/user-input.ts';
import { fill } from '../../auth/auth-screen.tsx';
import { eachAdminPage } from '../admin-screen.tsx';

const LIST = 'action listCompanies';
const LOAD = 'action getCompany';
const CREATE = 'action createCompany';
const CHANGE = 'action changeCompany';
const COUNTRIES = [
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
const LOTUS = { ...JADE, id: 3, companyName: 'Lotus Gate', reference: 'A-3' };
const LISTED = {
  id: 101,
  reference: 'C-101',
  companyName: 'Northfold & Co',
  type: 'Importer',
  city: 'Newark',
  countryCode: 'US',
};
const COMPANY = {
  ...LISTED,
  address_1: 'Harbour Lane 7',
  postalCode: '07102',
  rateProfile: { id: 7, entityName: 'Rates A' },
  agents: [{ id: 2, companyName: 'Jade Jetty' }],
  suppliers: [],
  revision: 3,
};

/** A refusal as the data endpoint sends it. */
const refusal = (message: string, statusCode: number, reason: object) =>
  Response.json({ data: null, errors: [{ message, extensions: { statusCode, reasons: [reason] } }] });
const TAKEN = () =>
  refusal('reference: Jade Jetty has the reference A-2 already.', 409, {
    code: 'referenceTaken',
    values: { reference: 'A-2', company: 'Jade Jetty' },
    field: 'reference',
  });
const STALE = () => refusal('This company was changed by someone else.', 409, { code: 'staleCompany' });

describe('the companies', () => {
  const { screen, text, shows, rows, signIn } = eachAdminPage();
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
    await waitUntil(() => !screen.button('Save')?.disabled, 'something to save');
    screen.button('Save')?.click();
  };
  const sent = (route: string) => screen.network.to(route).map(fieldsOf);
  const keysOf = (route: string) =>
    screen.network.to(route).map(({ body }) => body.variables.input.requestId as string);
  const open = async (address = '') => {
    signIn();
    screen.network.on(LIST, ({ body }: { body: { variables: { input: { type?: string } } } }) => ({
      companies: body.variables.input.type === 'Agent' ? [JADE, LOTUS] : [LISTED],
      hasMore: false,
    }));
    screen.network.on(LOAD, ({ body }: { body: { variables: { input: { id?: number } } } }) => ({
      company: body.variables.input.id ? COMPANY : null,
      countries: COUNTRIES,
    }));
    screen.open(<CompaniesPage />, `/admin/companies${address}`);
    await waitUntil(() => rows().length > 0, 'the list');
  };
  const openCompany = async () => {
    await open('?company=101');
    await waitUntil(() => inDrawer('Reference'), 'the form');
  };
  const openNew = async () => {
    await open();
    screen.button('New company')?.focus();
    await press('Enter');
    await waitUntil(() => inDrawer('Reference'), 'the form');
  };

  it('MOD-01 are asked for as the address says, each with its people and an invitation one click away', async () => {
    await open('?search=north&type=Importer');
    const [asked] = sent(LIST);
    expect([asked.text, asked.type]).to.deep.equal(['north', 'Importer']);
    expect(rows()[0]).to.contain('Northfold & Co').and.contain('C-101').and.contain('Newark, United States');
    const links = [...screen.place.querySelectorAll('tbody a')].map((link) => link.getAttribute('href'));
    expect(links).to.deep.equal([
      '/admin/companies?search=north&type=Importer&company=101',
      '/admin/accounts?search=Northfold+%26+Co',
      '/admin/invites?company=101',
    ]);
    await expect(screen.place).to.be.accessible();
  });

  it('D-101 a new one is sent as it was typed, with the agents that were found, once for a double click; the list says so', async () => {
    await openNew();
    typeInto('Reference', 'C-2001');
    typeInto('Company Name', 'Alder Vale');
    await click(inDrawer('Country'));
    await type('uni');
    await press('ArrowDown', 'Enter');
    await click(inDrawer('Agents'));
    await waitUntil(() => dialog()?.querySelectorAll('[role=option]').length === 2, 'the agents');
    await press('ArrowDown', 'ArrowDown', 'Enter');
    await waitUntil(() => dialog()?.querySelector('[aria-label="Remove Lotus Gate"]'), 'it is added');
    await expect(screen.place).to.be.accessible();
    const answer = held<object>();
    screen.network.on(CREATE, answer.answer);
    await save();
    screen.button('Save')?.click();
    await waitUntil(() => sent(CREATE).length > 0, 'sent');
    expect(inDrawer('Reference').readOnly).to.equal(true);
    answer.give({ ...COMPANY, id: 900, companyName: 'Alder Vale' });
    await shows('Alder Vale is created.');
    expect(sent(CREATE)).to.deep.equal([
      {
        reference: 'C-2001',
        type: 'Importer',
        companyName: 'Alder Vale',
        address_1: '',
        city: '',
        postalCode: '',
        countryCode: 'US',
        agentIds: [3],
        supplierIds: [],
      },
    ]);
    await waitUntil(() => !dialog() && focused()?.textContent === 'All companies', 'back in the list');
    expect(location.search).to.equal('');
  });

  it('D-37 an answer that was lost is asked for again with the same key', async () => {
    await openNew();
    typeInto('Company Name', 'Alder Vale');
    screen.network.on(CREATE, broken(), broken(), broken(), COMPANY);
    await save();
    await shows('The service could not be reached.');
    expect(inDrawer('Company Name').value).to.equal('Alder Vale');
    await save();
    await waitUntil(() => !dialog(), 'saved');
    expect(new Set(keysOf(CREATE)).size).to.equal(1);
  });

  it('REF-22 what is missing is said at its field, and nothing is sent', async () => {
    await openNew();
    typeInto('City', 'Newark');
    await save();
    await waitUntil(() => screen.complaints('Company Name').length > 0, 'the complaint');
    expect(focused()).to.equal(inDrawer('Company Name'));
    expect(screen.network.to(CREATE)).to.have.length(0);
  });

  it('a reference that another company has is refused at its field, which has the focus; the same again is sent again', async () => {
    await openCompany();
    typeInto('Reference', 'A-2');
    screen.network.on(CHANGE, TAKEN());
    await save();
    await waitUntil(() => screen.complaints('Reference').length > 0, 'the complaint');
    expect(screen.complaints('Reference')).to.deep.equal(['Jade Jetty has the reference A-2 already.']);
    await waitUntil(() => focused() === inDrawer('Reference'), 'the focus');
    expect(screen.banner('alert')).to.equal('');
    screen.network.on(CHANGE, { ...COMPANY, reference: 'A-2' });
    await save();
    await shows('Northfold & Co is saved.');
    expect(sent(CHANGE)).to.have.length(2);
    expect([sent(CHANGE)[1].id, sent(CHANGE)[1].revision]).to.deep.equal([101, 3]);
  });

  it('a type that something depends on is refused at its field', async () => {
    await openCompany();
    select('Type', 'Supplier');
    screen.network.on(
      CHANGE,
      refusal('type: It is the customer of records (3).', 422, {
        code: 'typeInUse.records',
        values: { count: 3 },
        field: 'type',
      }),
    );
    await save();
    await waitUntil(() => focused() === inDrawer('Type'), 'the focus');
    const described = inDrawer('Type').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).to.equal('It is the customer of records (3).');
  });

  it('D-19 of what others saved meanwhile all is loaded but what was changed here, agents one by one', async () => {
    await openCompany();
    typeInto('City', 'Trenton');
    await click(inDrawer('Agents'));
    await waitUntil(() => dialog()?.querySelectorAll('[role=option]').length === 1, 'no agent twice');
    await press('ArrowDown', 'Enter');
    await waitUntil(() => dialog()?.querySelector('[aria-label="Remove Lotus Gate"]'), 'added');
    screen.network.on(CHANGE, STALE());
    await save();
    await shows('This company was changed by someone else.');
    const theirs = {
      ...COMPANY,
      city: 'Camden',
      reference: 'C-9',
      agents: [{ id: 5, companyName: 'Monsoon' }],
      revision: 9,
    };
    screen.network.on(LOAD, { company: theirs, countries: COUNTRIES });
    screen.network.on(CHANGE, theirs);
    screen.button('Load the current data and keep my changes')?.click();
    await waitUntil(() => inDrawer('Reference').value === 'C-9', 'what others saved');
    await save();
    await waitUntil(() => sent(CHANGE).length === 2, 'saved');
    const { city, agentIds, revision } = sent(CHANGE)[1];
    expect({ city, agentIds, revision }).to.deep.equal({ city: 'Trenton', agentIds: [5, 3], revision: 9 });
  });

  it('D-15 an agent is removed by the keyboard, and the focus stays in its field', async () => {
    await openCompany();
    dialog()?.querySelector<HTMLElement>('[aria-label="Remove Jade Jetty"]')?.focus();
    await press('Enter');
    await waitUntil(() => focused() === inDrawer('Agents'), 'the focus');
    screen.network.on(CHANGE, COMPANY);
    await save();
    await waitUntil(() => sent(CHANGE).length === 1, 'saved');
    expect(sent(CHANGE)[0].agentIds).to.deep.equal([]);
  });

  it('D-31 unsaved work is asked about; kept it stays with the focus in it, discarded the focus is where it came from', async () => {
    await openNew();
    inDrawer('Company Name').focus();
    await type('Alder');
    await press('Escape');
    await waitUntil(() => text().includes('Leave without saving?'), 'the question');
    screen.button('Keep editing')?.click();
    await waitUntil(() => focused() === inDrawer('Company Name'), 'back');
    expect(inDrawer('Company Name').value).to.equal('Alder');
    await press('Escape');
    await waitUntil(() => screen.button('Discard changes'), 'the question again');
    screen.button('Discard changes')?.click();
    await waitUntil(() => !dialog() && location.search === '', 'closed');
    await waitUntil(() => focused() === screen.button('New company'), 'the focus');
  });

  it('without changes it closes at once, also by the X', async () => {
    await openNew();
    dialog()?.querySelector<HTMLElement>('[aria-label="Close"]')?.click();
    await waitUntil(() => !dialog(), 'closed');
  });

  it('one that can’t be loaded is tried again; one that is not there is said to be gone', async () => {
    signIn();
    screen.network.on(LIST, { companies: [LISTED], hasMore: false });
    screen.network.on(LOAD, broken(), broken(), broken(), { company: COMPANY, countries: COUNTRIES });
    screen.open(<CompaniesPage />, '/admin/companies?company=101');
    await shows('The company could not be loaded. Please try again.');
    screen.network.on(LOAD, graphqlError('This company does not exist.', 404));
    screen.button('Try again')?.click();
    await shows('This company does not exist.');
    expect(screen.button('Try again')).to.equal(undefined);
  });

  it('D-101 an admin of another company is told whose list it is', async () => {
    signIn();
    screen.network.on(LIST, graphqlError('Only an admin of the provider can manage companies.', 403));
    screen.open(<CompaniesPage />, '/admin/companies');
    await shows('Only admins of the provider can manage companies.');
  });
});

import { expect } from '@open-wc/testing';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { click, focused, press } from '../../../../shared/ui/user-input.ts';
import { CHANGE, COMPANY, COUNTRIES, eachCompaniesPage, LOAD } from './companies-screen.tsx';

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

describe('a company that is changed', () => {
  const { screen, shows, dialog, inDrawer, select, typeInto, save, sent, openCompany } = eachCompaniesPage();

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

  it('MOD-09 the provider’s phone and email for documents are entered here, and what can be none stays at its field', async () => {
    await openCompany({ ...COMPANY, id: 1, type: 'Provider', agents: [] });
    typeInto('Phone', 'Ask Ann');
    typeInto('Email', 'office');
    await save();
    await waitUntil(() => screen.complaints('Email').length > 0, 'the complaint');
    expect(screen.complaints('Phone')).to.deep.equal([
      'Please enter a telephone number, such as +1 201 555 0100.',
    ]);
    expect(sent(CHANGE)).to.have.length(0);
    typeInto('Phone', '+1 201 555 0100');
    typeInto('Email', 'office@provider.example');
    screen.network.on(CHANGE, { ...COMPANY, id: 1, type: 'Provider' });
    await save();
    await shows('is saved.');
    expect(sent(CHANGE)[0].billing).to.deep.include({
      ...{ contactPhone: '+1 201 555 0100', contactEmail: 'office@provider.example' },
    });
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

  it('D-19 D-151 of what others saved meanwhile all is loaded and told, agents one by one; what both have changed is chosen', async () => {
    await openCompany();
    typeInto('City', 'Trenton');
    await click(inDrawer('Agents'));
    await waitUntil(() => dialog()?.querySelectorAll('[role=option]').length === 1, 'no agent twice');
    await press('ArrowDown', 'Enter');
    await waitUntil(() => dialog()?.querySelector('[aria-label="Remove Lotus Gate"]'), 'added');
    const theirs = {
      ...COMPANY,
      city: 'Camden',
      reference: 'C-9',
      agents: [{ id: 5, companyName: 'Monsoon' }],
      revision: 9,
    };
    screen.network.on(LOAD, { company: theirs, countries: COUNTRIES });
    screen.network.on(CHANGE, STALE(), theirs);
    await save();
    await waitUntil(() => inDrawer('Reference').value === 'C-9', 'what others saved');
    await shows('Agents: Jade Jetty → Monsoon');
    await shows('Saved meanwhile: Camden');
    await expect(screen.place).to.be.accessible();
    dialog()?.querySelector<HTMLElement>('input[type=radio]')?.click();
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
});

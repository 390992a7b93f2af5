import { expect } from '@open-wc/testing';
import { NewBookingPage } from '../../../../portal/app/booking-request/pages.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { type } from '../../../shared/ui/user-input.ts';
import { ADMIN, eachAdminPage } from '../admin/admin-screen.tsx';
import { field } from '../forms/stored-form.ts';

const CUSTOMERS = 'query allCompany';

describe('the customer of a booking request', () => {
  const { screen, signIn } = eachAdminPage();

  it('MOD-04 is one of the first by name, or any other by a part of its name', async () => {
    signIn(ADMIN);
    screen.network.on('action listPorts', []);
    const none = { results: [] };
    screen.network.on('query allBookingTemplate', () =>
      Response.json({ data: { templates: none, bookings: none } }),
    );
    screen.network.on(CUSTOMERS, () =>
      Response.json({ data: { found: { results: [{ id: 125, companyName: 'Walden Textiles' }] } } }),
    );
    screen.open(<NewBookingPage />, '/booking/new');
    await waitUntil(() => field('Customer'), 'the form');
    field('Customer')!.focus();
    await type('Wald');
    const asked = () => screen.network.to(CUSTOMERS).map(({ body }) => body.variables);
    await waitUntil(() => asked().at(-1)?.where.companyName?.matches === 'Wald', 'the search');
    for (const { byName } of asked()) expect(byName).to.deep.equal({ field: 'companyName', order: 'ASC' });
    const option = () =>
      [...document.querySelectorAll('[role=option]')].find(({ textContent }) =>
        textContent?.includes('Walden Textiles'),
      );
    await waitUntil(option, 'the one beyond the first');
  });
});

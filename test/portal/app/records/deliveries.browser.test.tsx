import { expect } from '@open-wc/testing';
import { Deliveries } from '../../../../portal/app/records/delivery/deliveries.tsx';
import type { ShipmentDelivery } from '../../../../portal/app/records/delivery/shipment-delivery.ts';
import { addDays, today } from '../../../../shared/trade/calendar-days.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { fieldsOf, graphqlError } from '../../../helpers/network.ts';
import { click, focused, type } from '../../../shared/ui/user-input.ts';
import { eachPanelsPage } from '../panels/panels-screen.tsx';

const PLAN = 'action planDelivery';
const STATUS = 'action setDeliveryStatus';
const DELIVERY: ShipmentDelivery = {
  ...{ id: 7, revision: 3, deliveryOn: addDays(today(), 3), fromTime: '08:00', untilTime: '10:00' },
  ...{ address: '1 Mill Lane', contactName: 'Ann', contactPhone: null, reference: null, status: 'Requested' },
};
const MILL = {
  ...{ id: 1, name: 'Mill', street: '1 Mill Lane', city: 'Kiel', postalCode: null, country: 'Germany' },
  ...{ contactName: 'Ann', contactPhone: '555' },
};
const ANSWER = { id: 7, revision: 4, status: 'Confirmed' };

describe('the deliveries of a shipment', () => {
  const screen = eachPanelsPage();
  beforeEach(() => screen.network.on('query allLocation', { results: [MILL] }));
  const named = (name: string) =>
    [...document.querySelectorAll<HTMLElement>('button')].find(
      (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
    );
  const labelled = (name: string) => {
    const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === name);
    return document.getElementById(label?.htmlFor ?? '') as HTMLInputElement | null;
  };
  const says = (words: string) => waitUntil(() => document.body.textContent?.includes(words), words);

  const open = (more: Partial<Parameters<typeof Deliveries>[0]> = {}) => {
    const seen = { changes: 0 };
    const page = (delivery: ShipmentDelivery) => (
      <Deliveries
        shipmentId={2001}
        companyId={101}
        deliveries={[delivery]}
        mayPlan
        mayConfirm
        onChange={() => {
          seen.changes += 1;
        }}
        {...more}
      />
    );
    return { seen, page };
  };

  it('MOD-03 D-15 shows who may what alone, each button with the day that it is about', async () => {
    const { page } = open({ mayPlan: false, mayConfirm: false });
    await screen.open(page(DELIVERY));
    await says('1 Mill Lane');
    expect(screen.app.querySelectorAll('button').length).to.equal(0);

    await screen.open(open({ mayConfirm: false }).page(DELIVERY));
    await waitUntil(() => named('Plan delivery'));
    const labels = [...screen.app.querySelectorAll('button')].map((button) => button.ariaLabel);
    expect(labels.filter((label) => label?.startsWith('Confirm'))).to.deep.equal([]);
    expect(labels.filter((label) => /^Change delivery on \w+ \d+, \d{4}$/.test(label ?? '')).length).to.equal(
      1,
    );
    await screen.accessible();
  });

  it('MOD-03 D-19 confirms what was read, and says why that was refused', async () => {
    screen.network.on(STATUS, graphqlError('Not today', 422), ANSWER);
    const { seen, page } = open();
    await screen.open(page(DELIVERY));
    const confirm = () =>
      [...screen.app.querySelectorAll('button')].find(({ ariaLabel }) => ariaLabel?.startsWith('Confirm'));
    await waitUntil(confirm);
    await click(confirm());
    await waitUntil(() => screen.app.querySelector('[role=alert]')?.textContent?.includes('Not today'));
    expect(seen.changes).to.equal(0);
    // The message moves it while it comes.
    confirm()?.click();
    await waitUntil(() => seen.changes === 1);
    expect(fieldsOf(screen.network.to(STATUS)[1]!)).to.deep.equal({
      ...{ deliveryId: 7, status: 'Confirmed', revision: 3 },
    });
  });

  it('MOD-03 D-19 keeps what was typed where somebody else saved, and goes on from what they saved', async () => {
    screen.network.on(PLAN, graphqlError('Changed by someone else', 409), { ...ANSWER, status: 'Requested' });
    const { seen, page } = open();
    await screen.open(page(DELIVERY));
    const change = () =>
      [...screen.app.querySelectorAll('button')].find(({ ariaLabel }) => ariaLabel?.startsWith('Change'));
    await waitUntil(change);
    await click(change());
    await waitUntil(() => named('Save'));
    expect(focused()).to.equal(labelled('Day of delivery'));
    await click(named('Save'));
    await waitUntil(() => seen.changes === 1);
    await says('Changed by someone else');
    await screen.open(page({ ...DELIVERY, revision: 9, contactName: 'Bob' }));
    await says('Bob');
    named('Save')?.click();
    await waitUntil(() => seen.changes === 2);
    expect(fieldsOf(screen.network.to(PLAN)[1]!)).to.deep.include({ deliveryId: 7, revision: 9 });
    await waitUntil(() => !named('Save'));
  });

  it('MOD-13 fills in an address of the company, with whom to ask for there', async () => {
    await screen.open(open().page({ ...DELIVERY, address: '' }));
    await waitUntil(() => named('Plan delivery'));
    await click(named('Plan delivery'));
    await waitUntil(() => labelled('Known address'));
    labelled('Known address')?.focus();
    await type('Mill');
    await waitUntil(() => labelled('Address')?.value === 'Mill, 1 Mill Lane, Kiel, Germany');
    expect([labelled('Contact')?.value, labelled('Phone')?.value]).to.deep.equal(['Ann', '555']);
    await screen.accessible();
  });
});

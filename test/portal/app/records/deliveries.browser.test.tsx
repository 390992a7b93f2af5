import { expect } from '@open-wc/testing';
import { Deliveries } from '../../../../portal/app/records/delivery/deliveries.tsx';
import type { ShipmentDelivery } from '../../../../portal/app/records/delivery/shipment-delivery.ts';
import { watchUnsavedWork } from '../../../../portal/app/unsaved-work/unsaved-work.ts';
import { addDays } from '../../../../shared/trade/calendar-days.ts';
import { providerToday } from '../../../../shared/trade/provider-day.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { fieldsOf, graphqlError } from '../../../helpers/network.ts';
import { click, focused, press, type } from '../../../shared/ui/user-input.ts';
import { eachPanelsPage } from '../panels/panels-screen.tsx';

const PLAN = 'action planDelivery';
const STATUS = 'action setDeliveryStatus';
const DELIVERY: ShipmentDelivery = {
  ...{ id: 7, revision: 3, deliveryOn: addDays(providerToday(), 3), fromTime: '08:00', untilTime: '10:00' },
  ...{ address: '1 Mill Lane', contactName: 'Ann', contactPhone: null, reference: null, status: 'Requested' },
};
const MILL = {
  ...{ id: 1, name: 'Mill', street: '1 Mill Lane', city: 'Kiel', postalCode: null, country: 'Germany' },
  ...{ contactName: 'Ann', contactPhone: '555' },
};
const arriving = (day: string) => ({
  ...{ place: 'DEHAM Hamburg', day, clock: `${day}T14:00` },
  ...{ basis: 'planned' as const, isOverdue: false },
});
const ANSWER = { id: 7, revision: 4, status: 'Confirmed' };

describe('the deliveries of a shipment', () => {
  const screen = eachPanelsPage();
  before(watchUnsavedWork);
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
        arrival={undefined}
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
    await waitUntil(() => named('Plan another delivery'));
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

  it('MOD-03 does not warn of an early day once the goods were delivered', async () => {
    const arrival = arriving(addDays(providerToday(), 5));
    await screen.open(open({ arrival }).page({ ...DELIVERY, status: 'Delivered' }));
    await waitUntil(() => named('Plan delivery'));
    expect(screen.app.textContent).not.to.contain('This day is before the goods arrive.');
  });

  it('MOD-03 offers no confirmation of a day that has passed, but says what to do, to those who plan', async () => {
    const passed = { ...DELIVERY, deliveryOn: addDays(providerToday(), -1) };
    await screen.open(open().page(passed));
    await says('This day has passed');
    expect(screen.app.querySelector('[aria-label^=Confirm]')).to.equal(null);
    expect(screen.app.querySelector('[aria-label^="Plan a new day"]')?.textContent).to.equal(
      'Plan a new day',
    );
    expect(screen.app.querySelector('[aria-label^="Change delivery"]')).to.equal(null);
    await screen.accessible();

    await screen.open(open({ mayPlan: false, mayConfirm: false }).page(passed));
    await waitUntil(() => !screen.app.querySelector('button'));
    expect(screen.app.textContent).not.to.contain('This day has passed');
  });

  it('MOD-03 begins with the form of the delivery that the address names, for those who plan, and once', async () => {
    const passed = { ...DELIVERY, deliveryOn: addDays(providerToday(), -1) };
    const address = location.href;
    history.replaceState(null, '', '?delivery=7#deliveries');
    await screen.open(open({ mayPlan: false }).page(passed));
    await says('1 Mill Lane');
    expect(labelled('Address')).to.equal(null);
    await waitUntil(() => !location.search.includes('delivery'));
    history.replaceState(null, '', '?delivery=7#deliveries');
    // A page of its own, as after a reload.
    await screen.open(<p>elsewhere</p>);
    await screen.open(open().page(passed));
    await waitUntil(() => labelled('Address')?.value === '1 Mill Lane');
    await waitUntil(() => !location.search.includes('delivery'));
    history.replaceState(null, '', address);
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
    await says('Someone else has saved this meanwhile.');
    await screen.open(page({ ...DELIVERY, revision: 9, contactName: 'Bob' }));
    await says('Contact: Ann → Bob');
    named('Save')?.click();
    await waitUntil(() => seen.changes === 2);
    expect(fieldsOf(screen.network.to(PLAN)[1]!)).to.deep.include({ deliveryId: 7, revision: 9 });
    await waitUntil(() => !named('Save'));
  });

  for (const [what, now, told] of [
    [
      'cancelled',
      [{ ...DELIVERY, revision: 9, status: 'Cancelled' }],
      'This delivery was cancelled meanwhile.',
    ],
    ['removed', [], 'This delivery was removed meanwhile.'],
  ] as const)
    it(`MOD-03 D-19 of a delivery that somebody else ${what}, what was typed plans a further one`, async () => {
      const of = `${DELIVERY.deliveryOn} 08:00–10:00`;
      const changes = [{ field: 'deliveryStatus', of, before: 'Requested', after: 'Cancelled' }];
      const change = { actor: 'Ben Ort', own: false, createdAt: '2027-01-10T10:00:00Z', changes };
      screen.network.on('query allAuditEntry', Response.json({ data: { found: { results: [change] } } }));
      screen.network.on(PLAN, graphqlError('Stale', 409, [{ code: 'staleRecord' }]), {
        ...ANSWER,
        id: 8,
        status: 'Requested',
      });
      const { seen, page } = open();
      await screen.open(page(DELIVERY));
      await waitUntil(() => screen.app.querySelector('[aria-label^="Change delivery"]'));
      await click(screen.app.querySelector('[aria-label^="Change delivery"]'));
      await waitUntil(() => labelled('Contact'));
      labelled('Contact')?.select();
      await type('Zoe');
      await click(named('Save'));
      await waitUntil(() => seen.changes === 1);
      await screen.open(open({ deliveries: now, onChange: page(DELIVERY).props.onChange }).page(DELIVERY));
      await says(told);
      await says('By Ben Ort, Jan 10, 2027');
      expect(labelled('Contact')?.value).to.equal('Zoe');
      await screen.accessible();
      const save = [...document.querySelectorAll('dialog button')].find(
        ({ textContent }) => textContent === 'Plan another delivery',
      );
      await click(save);
      await waitUntil(() => seen.changes === 2);
      expect(fieldsOf(screen.network.to(PLAN)[1]!)).to.deep.include({
        ...{ deliveryId: null, revision: null, contactName: 'Zoe', address: '1 Mill Lane' },
      });
    });

  it('MOD-03 says when the goods arrive, and warns of a day before that without refusing it', async () => {
    screen.network.on(PLAN, { ...ANSWER, status: 'Requested' });
    const arrival = arriving(addDays(providerToday(), 5));
    const { seen, page } = open({ arrival });
    await screen.open(page(DELIVERY));
    await says('This day is before the goods arrive.');
    const change = () =>
      [...screen.app.querySelectorAll('button')].find(({ ariaLabel }) => ariaLabel?.startsWith('Change'));
    await waitUntil(change);
    await click(change());
    await says('Expected arrival of the goods');
    expect(screen.app.textContent?.split('This day is before the goods arrive.').length).to.equal(3);
    await screen.accessible();
    await click(named('Save'));
    await waitUntil(() => seen.changes === 1);
  });

  it('MOD-03 D-157 warns of hours before the goods arrive on the same day, there and while they are changed', async () => {
    await screen.open(open({ arrival: arriving(DELIVERY.deliveryOn) }).page(DELIVERY));
    const EARLY = 'The goods arrive only at 14:00 on this day.';
    await says(EARLY);
    const change = () =>
      [...screen.app.querySelectorAll('button')].find(({ ariaLabel }) => ariaLabel?.startsWith('Change'));
    await click(change());
    await waitUntil(() => document.querySelector('dialog[open]')?.textContent?.includes(EARLY), 'the form');
    await screen.accessible();
  });

  it('MOD-13 fills in an address of the company, with whom to ask for there', async () => {
    await screen.open(open().page({ ...DELIVERY, address: '' }));
    await waitUntil(() => named('Plan another delivery'));
    await click(named('Plan another delivery'));
    await waitUntil(() => labelled('Known address'));
    labelled('Known address')?.focus();
    await type('Mill');
    await waitUntil(() => labelled('Address')?.value === 'Mill, 1 Mill Lane, Kiel, Germany');
    expect([labelled('Contact')?.value, labelled('Phone')?.value]).to.deep.equal(['Ann', '555']);
    await screen.accessible();
  });

  it('MOD-03 D-31 asks before what was typed is lost, and closes at once where nothing was', async () => {
    await screen.open(open().page(DELIVERY));
    await waitUntil(() => named('Plan another delivery'));
    await click(named('Plan another delivery'));
    await waitUntil(() => labelled('Address'));
    await press('Escape');
    await waitUntil(() => !labelled('Address'));

    await click(named('Plan another delivery'));
    await waitUntil(() => labelled('Address'));
    await click(labelled('Address'));
    await type('9 Dock Road');
    await press('Escape');
    await says('Leave without saving?');
    await screen.accessible();
    await click(named('Keep editing'));
    expect(labelled('Address')?.value).to.equal('9 Dock Road');
    await click(named('Cancel'));
    await waitUntil(() => named('Discard changes'));
    await click(named('Discard changes'));
    await waitUntil(() => !labelled('Address'));
  });
});

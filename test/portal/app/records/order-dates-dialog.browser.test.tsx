import { expect } from '@open-wc/testing';
import { OrderDatesCard } from '../../../../portal/app/records/order/order-dates-card.tsx';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { fieldsOf, graphqlError } from '../../../helpers/network.ts';
import { click, press, type } from '../../../shared/ui/user-input.ts';
import { eachPanelsPage } from '../panels/panels-screen.tsx';

const SAVE = 'action saveOrderDates';
const ORDER = {
  ...{ id: 5001, orderNumbers: 'PO-1', cargoReadyOn: null, shipFrom: '2027-03-01' },
  ...{ shipUntil: '2027-03-10', deliverBy: null, revision: 4 },
};

describe('the dates of an order', () => {
  const screen = eachPanelsPage();
  const button = (name: string) =>
    [...document.querySelectorAll<HTMLElement>('button')].find(({ textContent }) => textContent === name);
  const labelled = (name: string) => {
    const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === name);
    return document.getElementById(label?.htmlFor ?? '') as HTMLInputElement | null;
  };
  const says = (words: string) => waitUntil(() => document.body.textContent?.includes(words), words);

  it('MOD-05 offers the change to whoever may make it', async () => {
    await screen.open(<OrderDatesCard order={ORDER} mayChange={false} onChange={() => {}} />);
    await says('Mar 10, 2027');
    expect(button('Change dates')).to.equal(undefined);
    await screen.accessible();
  });

  it('I18N-03 says at a date that is none how it is written, and sends nothing', async () => {
    await screen.open(<OrderDatesCard order={ORDER} mayChange onChange={() => {}} />);
    await waitUntil(() => button('Change dates'));
    await click(button('Change dates')!);
    await waitUntil(() => labelled('Ship window from')?.value === 'Mar 1, 2027');
    labelled('Ship window from')!.select();
    await type('31 Feb 2027');
    await press('Tab');
    await says('Please write a date such as Dec 31, 2026 or 2026-12-31.');
    await click(button('Save')!);
    await waitUntil(() => document.activeElement === labelled('Ship window from'));
    expect(labelled('Ship window from')!.value).to.equal('31 Feb 2027');
    await screen.accessible();
    expect(screen.network.to(SAVE)).to.deep.equal([]);
  });

  it('D-157 saves dates that contradict the plan, after saying so', async () => {
    screen.network.on(SAVE, { id: 5001, revision: 5 });
    await screen.open(<OrderDatesCard order={ORDER} mayChange onChange={() => {}} />);
    await waitUntil(() => button('Change dates'));
    await click(button('Change dates')!);
    await waitUntil(() => labelled('Cargo ready'));
    await type('12 Mar 2027');
    await press('Tab');
    await says('The cargo is ready only after the ship window has ended.');
    await says('The dates are saved, marked in the list and told to the other party.');
    await screen.accessible();
    await click(button('Save')!);
    await waitUntil(() => screen.network.to(SAVE).length === 1);
    expect(fieldsOf(screen.network.to(SAVE)[0]!)).to.deep.include({ cargoReadyOn: '2027-03-12' });
  });

  it('D-157 marks dates that the booked departure contradicts, on the page and while they are changed', async () => {
    const booked = { ...ORDER, firstDepartureOn: '2027-02-24', lastDepartureOn: '2027-02-24' };
    await screen.open(<OrderDatesCard order={booked} mayChange onChange={() => {}} />);
    await says('The booked departure on Feb 24, 2027 is before the ship window begins.');
    await click(button('Change dates')!);
    await waitUntil(() => labelled('Cargo ready'));
    await type('25 Feb 2027');
    await press('Tab');
    await says('The cargo is ready only after the booked departure on Feb 24, 2027.');
    await screen.accessible();
  });

  it('MOD-05 finds no fault with the other dates as long as one of them can’t be read', async () => {
    await screen.open(
      <OrderDatesCard order={{ ...ORDER, deliverBy: '2027-03-20' }} mayChange onChange={() => {}} />,
    );
    await waitUntil(() => button('Change dates'));
    await click(button('Change dates')!);
    await waitUntil(() => labelled('Cargo ready'));
    labelled('Cargo ready')!.select();
    await type('zzz 10');
    await click(button('Save')!);
    await waitUntil(() => labelled('Cargo ready')?.getAttribute('aria-invalid') === 'true');
    expect(labelled('Delivery required by')?.getAttribute('aria-invalid')).not.to.equal('true');
  });

  it('D-19 shows what somebody else has changed before the next try is based on it', async () => {
    screen.network.on(SAVE, graphqlError('Stale', 409), { id: 5001, revision: 6 });
    let changes = 0;
    const page = (order: typeof ORDER) => (
      <OrderDatesCard
        order={order}
        mayChange
        onChange={() => {
          changes += 1;
        }}
      />
    );
    await screen.open(page(ORDER));
    await waitUntil(() => button('Change dates'));
    await click(button('Change dates')!);
    await waitUntil(() => labelled('Ship window from'));
    labelled('Ship window from')!.select();
    await type('3 Mar 2027');
    await click(button('Save')!);
    await waitUntil(() => changes === 1);
    await screen.open(page({ ...ORDER, shipUntil: '2027-03-12', revision: 5 }));
    await says('Ship window until: Mar 10, 2027 → Mar 12, 2027');
    await screen.accessible();
    await click(button('Save')!);
    await waitUntil(() => changes === 2);
    expect(fieldsOf(screen.network.to(SAVE)[1]!)).to.deep.include({
      revision: 5,
      shipFrom: '2027-03-03',
      shipUntil: '2027-03-12',
    });
  });

  describe('to which access is refused', () => {
    const refused = async (order: object | null) => {
      let changes = 0;
      const count = () => {
        changes += 1;
      };
      screen.network.on(SAVE, graphqlError('No', 403, [{ code: 'noAccess' }]));
      screen.network.on('query onePurchaseOrder', () => Response.json({ data: { record: order } }));
      await screen.open(<OrderDatesCard order={ORDER} mayChange onChange={count} />);
      await waitUntil(() => button('Change dates'));
      await click(button('Change dates')!);
      await waitUntil(() => labelled('Ship window from'));
      labelled('Ship window from')!.select();
      await type('3 Mar 2027');
      await click(button('Save')!);
      return () => changes;
    };

    it('D-151 says that somebody else has removed it, after which the page is loaded again', async () => {
      const change = { actor: 'Ben Ort', own: false, createdAt: '2027-01-10T10:00:00Z', changes: [] };
      screen.network.on('query allAuditEntry', Response.json({ data: { found: { results: [change] } } }));
      const changes = await refused(null);
      await says('The order was removed meanwhile.');
      await waitUntil(() =>
        document.querySelector('dialog')?.textContent?.includes('By Ben Ort, Jan 10, 2027'),
      );
      expect(button('Save')).to.equal(undefined);
      await screen.accessible();
      await click(button('Close')!);
      await waitUntil(() => !document.querySelector('dialog[open]'));
      expect(changes()).to.equal(1);
    });

    it('D-15 says so where it is still there, and keeps what was typed', async () => {
      await refused({ id: 5001 });
      await waitUntil(() => document.querySelector('dialog [role=alert]'));
      expect(document.body.textContent).not.to.contain('The order was removed meanwhile.');
      expect(labelled('Ship window from')?.value).to.equal('3 Mar 2027');
    });
  });

  it('D-151 what was not chosen yet is still to be chosen where somebody saves once more', async () => {
    screen.network.on(SAVE, graphqlError('Stale', 409));
    const page = (order: typeof ORDER) => (
      <OrderDatesCard order={order} mayChange onChange={() => undefined} />
    );
    await screen.open(page(ORDER));
    await waitUntil(() => button('Change dates'));
    await click(button('Change dates')!);
    await waitUntil(() => labelled('Ship window from'));
    labelled('Ship window from')!.select();
    await type('3 Mar 2027');
    await click(button('Save')!);
    await screen.open(page({ ...ORDER, shipFrom: '2027-03-05', revision: 5 }));
    await says('Saved meanwhile: Mar 5, 2027');
    await screen.open(page({ ...ORDER, shipFrom: '2027-03-05', shipUntil: '2027-03-12', revision: 6 }));
    await says('Ship window until: Mar 10, 2027 → Mar 12, 2027');
    await says('Saved meanwhile: Mar 5, 2027');
    await click(button('Save')!);
    await waitUntil(() => document.activeElement?.matches('input[type=radio][aria-invalid]'));
    expect(screen.network.to(SAVE)).to.have.length(1);
  });
});

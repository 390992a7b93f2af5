import { expect } from '@open-wc/testing';
import { ManyDatesDialog } from '../../../../../portal/app/records/order/many/many-dates-dialog.tsx';
import { watchUnsavedWork } from '../../../../../portal/app/unsaved-work/unsaved-work.ts';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { broken, type Call, fieldsOf, graphqlError } from '../../../../helpers/network.ts';
import { click, press, type } from '../../../../shared/ui/user-input.ts';
import { eachPanelsPage } from '../../panels/panels-screen.tsx';
import { manyScreen, orderOf } from './many-screen.ts';

const LOAD = 'query allPurchaseOrder';
const SAVE = 'action saveOrderDates';
const ORDERS = [orderOf(1), orderOf(2, { shipFrom: '2027-03-05' }), orderOf(3)];
const IDS = [1, 2, 3];

describe('the dates of many orders', () => {
  const screen = eachPanelsPage();
  before(watchUnsavedWork);
  const { rows, labelled, says, button } = manyScreen;
  let done: string[] = [];
  const open = async () => {
    done = [];
    await screen.open(
      <ManyDatesDialog ids={IDS} onClose={() => done.push('closed')} onSaved={() => done.push('saved')} />,
    );
    await waitUntil(() => rows().length === 3, 'the orders');
  };
  const saved = () => screen.network.to(SAVE).map((call) => fieldsOf(call));
  const answered = (call: Call) => ({ id: fieldsOf(call).orderId, revision: 2 });

  it('MOD-05 sets a date of all of them, after showing what each has now', async () => {
    screen.network.on(LOAD, { results: ORDERS });
    screen.network.on(SAVE, answered);
    await open();
    await waitUntil(() => document.activeElement === labelled('Cargo ready'), 'the first date');
    await press('Tab');
    await type('5 Mar 2027');
    await press('Tab');
    await says('Save 2 orders');
    expect(rows()).to.deep.equal([
      'PO-1 | – | Mar 1, 2027 Mar 5, 2027 | Mar 10, 2027 | –',
      'PO-2Stays as it is | – | Mar 5, 2027 | Mar 10, 2027 | –',
      'PO-3 | – | Mar 1, 2027 Mar 5, 2027 | Mar 10, 2027 | –',
    ]);
    await screen.accessible();
    await click(button('Save 2 orders'));
    await waitUntil(() => done.join() === 'saved,closed', 'the end');
    expect(saved()).to.deep.equal(
      [1, 3].map((orderId) => ({
        ...{ orderId, revision: 1, cargoReadyOn: null, shipFrom: '2027-03-05' },
        ...{ shipUntil: '2027-03-10', deliverBy: null },
      })),
    );
  });

  it('D-157 marks what contradicts the plan, and leaves out a window that would end before it begins', async () => {
    screen.network.on(LOAD, { results: [orderOf(1), orderOf(2, { shipUntil: null }), orderOf(3)] });
    await open();
    await type('11 Mar 2027');
    await press('Tab');
    await waitUntil(() => rows()[0]?.includes('The cargo is ready only after the ship window'), 'the mark');
    expect(rows()[1]).not.to.contain('ship window');
    expect(button('Save 3 orders')).not.to.equal(undefined);
    await type('12 Mar 2027');
    await press('Tab');
    await waitUntil(() => rows()[0]?.includes('The ship window ends before it begins.'), 'the refusal');
    expect(button('Save 1 order')).not.to.equal(undefined);
    await screen.accessible();
  });

  it('MOD-05 D-122 moves all dates by days, once also for an order whose answer was lost', async () => {
    screen.network.on(LOAD, { results: ORDERS });
    let isLost = true;
    screen.network.on(SAVE, (call: Call) => {
      return fieldsOf(call).orderId === 2 && isLost ? broken()() : answered(call);
    });
    await open();
    labelled('Move all dates by days')!.focus();
    await type('7');
    await press('Enter');
    await waitUntil(() => rows().length === 1, 'the others are done');
    expect(done).to.deep.equal(['saved']);
    expect(rows()[0]).to.contain('PO-2').and.contain('Mar 5, 2027 Mar 12, 2027');
    isLost = false;
    await click(button('Save 1 order'));
    await waitUntil(() => done.join() === 'saved,saved,closed', 'the end');
    const calls = screen.network.to(SAVE).filter((call) => fieldsOf(call).orderId === 2);
    expect(new Set(calls.map((call) => JSON.stringify(fieldsOf(call)))).size, 'the same dates').to.equal(1);
    expect(new Set(calls.map(({ body }) => body.variables.input.requestId)).size, 'one key').to.equal(1);
  });

  it('D-151 shows what somebody else stored meanwhile before it is changed', async () => {
    const stored = orderOf(2, { shipFrom: '2027-03-08', revision: 5 });
    screen.network.on(LOAD, { results: ORDERS }, { results: [stored] });
    screen.network.on(SAVE, (call: Call) => {
      const { orderId, revision } = fieldsOf(call);
      return orderId === 2 && revision === 1 ? graphqlError('Somebody else has saved.', 409) : answered(call);
    });
    await open();
    labelled('Move all dates by days')!.focus();
    await type('-1');
    await press('Enter');
    await waitUntil(() => rows()[0]?.includes('Mar 8, 2027 Mar 7, 2027'), 'what is stored');
    expect(rows()).to.have.length(1);
    await screen.accessible();
    await click(button('Save 1 order'));
    await waitUntil(() => done.includes('closed'), 'the end');
    expect(saved().at(-1)).to.include({ orderId: 2, revision: 5, shipFrom: '2027-03-07' });
  });

  it('D-31 asks before it drops what was entered', async () => {
    screen.network.on(LOAD, { results: ORDERS });
    await open();
    await type('11 Mar 2027');
    await press('Tab', 'Escape');
    await says('Leave without saving?');
    expect(done).to.deep.equal([]);
  });
});

import { expect } from '@open-wc/testing';
import { ManyRemovalDialog } from '../../../../../portal/app/records/order/many/many-removal-dialog.tsx';
import type { UndoableChange } from '../../../../../portal/app/records/order/undo-notice.tsx';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { broken, type Call, fieldsOf, graphqlError } from '../../../../helpers/network.ts';
import { click } from '../../../../shared/ui/user-input.ts';
import { eachPanelsPage } from '../../panels/panels-screen.tsx';
import { manyScreen } from './many-screen.ts';

const LOAD = 'query allPurchaseOrder';
const REMOVE = 'action removePurchaseOrder';
const RESTORE = 'action restorePurchaseOrder';
const UNSEEN =
  'The order can’t be renamed or removed, because a booking or shipment that you don’t see carries it.';
const order = (id: number, more: object = {}) => ({
  ...{ id, orderNumbers: `PO-${id}`, revision: 1, bookings: [], shipments: [] },
  ...more,
});

describe('the removal of many orders', () => {
  const screen = eachPanelsPage();
  const { says, button } = manyScreen;
  let changes: UndoableChange[] = [];
  let isClosed = false;
  const open = async (ids: readonly number[]) => {
    changes = [];
    isClosed = false;
    await screen.open(
      <ManyRemovalDialog
        ids={ids}
        onClose={() => {
          isClosed = true;
        }}
        onRemoved={(change) => changes.push(change)}
      />,
    );
    await says('PO-1');
  };
  const lines = () => [...document.querySelectorAll('dialog li')].map(({ textContent }) => textContent);
  const answered = (call: Call) => ({ id: fieldsOf(call).orderId, revision: 1 });
  const asked = (route: string) => screen.network.to(route).map((call) => fieldsOf(call).orderId);

  it('D-159 removes those that stand nowhere, says where the others stand, and brings all back', async () => {
    screen.network.on(LOAD, {
      results: [order(1), order(2), order(3, { shipments: [{ reference: 'SH-1' }] })],
    });
    screen.network.on(REMOVE, answered);
    screen.network.on(RESTORE, answered);
    await open([1, 2, 3]);
    expect(lines()).to.deep.equal(['PO-1', 'PO-2', 'PO-3Stays: it is on SH-1']);
    await screen.accessible();
    await click(button('Remove 2 orders'));
    await waitUntil(() => isClosed);
    expect(asked(REMOVE)).to.deep.equal([1, 2]);
    await changes[0]!.undo('');
    expect(asked(RESTORE)).to.deep.equal([1, 2]);
  });

  it('D-122 D-159 what fails stays with its reason, and Undo is of all that were removed', async () => {
    let isTaken = true;
    screen.network.on(LOAD, { results: [order(1), order(2)] }, { results: [order(2)] });
    screen.network.on(REMOVE, (call: Call) =>
      fieldsOf(call).orderId === 2 && isTaken
        ? graphqlError(UNSEEN, 422, [{ code: 'orderCarriedUnseen' }])
        : answered(call),
    );
    screen.network.on(RESTORE, answered);
    await open([1, 2]);
    await click(button('Remove 2 orders'));
    await says(UNSEEN);
    expect(lines()).to.have.length(1);
    await screen.accessible();
    isTaken = false;
    await click(button('Remove 1 order'));
    await waitUntil(() => isClosed);
    await changes.at(-1)!.undo('');
    expect(asked(RESTORE)).to.deep.equal([1, 2]);
  });

  it('D-122 one that is gone though no answer came counts as removed', async () => {
    screen.network.on(LOAD, { results: [order(1)] }, { results: [] });
    screen.network.on(REMOVE, broken());
    await open([1]);
    await click(button('Remove 1 order'));
    await waitUntil(() => isClosed);
    expect(changes).to.have.length(1);
  });

  it('D-159 an undo that failed brings back what isn’t there yet when it is tried again', async () => {
    screen.network.on(LOAD, { results: [order(1), order(2)] });
    screen.network.on(REMOVE, answered);
    let isTaken = true;
    screen.network.on(RESTORE, (call: Call) =>
      fieldsOf(call).orderId === 1 && isTaken ? graphqlError('', 422) : answered(call),
    );
    await open([1, 2]);
    await click(button('Remove 2 orders'));
    await waitUntil(() => isClosed);
    const failed = await changes[0]!.undo('').then(
      () => false,
      () => true,
    );
    expect(failed).to.equal(true);
    isTaken = false;
    await changes[0]!.undo('');
    expect(asked(RESTORE)).to.deep.equal([1, 2, 1]);
  });
});

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { listedOrders, numbersIn } from '../../../../portal/app/booking-request/order-list.ts';

const order = (id: number, orderNumbers: string, isBookable = true) => ({
  ...{ id, orderNumbers, isBookable, orderPurchaser: { id: 101 }, cargoReadyOn: null },
  ...{ status: isBookable ? 'Open' : 'Booked', bookings: [] },
});

suite('orders of a booking that are pasted as a list', () => {
  test('MOD-04 D-150 the numbers of a mail are read, each once', () => {
    const mail = ['Hi Ann,', 'please book', '1) PO 4501-A', '2) PO 4502-A', '3) PO 4501-A', 'Best regards'];
    assert.deepEqual(numbersIn(mail.join('\n')), ['4501-A', '4502-A']);
    assert.deepEqual(numbersIn('4501-A; 4502-A; 4503-A'), ['4501-A', '4502-A', '4503-A']);
  });

  test('MOD-04 D-150 those that can be booked go along, however their numbers are written; the others are named', () => {
    const { chosen, unknown } = listedOrders(
      ['4502\u2013A', '4501-A', '4503-A', '9'],
      [order(1, '4501-A'), order(2, '4502-A'), order(3, '4503-A', false)],
    );
    assert.deepEqual(
      chosen.taken.map(({ id }) => id),
      [2, 1],
    );
    assert.deepEqual(
      chosen.leftOut.map(({ why, order: { id } }) => [why, id]),
      [['booked', 3]],
    );
    assert.deepEqual(unknown, ['9']);
  });
});

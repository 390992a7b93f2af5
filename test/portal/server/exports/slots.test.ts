import assert from 'node:assert/strict';
import { it } from 'node:test';
import { exportSlots } from '../../../../portal/server/exports/slots.ts';

it('MOD-17 a caller has one export at a time, and all together as many as there are places', () => {
  const take = exportSlots(2);
  const leave = take('user 1');
  assert.throws(() => take('user 1'), { status: 409, code: 'export_running' });
  take('user 2');
  assert.throws(() => take('user 3'), { status: 503, code: 'busy' });
  leave();
  take('user 3');
  assert.throws(() => take('user 1'), { status: 503, code: 'busy' });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { MODULES } from '../../../../portal/lists/definitions/all-modules.ts';

/** Columns that name other records of the portal which have a page. */
const NAMES_RECORDS = ['shipment', 'booking', 'shipments', 'bookings', 'orders', 'quotes', 'manifests'];

describe('MOD-02 to MOD-09 the numbers of other records in a list lead to these', () => {
  for (const { id, columns } of MODULES)
    for (const column of columns.slice(1).filter((one) => NAMES_RECORDS.includes(one.id)))
      it(`${column.id} of ${id}`, () => {
        assert.ok(column.kind === 'list' ? column.hrefs : column.href);
      });
});

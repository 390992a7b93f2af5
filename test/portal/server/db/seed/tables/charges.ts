import assert from 'node:assert/strict';
import { it } from 'node:test';

/** The tests of the demo's charges, on a database with the demo. */
export function testCharges(rows: (query: string) => Promise<unknown[]>): void {
  it('D-158 charges a quote by its own cargo: the weight that air freight is paid for, or the volume', async () => {
    const strange = await rows(`
      select line.id from charge_line line join charge_sheet sheet on sheet.id = sheet_id
      join quote_request request on request.quote_id = sheet.quote_id
      where (unit_code = 'KG' and quantity <> greatest(weight_kg, ceil(volume_cbm * 1000 / 6)))
        or (unit_code = 'CBM' and quantity <> volume_cbm)`);
    assert.deepEqual(strange, []);
    const measured = await rows(`select 1 from charge_line where unit_code in ('KG', 'CBM') limit 1`);
    assert.equal(measured.length, 1);
  });

  it('has three to nine charge lines on all issued quotes and about two thirds of the manifests, and none on the fixed ones', async () => {
    assert.deepEqual(
      await rows(`select id from quote where id > 3003
        and (status <> 'Requested') <> exists (select 1 from charge_sheet where quote_id = quote.id)`),
      [],
    );
    const [{ manifests }] = (await rows(
      'select count(distinct manifest_id)::integer as manifests from charge_sheet',
    )) as [{ manifests: number }];
    assert.ok(Math.abs(manifests - 40) < 10, String(manifests));
    assert.deepEqual(
      await rows(`select 1 from charge_sheet sheet left join charge_line line on line.sheet_id = sheet.id
        group by sheet.id, quote_id, manifest_id
        having count(line.id) not between 3 and 9 or quote_id in (3001, 3002, 3003) or manifest_id = 4001`),
      [],
    );
  });

  it('prices containers without a quantity, all else by quantity and unit cost, manifests without a currency', async () => {
    assert.deepEqual(
      await rows(`select 1 from charge_line line join charge_sheet sheet on sheet.id = line.sheet_id
        left join quote on quote.id = sheet.quote_id
        where (coalesce(container_type, '') = 'FCL') <> (quantity is null) or (quantity is null) <> (unit_cost is null)
          or (currency is null) <> (manifest_id is not null)
          or coalesce(manually_edited_total <> (abs(total_price - round(quantity * unit_cost, 2)) > 0.009), false)
          or (minimum_price is not null and coalesce(mode, '') <> 'Air')`),
      [],
    );
  });
}

import assert from 'node:assert/strict';
import { before, beforeEach, describe, test } from 'node:test';
import { sql } from 'kysely';
import { MOST_TEMPLATES } from '../../../../../shared/contract/booking-templates.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import { startSearchServer } from '../rate-search/search-server.ts';
import { IMPORTER_A, type Person, PORT } from '../route-subscriptions/routes-server.ts';

const CONTENT = {
  ...{ mode: 'FCL', origin: PORT.shanghai, destination: PORT.hamburg, containers: '2 x 40HC' },
  ...{ weightKg: '9000', volumeCbm: '', pieces: 40, shipper: 'Mill', consignee: 'Importer A', remarks: '' },
  ...{ incoterm: 'FOB', isDangerous: false, unNumber: null, dangerClass: null, pickUp: 'Gate 3' },
};
const TEMPLATE = { name: ' Spring coats ', replaces: false, content: CONTENT };

forEachDatabase((_kind, open) => {
  const server = startSearchServer(open);
  let importer: Person;
  before(async () => {
    importer = await server.as('importer');
  });
  beforeEach(() => run('truncate booking_template, audit_log, idempotency_key cascade'));

  const run = async (statement: string) => (await sql.raw(statement).execute(server.database.db)).rows;
  const seen = async (person: Person) =>
    (
      await person.query(
        '{ allBookingTemplate(sort: {field: "name", order: ASC}) { results { id name content } } }',
      )
    ).allBookingTemplate.results;

  describe('MOD-04 templates of bookings', () => {
    test('are kept under a name for all people of the company, and for nobody else', async () => {
      const { id } = await importer.act('saveBookingTemplate', TEMPLATE);
      assert.deepEqual(await seen(await server.as('colleague')), [
        { id, name: 'Spring coats', content: CONTENT },
      ]);
      for (const stranger of [await server.as('otherImporter'), await server.as('agent')])
        assert.deepEqual(await seen(stranger), []);
    });

    test('replace one of the same name only where that is wanted', async () => {
      const { id } = await importer.act('saveBookingTemplate', TEMPLATE);
      const other = { ...TEMPLATE, content: { ...CONTENT, containers: '1 x 20GP' } };
      const { status, reasons } = await importer.refusal('saveBookingTemplate', other);
      assert.deepEqual([status, reasons], [422, [{ code: 'templateName', field: 'name' }]]);
      assert.equal((await seen(importer))[0].content.containers, '2 x 40HC');
      const replaced = await importer.act('saveBookingTemplate', { ...other, replaces: true });
      assert.equal(replaced.id, id);
      assert.deepEqual(
        (await seen(importer)).map(({ content }: { content: typeof CONTENT }) => content.containers),
        ['1 x 20GP'],
      );
    });

    test('differ by more than the case of their letters, and keep the name by which they were saved last', async () => {
      const { id } = await importer.act('saveBookingTemplate', { ...TEMPLATE, name: 'Über Łódź' });
      const other = { ...TEMPLATE, name: 'ÜBER łódź' };
      const { status, reasons } = await importer.refusal('saveBookingTemplate', other);
      assert.deepEqual([status, reasons], [422, [{ code: 'templateName', field: 'name' }]]);
      const replaced = await importer.act('saveBookingTemplate', { ...other, replaces: true });
      assert.deepEqual(replaced, { id, name: 'ÜBER łódź' });
      assert.equal((await seen(importer)).length, 1);
    });

    test('that were kept in two spellings before are replaced one by one', async () => {
      await run(`insert into booking_template (company_id, name, content)
        values (${IMPORTER_A}, 'Coats', '{}'), (${IMPORTER_A}, 'COATS', '{}')`);
      await importer.act('saveBookingTemplate', { ...TEMPLATE, name: 'COATS', replaces: true });
      const shown = (await run(
        "select name, content ->> 'mode' as mode from booking_template order by id",
      )) as object[];
      assert.deepEqual(shown, [
        { name: 'Coats', mode: null },
        { name: 'COATS', mode: 'FCL' },
      ]);
    });

    test('are removed by the company’s people alone, and once', async () => {
      const { id: templateId } = await importer.act('saveBookingTemplate', TEMPLATE);
      for (const stranger of [await server.as('otherImporter'), await server.as('agent')])
        assert.equal((await stranger.refusal('removeBookingTemplate', { templateId })).status, 403);
      await importer.act('removeBookingTemplate', { templateId }, 'once');
      await importer.act('removeBookingTemplate', { templateId }, 'once');
      assert.deepEqual(await seen(importer), []);
      assert.equal((await importer.refusal('removeBookingTemplate', { templateId })).status, 403);
    });

    test('are told to colleagues, and not saved by links or services', async () => {
      await importer.act('saveBookingTemplate', TEMPLATE);
      const { results } = await (await server.as('colleague')).act('listNotifications', { take: 10 });
      assert.deepEqual(
        results.map(({ action, changes }: Record<string, unknown>) => [action, changes]),
        [['saveBookingTemplate', [{ field: 'bookingTemplate', before: null, after: 'Spring coats' }]]],
      );
      const link = await server.link({ recordType: 'entity', recordId: IMPORTER_A, role: 'admin' });
      for (const stranger of [link, await server.service()])
        assert.equal((await stranger.refusal('saveBookingTemplate', TEMPLATE)).status, 403);
    });

    test('take what can be a booking, and as many as one page has', async () => {
      for (const wrong of [
        ...[{ name: '  ' }, { name: 'x'.repeat(61) }, { content: { ...CONTENT, mode: 'Rail' } }],
        ...[{ content: { ...CONTENT, pieces: 0 } }, { content: { ...CONTENT, weightKg: 'heavy' } }],
      ])
        assert.equal((await importer.refusal('saveBookingTemplate', { ...TEMPLATE, ...wrong })).status, 422);
      await run(`insert into booking_template (company_id, name, content)
        select ${IMPORTER_A}, 'T' || n, '{}' from generate_series(1, ${MOST_TEMPLATES}) n`);
      const { reasons } = await importer.refusal('saveBookingTemplate', TEMPLATE);
      assert.equal(reasons[0]?.code, 'tooManyEntries');
    });
  });
});

import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { pdfLocale } from '../../../../portal/server/pdf/font-files.ts';
import { openFreshEmbedded } from '../../../helpers/database.ts';
import { type DataApiServer, startDataApi, USER } from '../data-api/data-api-server.ts';
import { linesOf, WITHOUT_PDF_READER } from '../rate-sheets/pdf-text.ts';

describe('MOD-09 documents as PDF', () => {
  let server: DataApiServer;
  before(async () => {
    server = await startDataApi(await openFreshEmbedded());
    const { db } = server.database;
    await sql`insert into invoice (id, reference, customer_id, issued_on, due_on)
      select n, 'INV-' || n, case n when 3 then 102 else 101 end, '2026-01-02', '2026-02-01'
      from generate_series(1, 3) n`.execute(db);
    await sql`insert into invoice_line (invoice_id, position, charge_name, quantity, unit_code, unit_cost, currency, amount)
      select n, 1, 'Ocean Freight', 2, 'EA', 617.255, 'USD', 1234.51 from generate_series(1, 3) n
      union all select 1, 2, 'Delivery', null, null, null, 'EUR', 60`.execute(db);
    await sql`insert into invoice_total (invoice_id, currency, amount, paid_amount, credited_amount)
      select n, 'USD', 1234.51, 200, 34.51 from generate_series(1, 3) n union all select 1, 'EUR', 60, 0, 0`.execute(
      db,
    );
    await sql`insert into invoice_entry (id, invoice_id, kind, currency, amount, entered_on, created_by, note)
      values (12, 1, 'credit', 'USD', 34.51, '2026-01-20', 'Ada', 'Wrong weight')`.execute(db);
  });
  after(() => server.close());

  const ask = async (token: string | undefined, body: object) => {
    const answer = await fetch(`${server.url}/api/papers`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    return { answer, bytes: await answer.arrayBuffer() };
  };
  const askAs = async (userId: number, body: object) => ask(await server.session(userId), body);
  const textOf = async (userId: number, body: object) =>
    (await linesOf((await askAs(userId, body)).bytes)).flat().join('\n');

  it('is a file that is named after its number, the same each time', async () => {
    const first = await askAs(USER.importerA, { kind: 'invoice', invoiceId: 1 });
    assert.equal(first.answer.headers.get('content-type'), 'application/pdf');
    assert.match(first.answer.headers.get('content-disposition') ?? '', /^attachment; filename="INV-1\.pdf"/);
    assert.equal(Buffer.from(first.bytes).subarray(0, 5).toString(), '%PDF-');
    const second = await askAs(USER.importerA, { kind: 'invoice', invoiceId: 1 });
    assert.deepEqual(new Uint8Array(second.bytes), new Uint8Array(first.bytes));
  });

  it('is for whom it bills and for the provider alone, and says no more of one that there isn’t', async () => {
    const statuses = async (userId: number, body: object) => (await askAs(userId, body)).answer.status;
    assert.equal(await statuses(USER.admin, { kind: 'invoice', invoiceId: 3 }), 200);
    for (const [userId, body] of [
      [USER.importerA, { kind: 'invoice', invoiceId: 3 }],
      [USER.importerA, { kind: 'invoice', invoiceId: 999 }],
      [USER.agent, { kind: 'invoice', invoiceId: 1 }],
      [USER.importerB, { kind: 'creditNote', invoiceId: 1, entryId: 12 }],
      [USER.admin, { kind: 'creditNote', invoiceId: 1, entryId: 13 }],
      [USER.importerA, { kind: 'statement', entityId: 102 }],
    ] as const)
      assert.equal(await statuses(userId, body), 404, JSON.stringify(body));
    assert.equal((await ask(undefined, { kind: 'invoice', invoiceId: 1 })).answer.status, 401);
    assert.equal(await statuses(USER.admin, { kind: 'letter' }), 422);
  });

  describe('read by Poppler', { skip: WITHOUT_PDF_READER }, () => {
    it('an invoice has its lines, and what is billed, paid, credited and due in each currency', async () => {
      const text = await textOf(USER.importerA, { kind: 'invoice', invoiceId: 1 });
      for (const words of [
        'Invoice INV-1',
        'Ocean Freight 2 EA 617.255 USD 1,234.51',
        'USD 1,234.51 200.00 34.51 USD 1,000.00',
        'EUR 60.00 0.00 0.00 EUR 60.00',
        'Please pay by Feb 1, 2026.',
      ])
        assert.ok(text.includes(words), `${words}\n---\n${text}`);
    });

    it('a credit note says of which invoice how much is owed no more, and why', async () => {
      const text = await textOf(USER.importerA, { kind: 'creditNote', invoiceId: 1, entryId: 12 });
      assert.match(text, /Credit for invoice INV-1 of Jan 2, 2026/);
      assert.match(text, /Wrong weight/);
      assert.match(text, /34\.51/);
    });

    it('a statement lists what is open, adds it up by currency, and is in the language asked for', async () => {
      const body = { kind: 'statement', language: 'de' };
      const text = await textOf(USER.importerA, body);
      assert.match(text, /Kontoauszug/);
      assert.match(text, /INV-2 .* USD 1\.234,51 200,00 34,51 1\.000,00/);
      assert.match(text, /USD .*2\.000,00/);
      assert.ok(!text.includes('INV-3'));
      assert.match(await textOf(USER.admin, { kind: 'statement' }), /INV-3/);
    });

    it('says where it is not in the language asked for, because no font has its letters', async () => {
      const text = await textOf(USER.importerA, { kind: 'invoice', invoiceId: 1, language: 'zh' });
      const told =
        'This file is not in Chinese, because the server has no font for it; the page in the portal is.';
      // Fonts of other scripts may be installed or not.
      assert.equal(text.replaceAll('\n', ' ').includes(told), pdfLocale('zh') === 'en');
      assert.doesNotMatch(await textOf(USER.importerA, { kind: 'invoice', invoiceId: 1 }), /is not in/);
    });
  });
});

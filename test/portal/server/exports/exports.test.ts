import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { after, before, it } from 'node:test';
import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { ROWS_HEADER } from '../../../../shared/contract/exports.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import { eventually } from '../../../helpers/eventually.ts';
import { buildTestApp } from '../../../helpers/server.ts';
import { type DataApiServer, startDataApi, USER } from '../data-api/data-api-server.ts';

/** With their long references more than connections and streams hold, so that an export that nobody reads stands still. */
const MANY = 10_000;
const LONG = 1_500;

forEachDatabase((_name, open) => {
  let server: DataApiServer;
  let admin: string;
  let importerA: string;
  let importerB: string;
  let statements = 0;

  before(async () => {
    server = await startDataApi(await open());
    const { db } = server.database;
    await sql`insert into shipment (id, reference, company_id, mode, status, weight_kg, departed_on, created_at)
      select 10000 + n, 'BIG-' || n || repeat('x', ${LONG}::integer), 102, 'Ocean', 'Booked', n, '2026-01-01', '2026-04-01' from generate_series(1, ${MANY}::integer) n`.execute(
      db,
    );
    await sql`insert into purchase_order (id, order_purchaser_id, order_numbers) values
      (5005, 101, '=1+1'), (5006, 101, '@SUM(A1)'), (5007, 101, 'with, "quotes"')`.execute(db);
    await sql`update shipment set insurance_reference = 'POL-1', insured_value = 1234.5, insured_currency = 'USD',
      created_at = '2026-01-04T23:30:00Z' where id = 2001`.execute(db);
    [admin, importerA, importerB] = (await Promise.all(
      [USER.admin, USER.importerA, USER.importerB].map(server.session),
    )) as [string, string, string];
    server.database.observeStatements(() => {
      statements += 1;
    });
  });
  after(() => server.close());

  const ask = (token: string | undefined, body: object) =>
    fetch(`${server.url}/api/exports`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
  const csv = async (token: string, body: object) => {
    const answer = await ask(token, { format: 'csv', ...body });
    assert.equal(answer.status, 200, await (answer.ok ? '' : answer.text()));
    const text = await answer.text();
    assert.ok(text.endsWith('\r\n'));
    return text.replace(/\r\n$/, '').split('\r\n');
  };
  const refusal = async (token: string | undefined, body: object) => {
    const answer = await ask(token, { module: 'shipments', format: 'csv', ...body });
    const { code, error } = (await answer.json()) as { code: string; error: string };
    return { status: answer.status, code, error };
  };
  /** Of an export that is read to its end. */
  const statusOf = async (token: string) => {
    const answer = await ask(token, { module: 'booking', format: 'csv' });
    await answer.text();
    return answer.status;
  };
  /** An answer that nobody reads yet. */
  const held = async (token: string, url = server.url): Promise<IncomingMessage> => {
    const body = JSON.stringify({ module: 'shipments', format: 'csv' });
    const sent = httpRequest(`${url}/api/exports`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    });
    sent.end(body);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    return answer;
  };

  it('MOD-17 a CSV has the chosen columns in their order, of the rows that search, filter and sort leave', async () => {
    assert.deepEqual(
      await csv(importerA, {
        module: 'purchase-order',
        columns: ['orderPurchaser', 'orderNumbers'],
        search: 'PO-',
        sort: { field: 'orderNumbers', order: 'DESC' },
      }),
      ['Purchaser,Order number', 'Importer A,"po-3%_\\x"', 'Importer A,PO-2', 'Importer A,PO-1'].map((line) =>
        line.replaceAll('"', ''),
      ),
    );
    const booked = await csv(importerB, {
      module: 'shipments',
      filters: { status: 'booked' },
      columns: ['reference'],
    });
    assert.equal(booked.length, MANY + 1);
  });

  it('MOD-17 texts that a spreadsheet would run as formulas are made harmless', async () => {
    assert.deepEqual(
      await csv(importerA, {
        module: 'purchase-order',
        columns: ['orderNumbers'],
        ids: [5005, 5006, 5007],
        sort: { field: 'orderNumbers', order: 'ASC' },
      }),
      ['Order number', "'=1+1", "'@SUM(A1)", '"with, ""quotes"""'],
    );
  });

  it('I18N-02 headings and the words of closed lists are in the language, moments in the time zone that were asked for', async () => {
    const body = { module: 'shipments', columns: ['reference', 'mode', 'status', 'createdAt'], ids: [2001] };
    assert.deepEqual(await csv(importerA, { ...body, language: 'de', timeZone: 'Europe/Berlin' }), [
      'Referenz;Transportart;Status;Notizen: Status (Koordinierte Weltzeit);Erstellt',
      'S-1;Seefracht;Offen;;2026-01-05',
    ]);
    assert.equal((await csv(importerA, body))[1], 'S-1,Ocean,Open,,2026-01-04');
  });

  it('MOD-17 no two headings are the same where several columns have notes', async () => {
    const [head] = await csv(importerA, {
      module: 'shipments',
      columns: ['status', 'arrivesOn'],
      ids: [2001],
    });
    assert.equal(head, 'Status,Notes on Status,Arrival,Notes on Arrival');
  });

  it('MOD-17 a workbook has numbers as numbers, days as days and texts as texts', async () => {
    const columns = ['reference', 'insuredValue', 'createdAt'];
    const answer = await ask(importerA, {
      module: 'insurance',
      format: 'xlsx',
      columns,
      timeZone: 'Europe/Berlin',
    });
    assert.equal(answer.headers.get(ROWS_HEADER), '1');
    assert.match(
      answer.headers.get('content-disposition') ?? '',
      /filename="Insurance_\d{4}-\d\d-\d\d\.xlsx"/,
    );
    const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
    assert.equal(sheets[0]?.name, 'Insurance');
    assert.deepEqual(sheets[0]?.rows, [
      ['Shipment', 'Insured value', 'Currency', 'Created'],
      ['S-1', 1234.5, 'USD', new Date('2026-01-05T00:00:00Z')],
    ]);
  });

  it('D-15 the rows are those that the caller may see; foreign ones are left out as if there were none', async () => {
    const references = async (token: string, more = {}) =>
      (
        await csv(token, {
          module: 'booking',
          columns: ['reference'],
          sort: { field: 'reference', order: 'ASC' },
          ...more,
        })
      ).slice(1);
    assert.deepEqual(await references(admin), ['B-1', 'B-2', 'B-3']);
    assert.deepEqual(await references(importerA), ['B-1', 'B-3']);
    assert.deepEqual(await references(importerA, { ids: [1001, 1002, 99] }), ['B-1']);
    assert.deepEqual(await references(await server.link('booking', 1001)), ['B-1']);
    assert.deepEqual(await references(await server.link('shipment', 2001)), []);
    assert.equal((await refusal(undefined, {})).status, 401);
  });

  it('SUB-01 D-15 the routes of a company are exported for its own people and its link, newest first', async () => {
    const routes = async (token: string, entity: string) =>
      (
        await csv(token, {
          module: 'route-subscriptions',
          columns: ['originPort', 'destinationPort', 'carrier', 'company'],
          filters: { entity },
        })
      ).slice(1);
    const ofA = ['CNSHA Shanghai,DEHAM Hamburg,Sea Line,Importer A'];
    assert.deepEqual(await routes(importerA, '101'), ofA);
    assert.deepEqual(await routes(await server.link('entity', 101), '101'), ofA);
    assert.deepEqual(await routes(admin, '102'), ['CNSHA Shanghai,DEBRV Bremerhaven,,importer B']);
    for (const [token, entity] of [
      [importerA, '102'],
      [importerA, 'x'],
      [await server.link('booking', 1001), '101'],
    ] as const)
      assert.deepEqual(await routes(token, entity), []);
  });

  it('MOD-17 an unknown list, column, order or time zone is refused with what is wrong', async () => {
    for (const [body, named] of [
      [{ module: 'secrets' }, 'module'],
      [{ columns: ['password'] }, 'columns'],
      [{ timeZone: 'Moon/North' }, 'timeZone'],
      [{ ids: [] }, 'ids'],
      [{ sort: { field: 'password', order: 'ASC' } }, 'sort'],
    ] as const) {
      const { status, error } = await refusal(importerA, body);
      assert.ok(status === 422 || status === 400, String(status));
      assert.ok(error.includes(named), error);
    }
  });

  it('an export that is under way keeps out another one of the caller, nobody else, and ends when it is given up', async () => {
    const statementsOfFive = async () => {
      const before = statements;
      for (let n = 0; n < 5; n++) assert.equal((await csv(importerA, { module: 'booking' })).length, 3);
      return statements - before;
    };
    const alone = await statementsOfFive();
    const first = await held(importerB);
    assert.deepEqual(await refusal(importerB, {}), {
      status: 409,
      code: 'export_running',
      error: 'An export of yours is still under way. Please wait for its end, or cancel it.',
    });
    assert.equal((await csv(importerA, { module: 'booking' })).length, 3);
    first.destroy();
    await eventually(
      () => statusOf(importerB),
      (status) => status === 200,
    );
    const after = await statementsOfFive();
    // The pages of the list that was given up would come between these.
    assert.ok(after <= alone + 5, `${after} instead of ${alone}`);
  });

  it('MOD-17 no export begins while many run: 503 says when to come again', async (t) => {
    if (server.database.kind !== 'embedded') return t.skip('eight run at once');
    const running = [await held(importerB), await held(admin)];
    const answer = await ask(importerA, { module: 'booking', format: 'csv' });
    const { code } = (await answer.json()) as { code: string };
    assert.deepEqual([answer.status, code], [503, 'busy']);
    assert.ok(Number(answer.headers.get('retry-after')) > 0);
    for (const one of running) one.destroy();
    await eventually(
      () => statusOf(importerA),
      (status) => status === 200,
    );
  });

  it('MOD-17 where the browser doesn’t know its time zone, times are in UTC', async () => {
    const body = { module: 'shipments', format: 'csv', columns: ['reference', 'createdAt'], ids: [2001] };
    assert.deepEqual(await csv(admin, { ...body, timeZone: 'Etc/Unknown' }), await csv(admin, body));
  });

  it('MOD-17 an export that hardly anybody reads ends at its limit of time, and its place is free', async () => {
    const short = await buildTestApp(server.database, { longestExportMs: 500 });
    const answer = await held(importerB, short.url);
    const again = async () => {
      const next = await fetch(`${short.url}/api/exports`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${importerB}` },
        body: JSON.stringify({ module: 'booking', format: 'csv' }),
      });
      await next.text();
      return next.status;
    };
    await eventually(again, (status) => status === 200);
    const broken = once(answer, 'error').then(([error]) => (error as Error).message);
    answer.resume();
    assert.equal(await broken, 'aborted');
    await short.close();
  });

  it('an export whose caller loses the rights meanwhile breaks off, and is no shorter list', async () => {
    const answer = await held(importerB);
    assert.equal(answer.headers[ROWS_HEADER], String(MANY + 1));
    await sql`update web_user set rights_version = rights_version + 1 where id = ${USER.importerB}`.execute(
      server.database.db,
    );
    const broken = once(answer, 'error').then(([error]) => (error as Error).message);
    answer.resume();
    assert.equal(await broken, 'aborted');
  });
});

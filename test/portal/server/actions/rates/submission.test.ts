import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '../../../../../portal/server/db/database.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import {
  chunk,
  fill,
  type RatesServer,
  rate,
  SUBMISSION,
  startRatesServer,
  type User,
} from './rates-server.ts';

const CHARGES = [
  { name: ' Handling ', currency: 'USD', kgRate: '0.1250', shipmentRate: 35, minRate: null },
  { name: 'Documents', currency: 'CAD', kgRate: '', shipmentRate: '20', minRate: '20.00' },
] as const;

const RATES = [
  rate({
    weight: [
      { level: 'minimum', value: '75' },
      { level: 'normal', value: '' },
      { level: '45.0', value: 18.28 },
    ],
    maxCapacity: '1500.50',
    minTime: '2.5',
    maxTime: 4,
    routing: [
      { value: 'jfk', index: 3 },
      { value: 'HKG', index: 1 },
    ],
    validityFrom: '2026-11-23',
    validityTo: '2026-12-31',
    comment: 'Pivot weight\non pallets',
  }),
  rate({ from: 'JFK', to: 'HKG', airline: 'Cargo Air' }),
];

const OF_SUBMISSION = `id customerName submissionNotes entity { id } sourceSubmission { id }
  charges { name currency kgRate shipmentRate minRate }
  airFreightRates {
    from to airline maxCapacity minTransitTime maxTransitTime transitTimeText validityFrom validityTo comment
    routingText routings { routingElements { index value } } rateLevels { level value }
  }`;

forEachDatabase((_kind, open) => {
  let database: Database;
  let server: RatesServer;
  before(async () => {
    database = await open();
    await fill(database);
    server = await startRatesServer(database);
  });
  beforeEach(() => sql`truncate audit_log restart identity cascade`.execute(database.db));
  after(async () => {
    await server.close();
    await database.close();
  });

  const whole = async (who: Awaited<ReturnType<RatesServer['as']>>, id: unknown) =>
    (await who.query(`{ one: oneRateSubmission(where: { id: { eq: ${id} } }) { ${OF_SUBMISSION} } }`)).one;

  const full = (key: string, number: number) =>
    chunk(key, number, 2, {
      rates: [RATES[number - 1]!],
      submissionNotes: {
        customerName: ' Kontor Nord ',
        notes: ['Weekly block space', ' ', 'Subject to space'],
      },
      charges: [...CHARGES],
      recordId: SUBMISSION,
    });

  test('API-42 REF-13 REF-14 AIR-35 AIR-38 AIR-41 D-29 D-130 a submission holds what was sent, once', async () => {
    const agent = await server.as('agent');
    await agent.upload(full('whole', 1));
    const { submissionId } = await agent.upload(full('whole', 2));
    assert.deepEqual(await whole(agent, submissionId), {
      id: submissionId,
      customerName: 'Kontor Nord',
      submissionNotes: 'Weekly block space\nSubject to space',
      entity: { id: 2 },
      sourceSubmission: { id: SUBMISSION },
      charges: [
        { name: 'Handling', currency: 'USD', kgRate: 0.125, shipmentRate: 35, minRate: null },
        { name: 'Documents', currency: 'CAD', kgRate: null, shipmentRate: 20, minRate: 20 },
      ],
      airFreightRates: [
        {
          from: 'PVG',
          to: 'FRA',
          airline: 'Sky Line',
          maxCapacity: 1500.5,
          minTransitTime: 2.5,
          maxTransitTime: 4,
          transitTimeText: '2.5-4',
          validityFrom: '2026-11-23',
          validityTo: '2026-12-31',
          comment: 'Pivot weight\non pallets',
          routingText: 'HKG/JFK',
          routings: [
            {
              routingElements: [
                { index: 0, value: 'HKG' },
                { index: 1, value: 'JFK' },
              ],
            },
          ],
          rateLevels: [
            { level: 'minimum', value: 75 },
            { level: '45', value: 18.28 },
          ],
        },
        {
          from: 'JFK',
          to: 'HKG',
          airline: 'Cargo Air',
          maxCapacity: null,
          minTransitTime: 2,
          maxTransitTime: 4,
          transitTimeText: '2-4',
          validityFrom: '2026-11-01',
          validityTo: null,
          comment: null,
          routingText: 'HKG',
          routings: [{ routingElements: [{ index: 0, value: 'HKG' }] }],
          rateLevels: [{ level: '100', value: 4.5 }],
        },
      ],
    });
  });

  test('D-130 the submission that it came from stays as it was', async () => {
    const agent = await server.as('agent');
    const before = await whole(agent, SUBMISSION);
    const first = await agent.upload(chunk('history 1', 1, 1, { recordId: SUBMISSION }));
    const second = await agent.upload(chunk('history 2', 1, 1, { recordId: SUBMISSION }));
    assert.notEqual(first.submissionId, second.submissionId);
    assert.deepEqual(await whole(agent, SUBMISSION), before);
  });

  test('D-29 D-129 API-43 without record, customer, notes and charges there are none', async () => {
    const agent = await server.as('agent');
    const { submissionId } = await agent.upload(chunk('bare', 1, 1));
    const { customerName, submissionNotes, sourceSubmission, charges } = await whole(agent, submissionId);
    assert.deepEqual([customerName, submissionNotes, sourceSubmission, charges], [null, null, null, []]);
  });

  test('D-15 charges and customer are shown to those who may see the submission alone', async () => {
    const { submissionId } = await (await server.as('agent')).upload(
      chunk('seen', 1, 1, { charges: [...CHARGES] }),
    );
    for (const user of ['admin', 'colleague', 'clerk'] as const)
      assert.equal((await whole(await server.as(user), submissionId)).charges.length, 2, user);
    for (const user of ['otherAgent', 'importer'] as const)
      assert.equal(await whole(await server.as(user), submissionId), null, user);
  });

  test('D-136 D-76 the smallest and largest numbers are stored exactly', async () => {
    const agent = await server.as('agent');
    const rates = [
      rate({
        weight: [
          { level: '0.5', value: '9999999999.9999' },
          { level: '9999999999', value: 0 },
        ],
        maxCapacity: '999999999999.99',
        minTime: '0',
        maxTime: '999999.99',
      }),
    ];
    const { submissionId } = await agent.upload(chunk('largest', 1, 1, { rates }));
    const { rows } = await sql`
      select max_capacity, min_transit_time, max_transit_time, transit_time_text,
        (select array_agg(value::text order by id) from rate_level where air_freight_rate_id = rate.id) as prices
      from air_freight_rate rate where rate_submission_id = ${submissionId}`.execute(database.db);
    assert.deepEqual(rows, [
      {
        max_capacity: '999999999999.99',
        min_transit_time: '0.00',
        max_transit_time: '999999.99',
        transit_time_text: '0-999999.99',
        prices: ['9999999999.9999', '0.0000'],
      },
    ]);
  });

  test('D-96 a submission leaves one entry in the audit log, of which the provider and the company are notified', async () => {
    const agent = await server.as('agent');
    await agent.upload(full('audited', 1));
    const entries = async (user: User, of: 'listNotifications' | 'listAuditLog') => {
      const answer = await (await server.as(user)).act(of);
      return answer.results ?? answer.entries;
    };
    assert.deepEqual(await entries('admin', 'listAuditLog'), []);
    const { submissionId } = await agent.upload(full('audited', 2));
    await agent.upload(full('audited', 1));
    await agent.upload(full('audited', 2));
    for (const user of ['admin', 'colleague'] as const) {
      const [entry, ...more] = await entries(user, 'listNotifications');
      assert.deepEqual(more, []);
      const { action, recordType, recordId, company, actor, changes, read } = entry;
      assert.deepEqual(
        { action, recordType, recordId, company, actor, changes, read },
        {
          action: 'uploadRates',
          recordType: 'submission',
          recordId: submissionId,
          company: 'Jetty',
          actor: 'agent Test',
          changes: [
            { field: 'rates', before: null, after: 2 },
            { field: 'localCharges', before: null, after: 2 },
          ],
          read: false,
        },
      );
    }
    assert.deepEqual(await entries('agent', 'listNotifications'), []);
    assert.equal((await entries('agent', 'listAuditLog')).length, 1);
    assert.deepEqual(await entries('otherAgent', 'listAuditLog'), []);
    const { rows } = await sql`select before, after from audit_log`.execute(database.db);
    assert.deepEqual(rows, [
      {
        before: null,
        after: {
          rates: 2,
          customerName: 'Kontor Nord',
          notes: ['Weekly block space', 'Subject to space'],
          charges: [
            { name: 'Handling', currency: 'USD', kgRate: '0.125', shipmentRate: '35', minRate: null },
            { name: 'Documents', currency: 'CAD', kgRate: null, shipmentRate: '20', minRate: '20' },
          ],
          sourceSubmission: SUBMISSION,
        },
      },
    ]);
  });
});

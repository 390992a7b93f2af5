import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { CHUNK_SIZE, type UploadAnswer } from '../../shared/contract/air-rates.ts';
import type { RateInput } from '../../shared/contract/air-rates-input.ts';
import { actOn, queryAs } from '../helpers/act.ts';
import { AGENT, bearerOf, fresh } from '../helpers/e2e/data.ts';
import {
  forEachServerDatabase,
  killedAtInsert,
  PRINTS_STATEMENTS,
  suitePortal,
} from '../helpers/e2e/portal.ts';

const AGENT_ID = 2;

/** An upload of air rates outlives the server (D-26). */
function survives(settings: () => Record<string, string>) {
  const portal = suitePortal(() => ({ ...settings(), ...PRINTS_STATEMENTS }));
  let bearer: string;
  let lane: RateInput;
  before(async () => {
    bearer = await bearerOf(portal.url, AGENT);
    lane = await anyLane();
  });

  const restarted = async () => {
    await portal.kill();
    await portal.restart();
  };
  const rates = (number: number) =>
    Array.from({ length: CHUNK_SIZE }, (_, index) => ({ ...lane, comment: `${number}.${index}` }));
  const send = async (uploadKey: string, number: number, chunks: number) => {
    const payload = {
      entity_id: AGENT_ID,
      rates: rates(number),
      submissionNotes: { customerName: '', notes: [uploadKey] },
      isFinalChunk: number === chunks,
      uploadKey,
      chunk: number,
      chunks,
    };
    return (await actOn(
      portal.url,
      bearer,
      'uploadRates',
      payload,
      `${uploadKey} ${number}`,
    )) as UploadAnswer;
  };
  const expected = (chunks: number) =>
    Array.from({ length: chunks }, (_, index) => rates(index + 1).map(({ comment }) => comment)).flat();

  test('D-26 API-44 the server is killed after every chunk: one submission, every lane once', async () => {
    const key = fresh('UPLOAD');
    for (const [number, missing] of [
      [2, [1, 3]],
      [3, [1]],
    ] as const) {
      assert.deepEqual(await send(key, number, 3), { missing, submissionId: null });
      await restarted();
      assert.deepEqual(await lanesOf(key), []);
    }
    const { submissionId } = await send(key, 1, 3);
    assert.notEqual(submissionId, null);
    await restarted();
    assert.deepEqual(await lanesOf(key), [expected(3)]);
    assert.deepEqual(await send(key, 1, 3), { missing: [], submissionId });
    assert.deepEqual(await lanesOf(key), [expected(3)]);
  });

  test('D-26 the server is killed while the last chunk makes the submission: wholly or not at all, then once', async () => {
    const chunks = 25;
    const start = async (key: string) => {
      for (let number = 1; number < chunks; number++) await send(key, number, chunks);
    };
    let met = 0;
    for (const table of ['air_freight_rate', 'rate_level', 'routing_element']) {
      const key = fresh('UPLOAD');
      await start(key);
      if (await killedAtInsert(portal, table, () => send(key, chunks, chunks))) met += 1;
      const found = await lanesOf(key);
      if (found.length > 0) assert.deepEqual(found, [expected(chunks)]);
      assert.deepEqual((await send(key, chunks, chunks)).missing, []);
      assert.deepEqual(await lanesOf(key), [expected(chunks)]);
    }
    assert.ok(met > 0, 'no kill met the last chunk');
  });

  /** Of each submission with this note, the comments of its lanes. */
  async function lanesOf(note: string): Promise<string[][]> {
    const { list } = await queryAs(
      portal.url,
      bearer,
      `{ list: allRateSubmission(where: { submissionNotes: { eq: ${JSON.stringify(note)} } }) {
        results { airFreightRates { comment } } } }`,
    );
    const { results } = list as { results: { airFreightRates: { comment: string }[] }[] };
    return results.map(({ airFreightRates }) => airFreightRates.map(({ comment }) => comment));
  }

  async function anyLane(): Promise<RateInput> {
    const data = await queryAs(
      portal.url,
      bearer,
      `{ from: oneAirport(where: { code: { eq: "PVG" } }) { id code } to: oneAirport(where: { code: { eq: "FRA" } }) { id code } }`,
    );
    const { from, to } = data as Record<'from' | 'to', { id: number; code: string }>;
    return {
      from: from.code,
      fromAirportId: from.id,
      fromAirportCode: from.code,
      to: to.code,
      toAirportId: to.id,
      toAirportCode: to.code,
      airline: 'Lufthansa',
      weight: [{ level: 'normal', value: '3.1' }],
      maxCapacity: null,
      minTime: '1',
      maxTime: '2',
      routing: [{ value: to.code, index: 0 }],
      validityFrom: '2026-11-23',
      validityTo: null,
      comment: '',
    };
  }
}

forEachServerDatabase(survives);

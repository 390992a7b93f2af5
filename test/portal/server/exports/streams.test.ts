import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { readXlsx } from 'hucre/xlsx';
import { csvStream } from '../../../../portal/server/exports/csv-stream.ts';
import type { ExportTable } from '../../../../portal/server/exports/export-table.ts';
import { xlsxStream } from '../../../../portal/server/exports/xlsx-stream.ts';
import { eventually } from '../../../helpers/eventually.ts';

const TURNS = 500;
/** Some parts of 64 kB, in the stream, its compression and the archive. */
const MOST_AHEAD = 25_000;

/** Rows without end, and how many of them were taken. */
function endless() {
  const taken = { rows: 0, isClosed: false };
  async function* rows() {
    try {
      for (;;) {
        taken.rows += 1;
        yield [`SHP-${taken.rows}`, taken.rows, new Date('2026-01-31')];
      }
    } finally {
      taken.isClosed = true;
    }
  }
  const table: ExportTable = {
    title: 'Shipments',
    locale: 'en',
    columns: [
      { label: 'Reference', kind: undefined },
      { label: 'Weight', kind: 'number' },
      { label: 'Created', kind: 'date' },
    ],
    rows: rows(),
  };
  return { table, taken };
}

/** Reads the first part of a file and no more; answers how many rows were taken once no more are. */
async function takenAhead(file: Readable, taken: { rows: number }): Promise<number> {
  file.once('data', () => file.pause());
  await once(file, 'data');
  for (let last = -1; last !== taken.rows && taken.rows < MOST_AHEAD; ) {
    last = taken.rows;
    for (let n = 0; n < TURNS; n++) await turn();
  }
  return taken.rows;
}

describe('files that are made as they are read', () => {
  for (const [kind, write] of [
    ['CSV', csvStream],
    ['XLSX', xlsxStream],
  ] as const) {
    it(`MOD-17 ${kind}: of a list without end a reader who stops has some rows taken, and none once the file is given up`, async () => {
      const { table, taken } = endless();
      const file = write(table);
      const ahead = await takenAhead(file, taken);
      assert.ok(ahead > 0 && ahead < MOST_AHEAD, String(ahead));
      file.destroy();
      await eventually(
        async () => taken.isClosed,
        (isClosed) => isClosed,
      );
      assert.ok(taken.rows < MOST_AHEAD, String(taken.rows));
    });
  }

  for (const kind of ['date', 'dateTime', 'localTime'] as const)
    it(`MOD-14 XLSX: a ${kind} is a date that a spreadsheet shows as one`, async () => {
      const time = new Date('2026-01-31T00:00:00Z');
      async function* rows() {
        yield [time];
      }
      const file = xlsxStream({
        title: 'Flights',
        locale: 'en',
        columns: [{ label: 'Departure', kind }],
        rows: rows(),
      });
      const { sheets } = await readXlsx(new Uint8Array(await buffer(file)), { readStyles: true });
      assert.deepEqual(sheets[0]?.rows[1], [time]);
      assert.match(String(sheets[0]?.cells?.get('1,0')?.style?.numFmt), /^yyyy-mm-dd/);
    });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RawBuilder } from 'kysely';
import type { ImportKind } from '../../../../shared/contract/imports.ts';
import { csv, type ImportSuite } from './import-server.ts';

const NONE = { create: 0, change: 0, same: 0, wrong: 0, leftOut: 0, written: 0 };

/** Imports, looks, imports again, which finds everything the same, and changes. */
export function kindTest(
  imports: ImportSuite,
  kind: ImportKind,
  given: {
    first: readonly (readonly string[])[];
    /** Rows that add to what an earlier row makes. */
    adding?: number;
    /** Selects what is stored. */
    stored: RawBuilder<unknown>;
    expected: unknown;
    changed: readonly (readonly string[])[];
    changes: readonly unknown[];
    afterwards: unknown;
  },
) {
  test(`${kind} are created, found the same, and changed`, async () => {
    const { admin } = imports;
    const stored = async () => (await given.stored.execute(imports.database.db)).rows;
    const rows = given.first.length - 1;
    const created = await admin.run(kind, csv(...given.first));
    const change = given.adding ?? 0;
    assert.deepEqual(
      [created.state, created.counts],
      ['imported', { ...NONE, create: rows - change, change, written: rows }],
    );
    assert.deepEqual(await stored(), given.expected);

    const again = await admin.run(kind, csv(...given.first));
    assert.deepEqual([again.state, again.counts], ['imported', { ...NONE, same: rows }]);
    assert.deepEqual(await stored(), given.expected);

    const checked = await admin.check(kind, csv(...given.changed));
    const found = await admin.rows(checked.id);
    assert.deepEqual(
      found.map(({ outcome, changes, problems }) => ({ outcome, changes, problems })),
      given.changes.map((changes) => ({ outcome: 'change', changes, problems: [] })),
    );
    const changed = await admin.apply(checked.id);
    const number = given.changed.length - 1;
    assert.deepEqual(changed.counts, { ...NONE, change: number, written: number });
    assert.deepEqual(await stored(), given.afterwards);
  });
}

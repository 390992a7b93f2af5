import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { Database } from '../../../../../portal/server/db/database.ts';
import type { LinkedOrders } from '../../../../../shared/contract/order-manager.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import { actionsOn, BOOKING, brief, fill, ORDERS, STYLES } from '../order-records.ts';

/** What a record carries: under each order its style numbers. */
type Carried = ReadonlyMap<number, ReadonlySet<number>>;

/** One tab's next step: the selection its user has made, sent by link or by save. */
interface Step {
  tab: 0 | 1;
  by: 'link' | 'save';
  /** Under each selected order the selected style numbers; link sends the orders alone. */
  selection: Map<number, number[]>;
}

const step: fc.Arbitrary<Step> = fc.record({
  tab: fc.constantFrom(0, 1),
  by: fc.constantFrom('link', 'save'),
  selection: fc
    .subarray([...ORDERS])
    .chain((orders) =>
      fc
        .tuple(...orders.map((id) => fc.tuple(fc.constant(id), fc.subarray([...STYLES]))))
        .map((e) => new Map(e)),
    ),
});

const carriedOf = (answer: LinkedOrders): Carried =>
  new Map(brief(answer).map(([id, styles]) => [id, new Set(styles)]));

/** The rule of D-125, on sets: what the tab added to and took from what it knew, done to what is there now. */
function applied(now: Carried, known: Carried, { by, selection }: Step): Carried {
  const next = new Map<number, ReadonlySet<number>>();
  for (const [id, styles] of now) if (selection.has(id) || !known.has(id)) next.set(id, styles);
  for (const id of selection.keys()) if (!known.has(id) && !next.has(id)) next.set(id, new Set());
  if (by === 'link') return next;
  for (const [id, selected] of selection) {
    const styles = next.get(id);
    if (!styles) continue;
    const seen = known.get(id) ?? new Set();
    next.set(
      id,
      new Set([
        ...[...styles].filter((style) => selected.includes(style) || !seen.has(style)),
        ...selected.filter((style) => !seen.has(style)),
      ]),
    );
  }
  return next;
}

const sorted = (carried: Carried) =>
  [...carried].map(([id, styles]) => [id, [...styles].sort()] as const).sort(([a], [b]) => a - b);

forEachDatabase((_kind, open) => {
  let database: Database;
  let run: ReturnType<typeof actionsOn>;
  before(async () => {
    database = await open();
    await fill(database);
    run = actionsOn(database);
  });
  beforeEach(() => run.link(BOOKING, []));
  after(() => database.close());

  const send = ({ by, selection }: Step, known: Carried) =>
    by === 'link'
      ? run.link(BOOKING, [...selection.keys()], [...known.keys()])
      : run.save(
          BOOKING,
          [...selection].map(([id, selectedSN]) => ({ id, selectedSN, knownSN: [...(known.get(id) ?? [])] })),
          [...known.keys()],
        );

  test('D-125 any interleaving of two tabs equals applying both their differences', () =>
    fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 6 }), async (steps) => {
        let now = carriedOf(await run.link(BOOKING, []));
        const known: Carried[] = [now, now];
        for (const next of steps) {
          const expected = applied(now, known[next.tab]!, next);
          now = carriedOf(await send(next, known[next.tab]!));
          assert.deepEqual(sorted(now), sorted(expected));
          known[next.tab] = now;
        }
      }),
      { numRuns: 40 },
    ));

  test('D-125 two tabs that save at the same time both get their difference in, whoever comes first', () =>
    fc.assert(
      fc.asyncProperty(step, step, step, async (start, one, two) => {
        await run.link(BOOKING, []);
        const known = carriedOf(await send({ ...start, by: 'save' }, new Map()));
        const answers = await Promise.all([send(one, known), send(two, known)]);
        const oneFirst = applied(applied(known, known, one), known, two);
        const twoFirst = applied(applied(known, known, two), known, one);
        assert.deepEqual(sorted(oneFirst), sorted(twoFirst));
        const now = sorted(carriedOf(await run.link(BOOKING, [], [])));
        assert.deepEqual(now, sorted(oneFirst));
        // The later of the two has seen both.
        assert(answers.some((answer) => JSON.stringify(sorted(carriedOf(answer))) === JSON.stringify(now)));
      }),
      { numRuns: 30 },
    ));

  test('full lists saved at the same time end as one of them, never as a mixture', async () => {
    const selections = ORDERS.map((id) => [{ id, selectedSN: [...STYLES] }]);
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all(selections.map((selection) => run.save(BOOKING, selection)));
      const now = brief(await run.link(BOOKING, [], []));
      assert.equal(now.length, 1);
      assert(answers.some((answer) => JSON.stringify(brief(answer)) === JSON.stringify(now)));
    }
  });

  test('records that attach the same style numbers to the same orders at once do not stop each other', async () => {
    const styles = [...STYLES];
    const orders = ORDERS.map((id) => ({ id, selectedSN: styles }));
    const backwards = orders.toReversed().map(({ id }) => ({ id, selectedSN: styles.toReversed() }));
    for (let round = 0; round < 10; round++) {
      await sql`delete from purchase_order_style_number`.execute(database.db);
      const [booking, shipment] = await Promise.all([
        run.save(BOOKING, orders),
        run.save({ type: 'shipment', id: 2001 }, backwards),
      ]);
      assert.equal(brief(booking).length, ORDERS.length);
      assert.equal(brief(shipment).length, ORDERS.length);
      await run.link({ type: 'shipment', id: 2001 }, []);
      await run.link(BOOKING, []);
    }
  });
});

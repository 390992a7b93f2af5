import assert from 'node:assert/strict';
import { after, afterEach, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { FoundRate, SearchRatesAnswer } from '../../../../../shared/contract/rate-search.ts';
import { markUp } from '../../../../../shared/trade/mark-up.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import type { Person } from '../route-subscriptions/routes-server.ts';
import {
  AIR_RATE,
  AIRPORT,
  byAir,
  containers,
  IMPORTER_A,
  PORT,
  partLoad,
  RATE,
  startSearchServer,
} from './search-server.ts';

const sea = (...ids: number[]) => ids.map((id) => `B-${id}`);
const references = ({ rates }: SearchRatesAnswer) => rates.map(({ reference }) => reference);
const totals = ({ rates }: SearchRatesAnswer) => rates.map(({ price }) => price.usd);

forEachDatabase((_kind, open) => {
  const server = startSearchServer(open);
  let importer: Person;
  let other: Person;
  let agent: Person;
  let admin: Person;
  before(async () => {
    importer = await server.as('importer');
    other = await server.as('otherImporter');
    agent = await server.as('agent');
    admin = await server.as('admin');
  });
  afterEach(async () => {
    await sql`delete from company_markup`.execute(server.database.db);
  });

  const search = (person: Person, given: object): Promise<SearchRatesAnswer> =>
    person.act('searchRates', given);
  const found = async (person: Person, given: object, reference: string): Promise<FoundRate> => {
    const { rates } = await search(person, given);
    const rate = rates.find((one) => one.reference === reference);
    assert.ok(rate, `${reference} is not among ${rates.map((one) => one.reference)}`);
    return rate;
  };
  const storeMarkups = ({ fak, nac, external }: { fak: number; nac: number; external: boolean }) =>
    sql`insert into company_markup (company_id, fak_percentage, nac_percentage, external_rates)
      values (${IMPORTER_A}, ${fak}, ${nac}, ${external})`.execute(server.database.db);

  describe('MOD-12 on a lane with more rates than are priced', () => {
    const MANY = 305;
    after(async () => {
      await sql`delete from base_rate where id > 1000`.execute(server.database.db);
      await sql`delete from air_freight_rate where id > 1000`.execute(server.database.db);
    });

    test('the cheapest are found, whatever their currency, charges and age', async () => {
      await sql`insert into base_rate (id, origin_port_id, destination_port_id, carrier_id, kind, source, external_source,
          valid_from, valid_to, currency, price_20gp, lcl_per_cbm)
        select 1000 + n, origin_port_id, destination_port_id, carrier_id, 'FAK', 'External', 'Other ' || n, valid_from,
          valid_to, case when n = 2 then 'EUR' else 'USD' end, case when n = 1 then 90 when n = 2 then 90 else 2000 + n end,
          case when n = 1 then 9 when n = 2 then 9 else 200 + n end
        from base_rate, generate_series(1, ${MANY}::integer) n where id = ${RATE.own}`.execute(
        server.database.db,
      );
      for (const input of [containers(), partLoad()]) {
        const answer = await search(admin, input);
        assert.equal(answer.hasMore, true);
        assert.deepEqual(references(answer).slice(0, 2), sea(1001, 1002));
      }
    });

    test('and the cheapest by air', async () => {
      await sql`insert into air_freight_rate (id, rate_submission_id, "from", "to", airline, validity_from, validity_to)
        select 1000 + n, rate_submission_id, "from", "to", 'Line ' || lpad(${MANY}::integer - n || '', 3, '0'), validity_from, validity_to
        from air_freight_rate, generate_series(1, ${MANY}::integer) n where id = ${AIR_RATE.agents}`.execute(
        server.database.db,
      );
      await sql`insert into rate_level (air_freight_rate_id, level, value)
        select id, 'normal', case when id = 1001 then 1 else 50 end from air_freight_rate where id > 1000`.execute(
        server.database.db,
      );
      const answer = await search(admin, byAir());
      assert.deepEqual([answer.hasMore, references(answer)[0]], [true, 'A-1001']);
    });
  });

  describe('MOD-12 a search by containers', () => {
    test('finds the rates of the day on the routes of the company, the cheapest first', async () => {
      const answer = await search(importer, containers());
      assert.deepEqual(references(answer), sea(RATE.named, RATE.agents, RATE.own));
      assert.deepEqual(totals(answer), ['2700.00', '3300.00', '3462.00']);
      assert.deepEqual(
        [answer.view, answer.isFollowed, answer.hasMore, answer.chargeable, answer.markUps],
        ['selling', true, false, null, null],
      );
    });

    test('D-142 tells the selling price in exact lines and never the cost', async () => {
      const { price, cost, carrier, transit, validFrom, validTo, isSubscribed, perCarton } = await found(
        importer,
        containers({ containers: { '20GP': 1, '40HC': 3 } }),
        `B-${RATE.own}`,
      );
      assert.equal(cost, null);
      assert.deepEqual(
        price.lines.map(({ kind, name, unit, quantity, price: each, currency, amount }) =>
          [kind, name, unit, quantity, each, currency, amount].filter(Boolean).join(' '),
        ),
        [
          'freight 20GP 1 1500.00 USD 1500.00',
          'freight 40HC 3 2850.02 USD 8550.06',
          'charge Handling EUR 840.00',
        ],
      );
      assert.deepEqual(price.totals, [
        { currency: 'USD', amount: '10050.06' },
        { currency: 'EUR', amount: '840.00' },
      ]);
      assert.equal(price.usd, '10974.06');
      assert.deepEqual(
        [carrier.name, transit, validFrom, validTo, isSubscribed, perCarton],
        [
          ...['Sea Line', { min: 30, max: 30 }, '2026-11-01', '2026-11-30', true],
          [{ name: 'Labels', currency: 'EUR', amount: '0.40' }],
        ],
      );
    });

    test('D-147 prices by the mark-ups that are stored for the company, with external rates where it is sold those', async () => {
      await storeMarkups({ fak: 12.5, nac: 8, external: true });
      const answer = await search(importer, containers());
      assert.deepEqual(references(answer), sea(RATE.external, RATE.named, RATE.agents, RATE.own));
      assert.deepEqual(totals(answer), ['1575.00', '1944.00', '2475.00', '2712.00']);
    });

    test('tells the containers that a rate has no price of, lists such a rate last, and gives it no total', async () => {
      const answer = await search(importer, containers({ containers: { '20GP': 1, '40HC': 1 } }));
      const last = answer.rates.at(-1)!;
      assert.deepEqual([last.reference, last.missing, last.price.usd], [`B-${RATE.named}`, ['40HC'], null]);
    });

    test('D-142 an admin of the provider sees every rate, its cost beside the selling price', async () => {
      const answer = await search(admin, containers());
      assert.deepEqual(
        references(answer),
        sea(RATE.blueLine, RATE.external, RATE.named, RATE.agents, RATE.own),
      );
      assert.deepEqual([answer.view, answer.markUps], ['both', { fak: '50', nac: '50' }]);
      const [first] = answer.rates;
      assert.deepEqual([first!.price.usd, first!.cost?.usd], ['1500.00', '1000.00']);
    });

    test('D-142 an admin who acts for an importer sees what that one sees', async () => {
      const switched = await server.as('switchedAdmin');
      const answer = await search(switched, containers());
      assert.deepEqual(references(answer), references(await search(importer, containers())));
      assert.ok(answer.rates.every(({ cost }) => cost === null));
    });

    test('D-142 an agent sees the rates that it submitted, at cost', async () => {
      const answer = await search(agent, containers());
      assert.deepEqual(references(answer), sea(RATE.agents));
      assert.deepEqual([answer.view, totals(answer), answer.rates[0]!.cost], ['own', ['2200.00'], null]);
    });

    test('D-142 a company finds nothing where it follows no route, and is told that it is so', async () => {
      const answer = await search(other, containers());
      assert.deepEqual(
        [answer.rates, answer.isFollowed, answer.otherDays, answer.nearby],
        [[], false, [], []],
      );
    });
  });

  describe('MOD-12 a search by weight and volume', () => {
    test('of a part load is priced by revenue tons, with the minimum of the rate', async () => {
      const answer = await search(importer, partLoad());
      assert.deepEqual(references(answer), sea(RATE.own));
      assert.deepEqual(answer.chargeable, {
        ...{ unit: 'W/M', quantity: '2.500', volumeWeight: null, isByOther: false },
      });
      assert.equal(answer.rates[0]!.price.lines[0]!.amount, '225.00');
      const { price } = await found(
        importer,
        partLoad({ volumeCbm: '0.5', weightKg: '20' }),
        `B-${RATE.own}`,
      );
      assert.deepEqual([price.lines[0]!.amount, price.lines[0]!.isMinimum], ['112.50', true]);
    });

    test('by air takes the weight break that is cheapest and says what the others come to', async () => {
      const at = async (weightKg: string) =>
        (await found(agent, byAir({ weightKg }), `A-${AIR_RATE.agents}`)).price;
      const { lines, air, usd } = await at('60');
      assert.deepEqual(air, {
        charge: { level: 'normal', rate: '5', weight: '60', amount: '300.00' },
        minimum: null,
        alternatives: [
          { level: '100', rate: '4', weight: '100', amount: '400.00' },
          { level: '300', rate: '3', weight: '300', amount: '900.00' },
        ],
      });
      assert.deepEqual(
        lines.map(({ name, amount, isMinimum }) => [name, amount, isMinimum]),
        [
          [null, '300.00', false],
          ['Terminal', '15.00', true],
        ],
      );
      assert.equal(usd, '315.00');
      assert.deepEqual((await at('90')).air?.charge, {
        ...{ level: '100', rate: '4', weight: '100', amount: '400.00' },
      });
      assert.deepEqual((await at('15')).air?.minimum, '100.00');
    });

    test('by air is charged for the volume where that is more', async () => {
      const answer = await search(agent, byAir({ weightKg: '60', volumeCbm: '0.6' }));
      assert.deepEqual(answer.chargeable, {
        ...{ unit: 'KG', quantity: '100', volumeWeight: '100.00', isByOther: true },
      });
    });

    test('D-142 D-140 by air a price is the one that rate sheets print, also without a mark-up, and an agent’s own as it is', async () => {
      await sql`update rate_level set value = value + 0.0045 where level not in ('minimum')`.execute(
        server.database.db,
      );
      const priceFor = async (person: Person) =>
        (await found(person, byAir(), `A-${AIR_RATE.agents}`)).price.lines[0]!.price!;
      const cost = await priceFor(agent);
      assert.match(cost, /^\d+\.\d{4}$/);
      for (const fak of [0, 12.5]) {
        await storeMarkups({ fak, nac: 0, external: true });
        assert.equal(await priceFor(importer), markUp(cost, String(fak), 'USD'));
        await sql`delete from company_markup`.execute(server.database.db);
      }
      await sql`update rate_level set value = value - 0.0045 where level not in ('minimum')`.execute(
        server.database.db,
      );
    });

    test('D-142 by air each company sees its own: mark-ups on followed lanes, an agent its submissions', async () => {
      const [bought, submitted] = [await search(importer, byAir()), await search(agent, byAir())];
      const [ofAgent, ofForeign, ofOpen] = Object.values(AIR_RATE).map((id) => `A-${id}`);
      assert.deepEqual(references(submitted), [ofAgent, ofOpen]);
      assert.deepEqual(references(bought), [ofAgent, ofForeign, ofOpen]);
      assert.deepEqual(totals(bought), ['465.00', '540.00', '645.00']);
      assert.equal(submitted.rates.at(-1)!.validTo, null);
      assert.deepEqual(bought.route, { origin: PORT.shanghai, destination: PORT.rotterdam });
      const unfollowed = await search(other, byAir());
      assert.deepEqual([unfollowed.rates, unfollowed.isFollowed], [[], false]);
    });
  });

  describe('MOD-12 a search that finds nothing', () => {
    test('tells the days before and after with rates that the company sees', async () => {
      const { rates, otherDays } = await search(importer, containers({ day: '2026-10-10' }));
      assert.deepEqual([rates, otherDays], [[], ['2026-09-15', '2026-11-01']]);
    });

    test('tells lanes near by, of those that the company sees', async () => {
      const { nearby } = await search(importer, containers({ day: '2026-10-10' }));
      assert.deepEqual(
        nearby.map(({ origin, destination }) => [origin.name, destination.name]),
        [['Shanghai', 'Rotterdam']],
      );
      assert.deepEqual((await search(other, containers({ day: '2026-10-10' }))).nearby, []);
    });

    test('by air tells both, too', async () => {
      const before = await search(importer, byAir({ day: '2026-10-20' }));
      assert.deepEqual([before.rates, before.otherDays], [[], ['2026-11-01']]);
      const { nearby } = await search(agent, byAir({ destination: AIRPORT.elsewhere }));
      assert.deepEqual(
        nearby.map(({ origin, destination }) => [origin.code, destination.code]),
        [['PVG', 'RTM']],
      );
    });
  });

  describe('MOD-12 what can’t be searched', () => {
    const wrong: [object, string][] = [
      [containers({ origin: 999 }), 'origin'],
      [containers({ destination: AIRPORT.hamburg }), 'destination'],
      [byAir({ origin: PORT.shanghai }), 'origin'],
      [containers({ destination: PORT.shanghai }), 'destination'],
      [containers({ day: '2026-02-30' }), 'day'],
      [containers({ containers: {} }), 'containers'],
      [containers({ containers: { '20GP': 1000 } }), 'containers.20GP'],
      [partLoad({ weightKg: '0' }), 'weightKg'],
      [partLoad({ weightKg: '1e3' }), 'weightKg'],
      [partLoad({ volumeCbm: '' }), 'volumeCbm'],
      [byAir({ weightKg: '-1' }), 'weightKg'],
      [byAir({ weightKg: '12345678' }), 'weightKg'],
      [byAir({ volumeCbm: '0.0001' }), 'volumeCbm'],
    ];

    test('is refused with the field', async () => {
      for (const [given, field] of wrong) {
        const { status, reasons } = await importer.refusal('searchRates', given);
        assert.deepEqual([status, reasons[0]?.field], [422, field], JSON.stringify(given));
      }
    });

    test('D-15 is refused to links and to the tools, which are no company', async () => {
      const link = await server.link({ recordType: 'entity', recordId: IMPORTER_A, role: 'admin' });
      for (const person of [link, await server.service()])
        assert.equal((await person.refusal('searchRates', containers())).status, 403);
    });
  });
});

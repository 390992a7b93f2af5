import type { FoundRate } from '../../../../portal/server/base-rates/select-base-rates.ts';
import { makeRows } from '../../../../portal/server/rate-sheets/make/make-rows.ts';
import type {
  FoundAirRate,
  SheetInput,
  SheetRoute,
  SheetRows,
} from '../../../../portal/server/rate-sheets/sheet-content.ts';
import type { RateSheetRate } from '../../../../shared/contract/rate-sheets.ts';

export const HAMBURG = { name: 'Hamburg', code: 'DEHAM' };
export const NEW_YORK = { name: 'New York', code: 'USNYC' };
export const ROTTERDAM = { name: 'Rotterdam', code: 'NLRTM' };
export const CARRIER = { name: 'Northern Star Line', code: 'NSLX' };

export const route = (given: Partial<SheetRoute> = {}): SheetRoute => ({
  id: 1,
  origin: HAMBURG,
  discharge: null,
  destination: NEW_YORK,
  carrier: CARRIER,
  ...given,
});

type Given<Rate> = { [Key in keyof Rate]?: unknown };

/** A rate of the whole of November on the first route, at 1000.00 USD for a 20GP unless given. */
export const seaRate = (given: Given<FoundRate> = {}): FoundRate =>
  ({
    route: 0,
    id: 1,
    origin: { id: 11, ...HAMBURG },
    discharge: null,
    destination: { id: 12, ...NEW_YORK },
    carrier: { id: 13, ...CARRIER },
    kind: 'FAK',
    source: 'Own',
    sourceName: null,
    submissionId: null,
    validFrom: '2026-11-01',
    validTo: '2026-11-30',
    countsTo: '2026-11-30',
    transitDays: 14,
    currency: 'USD',
    prices: { '20GP': '1000.00', '40GP': null, '40HC': null, '45HC': null },
    lclPerCbm: null,
    lclMinimum: null,
    charges: [],
    ...given,
  }) as FoundRate;

export const airRate = (given: Given<FoundAirRate> = {}): FoundAirRate =>
  ({
    route: 0,
    id: 1,
    from: { name: 'Hamburg Airport', code: 'HAM' },
    to: { name: 'John F. Kennedy International Airport', code: 'JFK' },
    airline: { name: 'Aurora Air', code: 'AU' },
    agent: 'Overseas agent',
    validFrom: '2026-11-01',
    countsTo: '2026-11-30',
    transit: { min: 2, max: 4 },
    currency: 'EUR',
    levels: [
      { level: '45', value: '3.1' },
      { level: 'minimum', value: '80' },
      { level: 'normal', value: '4.25' },
    ],
    charges: [],
    ...given,
  }) as FoundAirRate;

export const input = ({
  sheet,
  ...given
}: Partial<Omit<SheetInput, 'sheet'>> & { sheet?: Partial<SheetInput['sheet']> } = {}): SheetInput => ({
  sheet: {
    number: 7,
    version: 2,
    entityName: 'Importer A',
    providerName: 'Demo Forwarding',
    timeZone: 'Asia/Shanghai',
    validFrom: '2026-11-01',
    validTo: '2026-11-14',
    fakPercentage: '50',
    nacPercentage: '20',
    existingRateSheetCharges: false,
    includeExternalRates: false,
    askedOn: '2026-10-28',
    locale: 'en',
    ...sheet,
  },
  routes: [route()],
  seaRates: [],
  airRates: [],
  previous: null,
  ...given,
});

export const rowsOf = (...given: Parameters<typeof input>): SheetRows => makeRows(input(...given));

/** What the next sheet is compared with. */
export const ratesOf = (...given: Parameters<typeof input>): RateSheetRate[] => {
  const { rates, airRates } = rowsOf(...given);
  return [...rates, ...airRates];
};

/** Many rates on many routes, of every kind and source and in several currencies; always the same. */
export function largeInput(rates: number, given: Partial<SheetInput['sheet']> = {}): SheetInput {
  const count = Math.max(1, Math.round(rates / 15));
  const routes = Array.from({ length: count }, (_, n) =>
    route({
      id: n + 1,
      origin: { name: `Port of Origin ${n % 37}`, code: `DE${String(n % 37).padStart(3, '0')}` },
      destination: { name: `Puerto de São Destino ${n % 91}`, code: `US${String(n % 91).padStart(3, '0')}` },
    }),
  );
  const all = Array.from({ length: rates }, (_, n) => n);
  const price = (n: number, base: number) =>
    `${base + ((n * 7919) % 3000)}.${String(n % 100).padStart(2, '0')}`;
  const currency = (n: number) => ['USD', 'EUR', 'JPY'][n % 3]!;
  const seaRates = all
    .filter((n) => n % 10 > 0)
    .map((n) =>
      seaRate({
        ...{ id: n + 1, route: n % count },
        origin: { id: 1, ...routes[n % count]!.origin },
        destination: { id: 2, ...routes[n % count]!.destination },
        carrier: { id: 3, name: `Carrier ${n % 23}`, code: `C${String(n % 23).padStart(3, '0')}` },
        kind: n % 4 ? 'FAK' : 'NAC',
        source: n % 3 ? 'Own' : 'Agent',
        currency: currency(n),
        prices: { '20GP': price(n, 900), '40GP': price(n, 1500), '40HC': price(n, 1600), '45HC': null },
        lclPerCbm: n % 5 ? null : price(n, 20),
        lclMinimum: n % 5 ? null : price(n, 60),
        charges: [
          { chargeTypeId: null, name: `Handling ${n % 9}`, unitCode: 'EA', currency: 'USD', amount: '95.00' },
        ],
      }),
    );
  const airRates = all
    .filter((n) => n % 10 === 0)
    .map((n) => airRate({ id: n + 1, route: n % count, currency: currency(n) }));
  return input({ sheet: { existingRateSheetCharges: true, ...given }, routes, seaRates, airRates });
}

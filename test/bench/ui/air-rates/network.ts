import { DEFAULT_LEVELS } from '../../../../shared/contract/air-rates.ts';
import { splitTokens } from '../../../../shared/ui/grid/editors/tokens.ts';
import { levelColumn } from '../../../../widgets/air-rates/rows/rate-row.ts';
import type { Call, FakeNetwork } from '../../../helpers/network.ts';
import { fakeNetwork } from '../../../helpers/network.ts';
import { airlines, airports, chargeNames, lanesOf } from './lanes.ts';

const pageOf =
  (rows: readonly unknown[]) =>
  ({ body: { variables } }: Call) => ({
    results: rows.slice(variables.skip, variables.skip + variables.take),
  });

/** A backend with the reference lists and, as the last submission, so many lanes at prices a tenth lower. */
export function backend(count: number): FakeNetwork {
  const network = fakeNetwork();
  network.on('query allAirport', pageOf(airports));
  network.on('query allCompany', pageOf(airlines));
  network.on('query allChargeType', pageOf(chargeNames));
  network.on('query meWebUser', { entity: { id: 2 } });
  network.on('query allRateSubmission', {
    results: [{ id: 1, createdAt: '2026-01-01T00:00:00Z', airFreightRates: lanesOf(count).map(storedRate) }],
  });
  return network;
}

const storedRate = (cells: Readonly<Record<string, string>>, index: number) => ({
  id: index + 1,
  from: cells.from,
  to: cells.to,
  airline: cells.airline,
  maxCapacity: cells.maxCapacity,
  minTransitTime: cells.minTime,
  maxTransitTime: cells.maxTime,
  validityFrom: cells.validityFrom,
  validityTo: cells.validityTo,
  comment: cells.comment,
  routings: [{ routingElements: splitTokens(cells.routing!).map((value) => ({ value })) }],
  rateLevels: DEFAULT_LEVELS.map((level) => ({
    level,
    value: (Number(cells[levelColumn(level)]) * 0.9).toFixed(4),
  })),
});

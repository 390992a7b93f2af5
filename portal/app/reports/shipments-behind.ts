import type { ModuleDefinition } from '../../lists/definition.ts';
import { whereOf } from '../../lists/request/request.ts';
import type { ReportQuery } from './report-query.ts';

/** A link to the shipments of a report whose filters are changed: one of this page, that takes the focus to their list. */
export type LinkToShipments = (change: Partial<ReportQuery>) => { href: string; onGo(): void };

/** The list of a report's shipments, with the filters of the report in the place of its own. */
export function shipmentsBehind(definition: ModuleDefinition, query: ReportQuery): ModuleDefinition {
  const { from, to, carrier, customer, lane } = query;
  const given = {
    from: `${from}-01`,
    to: lastDayOf(to),
    ...(carrier !== null && { carrier: String(carrier) }),
    ...(customer !== null && { customer: String(customer) }),
    ...(lane && { origin: String(lane.origin), destination: String(lane.destination) }),
  };
  const where = whereOf(definition, { searchText: '', filters: given });
  return { ...definition, filters: [], given, ...(where && { where }) };
}

function lastDayOf(month: string): string {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year!, number!, 0)).toISOString().slice(0, 10);
}

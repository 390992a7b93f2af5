import { LIMITS } from '../limits.ts';
import { checkEstimate } from './estimate.ts';
import { type Page, parsePage } from './page.ts';
import type { Plan, Site } from './plan.ts';
import { Shape } from './shape.ts';
import { parseSort, type SortKey } from './sort.ts';
import { argumentsOf, type Variables } from './variables.ts';
import { type Condition, parseWhere } from './where.ts';

/**
 * The checked arguments of one site; `skip` and `take` are places in the shape, and absent where they have no effect.
 */
export interface Checked {
  where: Condition;
  sort: SortKey[];
  page: Partial<Page>;
  skip: number | undefined;
  take: number | undefined;
}

/** Checks all arguments of a query, in the order of its sites, and what it would read. */
export function checkRequest(plan: Plan, variables: Variables): { checked: Checked[]; shape: Shape } {
  const shape = new Shape();
  const checked = plan.sites.map((site) => checkSite(site, variables, shape));
  checkEstimate(plan, checked);
  return { checked, shape };
}

function checkSite({ kind, model, nodes }: Site, variables: Variables, shape: Shape): Checked {
  const args = argumentsOf(nodes, variables);
  shape.open('[');
  const where = parseWhere(model, args.where, shape);
  const sort = parseSort(model, args.sort, shape);
  const page = pageOf(kind, args);
  const skip = page.skip === undefined ? undefined : shape.value(page.skip);
  const take = page.take === undefined ? undefined : shape.value(page.take);
  shape.open(']');
  return { where, sort, page, skip, take };
}

function pageOf(kind: Site['kind'], args: Record<string, unknown>): Partial<Page> {
  if (kind === 'one') return {};
  if (kind === 'many') return parsePage(args, LIMITS.listTake);
  const { skip, take = LIMITS.takeDefault } = parsePage(args, LIMITS.takeMax);
  return { skip, take };
}

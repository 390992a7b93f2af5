import { parsePage } from './page.ts';
import type { Plan, Site } from './plan.ts';
import { Shape } from './shape.ts';
import { parseSort, type SortKey } from './sort.ts';
import { argumentsOf, type Variables } from './variables.ts';
import { type Condition, parseWhere } from './where.ts';

/** The checked arguments of one site; `skip` and `take` are places in the shape. */
export interface Checked {
  where: Condition;
  sort: SortKey[];
  skip: number;
  take: number;
}

/** Checks all arguments of a query, in the order of its sites. */
export function checkRequest(plan: Plan, variables: Variables): { checked: Checked[]; shape: Shape } {
  const shape = new Shape();
  const checked = plan.sites.map((site) => checkSite(site, variables, shape));
  return { checked, shape };
}

function checkSite({ kind, model, nodes }: Site, variables: Variables, shape: Shape): Checked {
  const args = argumentsOf(nodes, variables);
  shape.open('[');
  const where = parseWhere(model, args.where, shape);
  const sort = parseSort(model, args.sort, shape);
  const page = kind === 'all' ? parsePage(args) : undefined;
  const [skip, take] = page ? [shape.value(page.skip), shape.value(page.take)] : [-1, -1];
  shape.open(']');
  return { where, sort, skip, take };
}

import { LIMITS } from '../limits.ts';
import { tooManyRows } from '../refusal.ts';
import type { Plan, Selected } from './plan.ts';
import type { Checked } from './request.ts';
import { toAnswer, toFind } from './weights.ts';
import type { Condition } from './where.ts';

/**
 * Refuses a request whose lists and filters multiply to more rows than `LIMITS.rows`, and names the one with the most: a
 * list counts as its `take`, or as a typical one. What it lets through is counted when it is read (`sql/row-budget.ts`).
 */
export function checkEstimate(plan: Plan, checked: readonly Checked[]): void {
  const estimate = new Estimate(checked);
  for (const root of plan.roots) {
    if (root.kind === 'typename') continue;
    if (root.kind === 'me') {
      estimate.addSelection(root.selection, 1);
      continue;
    }
    const { where, page } = checked[root.site]!;
    if (root.kind === 'one') {
      estimate.addSelection(root.selection, 1);
      estimate.addCondition(where, LIMITS.takeMax);
      continue;
    }
    for (const part of root.parts) {
      estimate.addSelection(part.selection, page?.take ?? LIMITS.takeDefault);
      estimate.addCondition(where, LIMITS.takeMax);
    }
  }
}

class Estimate {
  readonly #checked: readonly Checked[];
  #rows = 0;
  #most = { path: '', rows: 0 };

  constructor(checked: readonly Checked[]) {
    this.#checked = checked;
  }

  /** The lists that `rows` rows with this selection have. */
  addSelection(selection: readonly Selected[], rows: number): void {
    for (const { field, path, site, selection: inside } of selection) {
      if (field?.kind === 'one') this.addSelection(inside, rows);
      if (field?.kind !== 'many') continue;
      const given = site === undefined ? undefined : this.#checked[site];
      const found = rows * (given?.page?.take ?? LIMITS.typicalRows);
      this.#add(path, found * (toFind(given) + toAnswer(inside)));
      if (given) this.addCondition(given.where, found);
      this.addSelection(inside, found);
    }
  }

  addCondition(condition: Condition, rows: number): void {
    if (condition.kind === 'compare') return;
    if (condition.kind !== 'related') {
      for (const each of condition.of) this.addCondition(each, rows);
      return;
    }
    const found = condition.field.kind === 'many' ? rows * LIMITS.typicalRows : rows;
    if (condition.field.kind === 'many') {
      this.#add(condition.path, found * toFind({ where: condition.condition }));
    }
    this.addCondition(condition.condition, found);
  }

  #add(path: string, rows: number): void {
    this.#rows += rows;
    if (rows > this.#most.rows) this.#most = { path, rows };
    if (this.#rows > LIMITS.rows) throw tooManyRows(this.#most.path);
  }
}

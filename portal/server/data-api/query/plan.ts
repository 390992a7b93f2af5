import { type ArgumentNode, type FieldNode, Kind, type SelectionSetNode } from 'graphql';
import { LIMITS } from '../limits.ts';
import type { Field, Model } from '../models/model.ts';
import { MODELS, modelOf } from '../models/models.ts';
import { QueryRefusal } from '../refusal.ts';
import type { Collector } from './collect.ts';
import { fieldsThrough } from './where.ts';

/** A field that the answer has under `key`; without `field` it is `__typename`. */
export interface Selected {
  key: string;
  /** Of the property in its model. */
  name: string;
  field: Field | undefined;
  typeName: string;
  /** The keys that lead to it in the answer, such as `oneBooking.pos`. */
  path: string;
  /** Place of its arguments in {@link Plan.sites}. */
  site: number | undefined;
  selection: readonly Selected[];
}

interface RootFields {
  typename: object;
  me: { model: Model; selection: readonly Selected[] };
  one: { model: Model; site: number; selection: readonly Selected[] };
  all: {
    model: Model;
    site: number;
    parts: readonly { key: string; name: string; selection: readonly Selected[] }[];
  };
}

export type RootField<K extends keyof RootFields = keyof RootFields> = {
  [Kind in K]: { kind: Kind; key: string } & RootFields[Kind];
}[K];

/** Where a query has arguments to check: the model whose rows they select. */
export interface Site {
  kind: 'all' | 'one' | 'many';
  model: Model;
  nodes: readonly ArgumentNode[];
}

/** A query resolved against the models: all that doesn't depend on the values of its arguments. */
export interface Plan {
  roots: readonly RootField[];
  sites: readonly Site[];
}

const ROOT = /^(all|one)(\w+)$/;

/** Resolves a validated query. */
export function planOf(selectionSet: SelectionSetNode, collector: Collector): Plan {
  const planner = new Planner(collector);
  const roots = collector.collect([selectionSet], 'Query').map((found): RootField => {
    const { key, name, node, selections } = found;
    if (name === '__typename') return { kind: 'typename', key };
    if (name === 'meWebUser') {
      const model = modelOf('WebUser');
      return { kind: 'me', key, model, selection: planner.select(model, model.fields, selections, key) };
    }
    const [, kind, modelName = ''] = ROOT.exec(name) ?? [];
    const model = MODELS.get(modelName);
    if (!model?.root) throw new QueryRefusal(`There is no field ${name}.`);
    if (kind === 'one') {
      const site = planner.site('one', model, node);
      return { kind, key, model, site, selection: planner.select(model, model.fields, selections, key) };
    }
    const site = planner.site('all', model, node);
    const parts = collector.collect(selections, `${model.name}Results`).map((part) => ({
      key: part.key,
      name: part.name,
      selection:
        part.name === 'results'
          ? planner.select(model, model.fields, part.selections, `${key}.${part.key}`)
          : [],
    }));
    return { kind: 'all', key, model, site, parts };
  });
  if (roots.length > LIMITS.rootFields) {
    throw new QueryRefusal(`A query has at most ${LIMITS.rootFields} root fields.`, 'limit');
  }
  return { roots, sites: planner.sites };
}

class Planner {
  readonly sites: Site[] = [];
  readonly #collector: Collector;

  constructor(collector: Collector) {
    this.#collector = collector;
  }

  site(kind: Site['kind'], model: Model, node: FieldNode): number {
    return this.sites.push({ kind, model, nodes: node.arguments ?? [] }) - 1;
  }

  select(
    model: Model,
    fields: Model['fields'],
    selections: readonly SelectionSetNode[],
    parent: string,
    depth = 0,
  ): Selected[] {
    return this.#collector.collect(selections, model.name).map(({ key, name, node, selections: inside }) => {
      const path = `${parent}.${key}`;
      const base = { key, name, path, typeName: model.name, site: undefined, selection: [] };
      if (name === '__typename') return { ...base, field: undefined };
      const field = fields.get(name);
      if (!field) throw new QueryRefusal(`${model.name} has no field ${name}.`);
      if (field.kind === 'column') return { ...base, field };
      const other = modelOf(field.model);
      const through = fieldsThrough(other, field);
      const hasArguments = node.kind === Kind.FIELD && (node.arguments?.length ?? 0) > 0;
      const site = hasArguments ? this.site('many', { ...other, fields: through }, node) : undefined;
      if (depth === LIMITS.depth) {
        throw new QueryRefusal(`${path}: relations nest at most ${LIMITS.depth} deep.`, 'limit');
      }
      return { ...base, field, site, selection: this.select(other, through, inside, path, depth + 1) };
    });
  }
}

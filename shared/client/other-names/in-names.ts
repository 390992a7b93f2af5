import * as v from 'valibot';
import { BackendNames, type Names, namesOf } from '../../contract/backend-names.ts';
import { relationOf } from '../../contract/documented/models.ts';
import { ClientError } from '../client-error.ts';

/** What is sent to a data API. */
export interface Query {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/**
 * A query of the contract as a backend with other names understands it: types, root fields, properties, and the keys of
 * filters and sorts, also of those in variables. Aliases keep the names of the answer.
 *
 * @param backend as `/config.json` has it
 * @throws ClientError that says what is wrong with the names
 */
export function inNames({ query, variables }: Query, backend: unknown): Query {
  const names = namesOf(checked(backend));
  const types = new Map<string, string>();
  const text = rewritten(tokensOf(query), names, types);
  const values = Object.entries(variables).map(([name, value]) => {
    const [, model, kind] = /^(\w+?)(Filter|Sort)Input$/.exec(types.get(name) ?? '') ?? [];
    if (!model) return [name, value];
    return [name, kind === 'Sort' ? sortIn(names, model, value) : filterIn(names, model, value)];
  });
  return { query: text, variables: Object.fromEntries(values) };
}

/** Whoever wrote them reads why nothing can be asked. */
function checked(backend: unknown) {
  const result = v.safeParse(BackendNames, backend);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const said = `/config.json: backend.${v.getDotPath(issue)}: ${issue.message}`;
  throw new ClientError('unexpected', said, { request: 'config', cause: result.issues });
}

/** The model that a key of a filter, or a field, leads to. */
const inside = (model: string | undefined, key: string): string | undefined =>
  key === '_and' || key === '_or' ? model : relationOf(model, key);

function filterIn(names: Names, model: string | undefined, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => filterIn(names, model, each));
  if (!model || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, of]) => [
      names.calledIn(model, key),
      filterIn(names, inside(model, key), of),
    ]),
  );
}

function sortIn(names: Names, model: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { field, relation, ...order } = value as { field?: string; relation?: unknown };
  return {
    ...(field !== undefined && { field: names.calledIn(model, field) }),
    ...(relation !== undefined && { relation: filterIn(names, model, relation) }),
    ...order,
  };
}

const TOKEN = /"(?:[^"\\]|\\.)*"|\$?[A-Za-z_]\w*|-?\d+(?:\.\d+)?|[{}()[\]:,!=]/g;
const tokensOf = (query: string): readonly string[] => query.match(TOKEN) ?? [];
const isName = (token: string | undefined): token is string => /^[A-Za-z_]/.test(token ?? '');

/** Reads a document of one query, of the kind that the elements send: without fragments and directives. */
function rewritten(tokens: readonly string[], names: Names, types: Map<string, string>): string {
  const out: string[] = [];
  let at = 0;
  const copy = () => out.push(tokens[at++]!);

  const head = () => {
    let variable = '';
    while (at < tokens.length && tokens[at] !== '{') {
      const token = tokens[at++]!;
      if (token.startsWith('$')) variable = token.slice(1);
      const [, model, suffix] = /^(\w+?)(FilterInput|SortInput)$/.exec(token) ?? [];
      if (model) types.set(variable, token);
      out.push(model ? names.called(model) + suffix : token);
    }
  };

  /** A value of an argument; `keysOf` is the model whose properties are the keys of it. */
  const value = (keysOf: string | undefined, isSort: boolean) => {
    if (tokens[at] === '[') {
      copy();
      while (tokens[at] !== ']') value(keysOf, isSort);
      return copy();
    }
    if (tokens[at] !== '{') return copy();
    copy();
    while (tokens[at] !== '}') {
      if (tokens[at] === ',') copy();
      const key = tokens[at++]!;
      out.push(isSort ? key : names.calledIn(keysOf, key));
      copy();
      if (isSort && key === 'field') out.push(names.calledIn(keysOf, tokens[at++]!));
      else if (isSort) value(key === 'relation' ? keysOf : undefined, false);
      else value(inside(keysOf, key), false);
    }
    return copy();
  };

  const args = (model: string | undefined) => {
    copy();
    while (tokens[at] !== ')') {
      const name = tokens[at]!;
      copy();
      if (!isName(name)) continue;
      copy();
      value(name === 'where' || name === 'sort' ? model : undefined, name === 'sort');
    }
    copy();
  };

  const field = (model: string | undefined, isRoot: boolean) => {
    const alias = tokens[at + 1] === ':' ? tokens[at] : undefined;
    if (alias) at += 2;
    const name = tokens[at++]!;
    const [, kind, root] = (isRoot && /^(all|one|me)([A-Z]\w*)$/.exec(name)) || [];
    const own = !root ? names.calledIn(model, name) : kind === 'me' ? names.me : kind + names.called(root);
    const key = alias ?? name;
    out.push(key === own ? own : `${key}: ${own}`);
    const of = root ?? (name === 'results' ? model : inside(model, name));
    if (tokens[at] === '(') args(of);
    if (tokens[at] === '{') selection(of, false);
  };

  const selection = (model: string | undefined, isRoot: boolean) => {
    copy();
    while (tokens[at] !== '}') field(model, isRoot);
    copy();
  };

  head();
  selection(undefined, true);
  return out.join(' ');
}

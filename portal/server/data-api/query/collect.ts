import {
  type DirectiveNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { LIMITS } from '../limits.ts';
import { QueryRefusal } from '../refusal.ts';
import { resolved, type Variables } from './variables.ts';

/** What is selected under one response key. Validation has made sure that all nodes of a key agree. */
export interface Collected {
  key: string;
  name: string;
  node: FieldNode;
  selections: SelectionSetNode[];
}

/** Gathers the fields of selection sets through fragments and `@include`/`@skip`, and counts them all. */
export class Collector {
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #variables: Variables;
  #fields = 0;

  constructor(fragments: ReadonlyMap<string, FragmentDefinitionNode>, variables: Variables) {
    this.#fragments = fragments;
    this.#variables = variables;
  }

  collect(selections: readonly SelectionSetNode[], typeName: string): Collected[] {
    const found = new Map<string, Collected>();
    const visited = new Set<string>();
    for (const selection of selections) this.#visit(selection, typeName, found, visited);
    this.#fields += found.size;
    if (found.size > LIMITS.fieldsOfObject || this.#fields > LIMITS.fields) {
      throw new QueryRefusal(
        `The query selects too many fields: at most ${LIMITS.fieldsOfObject} of one object, ${LIMITS.fields} in all.`,
        'limit',
      );
    }
    return [...found.values()];
  }

  #visit(
    { selections }: SelectionSetNode,
    typeName: string,
    found: Map<string, Collected>,
    visited: Set<string>,
  ): void {
    for (const selection of selections) {
      if (!included(selection.directives, this.#variables)) continue;
      if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value;
        const known = found.get(key);
        const inside = selection.selectionSet ? [selection.selectionSet] : [];
        if (known) known.selections.push(...inside);
        else found.set(key, { key, name: selection.name.value, node: selection, selections: inside });
        continue;
      }
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        if (visited.has(selection.name.value)) continue;
        visited.add(selection.name.value);
      }
      const fragment =
        selection.kind === Kind.INLINE_FRAGMENT ? selection : this.#fragments.get(selection.name.value);
      if (!fragment) continue;
      const on = fragment.typeCondition?.name.value ?? typeName;
      if (on !== typeName) throw new QueryRefusal(`A fragment on ${on} can't be used on ${typeName}.`);
      this.#visit(fragment.selectionSet, typeName, found, visited);
    }
  }
}

/** Whether `@include` and `@skip` leave the field in. */
function included(directives: readonly DirectiveNode[] | undefined, variables: Variables): boolean {
  return (directives ?? []).every(
    (directive) => condition(directive, variables) === (directive.name.value === 'include'),
  );
}

export function condition(directive: DirectiveNode, variables: Variables): boolean {
  const name = directive.name.value;
  const argument = directive.arguments?.find((each) => each.name.value === 'if');
  const value = argument && resolved(argument.value, variables);
  if (typeof value !== 'boolean') throw new QueryRefusal(`@${name}(if: ...): expected true or false.`);
  return value;
}

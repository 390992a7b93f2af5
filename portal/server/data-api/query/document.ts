import {
  type DirectiveNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  visit,
} from 'graphql';
import { LruMap } from '../../lru-map.ts';
import { LIMITS } from '../limits.ts';
import { QueryRefusal } from '../refusal.ts';
import { Collector, condition } from './collect.ts';
import { type Plan, planOf } from './plan.ts';
import { validDocument } from './validate.ts';
import type { Variables } from './variables.ts';

/** A plan, and its number, unique in the process. */
export interface PreparedPlan extends Plan {
  number: number;
}

/** A valid document with all that was worked out for it, so that a repeated query costs only its values. */
export class PreparedDocument {
  readonly document: DocumentNode;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly introspects: boolean;
  readonly hasAliases: boolean;
  readonly #operations: readonly OperationDefinitionNode[];
  readonly #directives: readonly DirectiveNode[];
  readonly #plans = new LruMap<string, PreparedPlan>(PLANS_OF_DOCUMENT);

  constructor(document: DocumentNode) {
    this.document = document;
    this.#operations = document.definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
    this.fragments = new Map(
      document.definitions
        .filter((each) => each.kind === Kind.FRAGMENT_DEFINITION)
        .map((fragment) => [fragment.name.value, fragment]),
    );
    const directives: DirectiveNode[] = [];
    let introspects = false;
    let hasAliases = false;
    visit(document, {
      enter(node) {
        if (node.kind === Kind.DIRECTIVE) directives.push(node);
        if (node.kind !== Kind.FIELD) return;
        introspects ||= INTROSPECTION.has(node.name.value);
        hasAliases ||= node.alias !== undefined;
      },
    });
    this.#directives = directives;
    this.introspects = introspects;
    this.hasAliases = hasAliases;
  }

  operation(name: unknown): OperationDefinitionNode {
    if (name !== undefined && name !== null) {
      const named = this.#operations.find((each) => each.name?.value === name);
      if (!named) throw new QueryRefusal('operationName: the query has no such operation.');
      return named;
    }
    const [only, ...more] = this.#operations;
    if (!only || more.length > 0) throw new QueryRefusal('operationName: say which operation to run.');
    return only;
  }

  /** `@include` and `@skip` decide what is selected, so each combination of them has a plan of its own. */
  plan(operation: OperationDefinitionNode, variables: Variables): PreparedPlan {
    const given = this.#directives.map((directive) => (condition(directive, variables) ? '1' : '0'));
    const key = `${operation.name?.value ?? ''} ${given.join('')}`;
    const known = this.#plans.get(key);
    if (known) return known;
    const plan = {
      ...planOf(operation.selectionSet, new Collector(this.fragments, variables)),
      number: ++lastPlan,
    };
    this.#plans.set(key, plan);
    return plan;
  }
}

const INTROSPECTION = new Set(['__schema', '__type']);

const DOCUMENTS = 300;
const PLANS_OF_DOCUMENT = 8;

let lastPlan = 0;

/** The documents asked for lately, by their text. */
const documents = new LruMap<string, PreparedDocument>(DOCUMENTS);

/**
 * The document of a stranger, if it may be the mutation `login`: small, and never kept, so that nobody without a token
 * fills the documents of others. Throws {@link QueryRefusal}.
 */
export function loginDocumentOf(query: unknown): PreparedDocument | undefined {
  if (typeof query !== 'string' || query.length > LIMITS.loginLength || !/\blogin\b/.test(query)) {
    return undefined;
  }
  return new PreparedDocument(
    validDocument(query, { length: LIMITS.loginLength, tokens: LIMITS.loginTokens }),
  );
}

/** Parses and validates a query text once. Throws {@link QueryRefusal} with the first errors. */
export function documentOf(query: unknown): PreparedDocument {
  if (typeof query !== 'string' || query.trim() === '')
    throw new QueryRefusal('query: expected the text of a query.');
  const known = documents.get(query);
  if (known) return known;
  const prepared = new PreparedDocument(validDocument(query));
  documents.set(query, prepared);
  return prepared;
}

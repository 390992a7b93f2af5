import {
  type ArgumentNode,
  Kind,
  type OperationDefinitionNode,
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql';
import { QueryRefusal } from '../refusal.ts';

/** The variables of one request, without a prototype, so that no name finds more than was sent. */
export type Variables = Readonly<Record<string, unknown>>;

/**
 * The sent variables and the defaults of the declared ones. Clients of this dialect leave variables undeclared or
 * declare them with scalars of their own: neither matters, values are checked where they are used.
 */
export function variablesOf(operation: OperationDefinitionNode, sent: unknown): Variables {
  if (sent !== undefined && sent !== null && (typeof sent !== 'object' || Array.isArray(sent))) {
    throw new QueryRefusal('variables: expected an object.');
  }
  const variables: Record<string, unknown> = Object.assign(Object.create(null), sent);
  for (const { variable, defaultValue, type } of operation.variableDefinitions ?? []) {
    const name = variable.name.value;
    if (variables[name] === undefined) {
      if (defaultValue) variables[name] = valueFromASTUntyped(defaultValue);
      else if (type.kind === Kind.NON_NULL_TYPE)
        throw new QueryRefusal(`The variable $${name} is not given.`);
      else if (!(name in variables)) variables[name] = undefined;
    } else if (variables[name] === null && type.kind === Kind.NON_NULL_TYPE) {
      throw new QueryRefusal(`The variable $${name} must not be null.`);
    }
  }
  return variables;
}

/** The values of a field's arguments; a declared variable that was left out leaves its place out. */
export function argumentsOf(nodes: readonly ArgumentNode[], variables: Variables): Record<string, unknown> {
  return Object.fromEntries(nodes.map((node) => [node.name.value, resolved(node.value, variables)]));
}

export function resolved(node: ValueNode, variables: Variables): unknown {
  requireVariables(node, variables);
  return valueFromASTUntyped(node, variables);
}

/** A variable that is neither declared nor sent is a mistake: without it a filter would mean something else. */
function requireVariables(node: ValueNode, variables: Variables): void {
  if (node.kind === Kind.VARIABLE) {
    if (!(node.name.value in variables)) {
      throw new QueryRefusal(`The variable $${node.name.value} is not given.`);
    }
  } else if (node.kind === Kind.LIST) {
    for (const value of node.values) requireVariables(value, variables);
  } else if (node.kind === Kind.OBJECT) {
    for (const field of node.fields) requireVariables(field.value, variables);
  }
}

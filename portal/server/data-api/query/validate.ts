import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import {
  type ASTVisitor,
  type DocumentNode,
  GraphQLError,
  Kind,
  KnownTypeNamesRule,
  NoUndefinedVariablesRule,
  NoUnusedVariablesRule,
  parse,
  specifiedRules,
  type ValidationContext,
  type ValidationRule,
  ValuesOfCorrectTypeRule,
  VariablesAreInputTypesRule,
  VariablesInAllowedPositionRule,
  validate,
  visit,
} from 'graphql';
import { LIMITS } from '../limits.ts';
import { QueryRefusal } from '../refusal.ts';
import { schema } from '../schema.ts';

/** Parses a query text and checks it against schema and limits. Throws {@link QueryRefusal} with the first errors. */
export function validDocument(query: string): DocumentNode {
  if (query.length > LIMITS.queryLength) {
    throw new QueryRefusal(`query: at most ${LIMITS.queryLength} characters.`, 'limit');
  }
  const document = withoutActionFields(parsed(query));
  const errors = validate(schema, document, RULES, { maxErrors: 3 });
  if (errors.length > 0) throw new QueryRefusal(errors.map((error) => error.message).join(' '));
  return document;
}

function parsed(query: string): DocumentNode {
  try {
    return parse(query, { maxTokens: LIMITS.tokens, noLocation: true });
  } catch (error) {
    if (error instanceof GraphQLError) throw new QueryRefusal(error.message, 'syntax');
    throw error;
  }
}

/** An action answers JSON as a whole; clients that select `results` of it get the same. */
const withoutActionFields = (document: DocumentNode): DocumentNode =>
  visit(document, {
    enter(node) {
      if (node.kind === Kind.OPERATION_DEFINITION && node.operation !== 'mutation') return false;
      if (node.kind === Kind.FRAGMENT_DEFINITION) return false;
      if (node.kind !== Kind.FIELD || node.name.value !== 'action') return undefined;
      return { ...node, selectionSet: undefined };
    },
  });

/** Values and variables are checked against the models where they are used, see `variables.ts` and `where.ts`. */
const OWN_CHECKS: readonly ValidationRule[] = [
  KnownTypeNamesRule,
  NoUndefinedVariablesRule,
  NoUnusedVariablesRule,
  ValuesOfCorrectTypeRule,
  VariablesAreInputTypesRule,
  VariablesInAllowedPositionRule,
];

const report = {
  propagateOnRejection: false,
  flattenFragments: true,
  onReject: [
    (context: ValidationContext | null, error: GraphQLError) =>
      context?.reportError(new GraphQLError(error.message.replace('Syntax Error: ', ''))),
  ],
};

const RULES: readonly ValidationRule[] = [
  ...specifiedRules.filter((rule) => !OWN_CHECKS.includes(rule)),
  maxDepthRule({ n: LIMITS.depth, ...report }) as unknown as ValidationRule,
  costLimitRule({ maxCost: LIMITS.cost, ...report }) as unknown as ValidationRule,
  aliasLimit,
];

function aliasLimit(context: ValidationContext): ASTVisitor {
  let aliases = 0;
  return {
    enter(node) {
      if (node.kind !== Kind.FIELD) return;
      if (node.alias) aliases += 1;
      if (aliases === LIMITS.aliases + 1) {
        context.reportError(new GraphQLError(`A query has at most ${LIMITS.aliases} aliases.`));
      }
    },
  };
}

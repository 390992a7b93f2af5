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

/** How long a query text may be, in characters and in tokens. */
interface TextLimits {
  length: number;
  tokens: number;
}

const ANY_TEXT: TextLimits = { length: LIMITS.queryLength, tokens: LIMITS.tokens };

/** Parses a query text and checks it against schema and limits. Throws {@link QueryRefusal} with the first errors. */
export function validDocument(query: string, limits = ANY_TEXT): DocumentNode {
  if (query.length > limits.length) {
    throw new QueryRefusal(`query: at most ${limits.length} characters.`, 'limit');
  }
  const document = withoutActionFields(parsed(query, limits));
  const errors = validate(schema, document, RULES, { maxErrors: 3 });
  if (errors.length > 0) throw new QueryRefusal(errors.map((error) => error.message).join(' '));
  return document;
}

function parsed(query: string, { tokens }: TextLimits): DocumentNode {
  try {
    return parse(query, { maxTokens: tokens, noLocation: true });
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

const RULES: readonly ValidationRule[] = [
  ...specifiedRules.filter((rule) => !OWN_CHECKS.includes(rule)),
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

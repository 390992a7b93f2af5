/**
 * What one request may ask for. Far above every query of the tools, far below what would keep a database busy.
 * Tokens bound the work of parsing and validating, fields that of the statement.
 */
export const LIMITS = {
  queryLength: 20_000,
  tokens: 3_000,
  depth: 10,
  /** Each level weighs half as much again as the one above; a rate submission with all it has weighs 111. */
  cost: 800,
  aliases: 30,
  rootFields: 10,
  /** Of one object; PostgreSQL builds a JSON object from at most 50 pairs. */
  fieldsOfObject: 50,
  fields: 400,
  takeDefault: 50,
  takeMax: 200,
  /** Filters, sorts and relations of one request, and how deep they nest. */
  conditions: 100,
  conditionDepth: 8,
  listLength: 2_000,
  /** Of an answer: relations that lead back and forth multiply their rows. */
  answerBytes: 32_000_000,
  textLength: 1_000,
} as const;

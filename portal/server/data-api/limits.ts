/**
 * What one request may ask for. Far above every query of the tools, far below what would keep a database busy.
 * Tokens bound the work of parsing and validating, fields that of the statement.
 */
export const LIMITS = {
  queryLength: 20_000,
  tokens: 3_000,
  /** Of the mutation `login`, which is parsed for strangers and so never kept. */
  loginLength: 2_000,
  loginTokens: 100,
  /** Relations inside one another. */
  depth: 8,
  aliases: 30,
  rootFields: 10,
  /** Of one object; PostgreSQL builds a JSON object from at most 50 pairs. */
  fieldsOfObject: 50,
  fields: 400,
  takeDefault: 50,
  takeMax: 200,
  /** Rows of a list inside a row. More than any record has: one without a take is refused rather than cut. */
  listTake: 50_000,
  /** Rows of a list that is read as a whole, page by page (`whole-list.ts`). */
  wholeList: 250_000,
  /**
   * What the lists of one request may read together, in rows: estimated first, then counted while they are read. A
   * booking of 4,000 orders and 13,000 style numbers takes 60,000, five submissions of 3,000 rates with six prices
   * 270,000, and the largest submission that may be 400,000.
   */
  rows: 500_000,
  /** What the estimate takes for a list that says no `take`. */
  typicalRows: 15,
  /** Filters, sorts and relations of one request, and how deep they nest. */
  conditions: 100,
  conditionDepth: 8,
  /** Relations that a filter or a sort goes through, one inside the other. */
  relationDepth: 4,
  /**
   * Lists that the filters of one request look into: each may read a table of links, half a second for a million rows.
   */
  listFilters: 8,
  /**
   * First rows of a list in which a text is looked for, to know how common it is, and those among which the page of one that
   * is common enough is looked for, before its indexes are used.
   */
  firstRows: { lookedAt: 400, lookedThrough: 10_000 },
  /** The same where each row's lists are looked into, which costs twenty times as much. */
  firstRowsWithLists: { lookedAt: 100, lookedThrough: 2_000 },
  /**
   * First links of a list's rows to what has a text, which an index holds, and how many of those with the text make it worth to
   * look through them: fewer are looked up one by one.
   */
  firstLinks: { lookedThrough: 20_000, fromTexts: 600 },
  sortKeys: 8,
  /** Sort keys of one request that stand in other rows: all rows are joined to them, a second for a million. */
  relationSorts: 4,
  listLength: 2_000,
  /** Of an answer: relations that lead back and forth multiply their rows. */
  answerBytes: 32_000_000,
  textLength: 1_000,
} as const;

import * as v from 'valibot';

/** One sentence for the first thing that is wrong with an input: which field, and what it must be. */
export function inputMessage(
  issue: v.BaseIssue<unknown>,
  nameOf: (path: string) => string = (path) => path,
): string {
  const path = v.getDotPath(issue);
  const field = path === null ? 'The input' : nameOf(path);
  if (issue.input === undefined) return `${field} is missing.`;
  const rule = RULES[issue.type]?.(issue);
  if (rule) return `${field} must be ${rule}.`;
  return field === 'The input' ? issue.message : `${field}: ${issue.message}`;
}

const wholeNumber = () => 'a whole number from 1 to 2147483647';

const RULES: Record<string, (issue: v.BaseIssue<unknown>) => string | undefined> = {
  number: wholeNumber,
  check: (issue) => (typeof issue.input === 'number' ? wholeNumber() : undefined),
  string: () => 'text',
  boolean: () => 'true or false',
  array: () => 'a list',
  strict_object: () => 'an object',
  object: () => 'an object',
  picklist: (issue) => issue.expected?.replaceAll(/[()]/g, '').replaceAll(' | ', ' or '),
  max_length: (issue) =>
    Array.isArray(issue.input) ? `a list of ${issue.expected?.replace('<=', 'at most ')} entries` : undefined,
};

import * as v from 'valibot';
import { type Reason, reason, reasonIn } from '../../../shared/contract/reasons.ts';
import type { GivenReason } from '../http/errors/api-error.ts';

/** Which part of the input is wrong. */
export interface Place {
  readonly field?: string;
  /** Counted from 1, as on the screen. */
  readonly line?: number;
}

/** The first thing that is wrong with an input: which field, and what it must be. */
export function inputMessage(
  issue: v.BaseIssue<unknown>,
  placeOf: (path: string) => Place = (field) => ({ field }),
): GivenReason {
  const path = v.getDotPath(issue);
  const place = path === null ? {} : placeOf(path);
  const { field, line } = place;
  const name = line === undefined ? (field ?? 'The input') : `Line ${line}${field ? `, ${field}` : ''}`;
  if (issue.input === undefined)
    return line && field ? reason('lineMissing', { line, field }) : `${name} is missing.`;
  const rule = RULES[issue.type]?.(issue);
  if (rule) return `${name} must be ${rule}.`;
  const own = tooManyEntries(issue) ?? reasonIn(issue.message);
  if (own) return { ...own, ...place };
  return path === null ? issue.message : `${name}: ${issue.message}`;
}

const wholeNumber = () => 'a whole number from 1 to 2147483647';

const oneOf = (issue: v.BaseIssue<unknown>) =>
  issue.expected?.replaceAll(/[()]/g, '').replaceAll(' | ', ' or ');

const RULES: Record<string, (issue: v.BaseIssue<unknown>) => string | undefined> = {
  number: wholeNumber,
  check: (issue) => (typeof issue.input === 'number' ? wholeNumber() : undefined),
  string: () => 'text',
  boolean: () => 'true or false',
  array: () => 'a list',
  strict_object: () => 'an object',
  object: () => 'an object',
  picklist: oneOf,
  variant: (issue) => (issue.expected === 'Object' ? 'an object' : oneOf(issue)),
};

function tooManyEntries({ type, input, requirement }: v.BaseIssue<unknown>): Reason | undefined {
  const isList = type === 'max_length' && Array.isArray(input);
  return isList ? reason('tooManyEntries', { most: Number(requirement) }) : undefined;
}

import { LIMITS } from '../limits.ts';
import { QueryRefusal } from '../refusal.ts';

export type SqlValue = string | number | boolean | readonly (string | number | boolean)[];

const COUNTED = {
  conditions: 'filters',
  listFilters: 'filters through lists',
  relationSorts: 'sorts through relations',
};

/**
 * What requests of the same statement have in common (`key`), apart from what differs (`values`). Built while the
 * arguments are checked, so that a statement's text is made once a shape and not once a request.
 */
export class Shape {
  readonly values: SqlValue[] = [];
  #key = '';
  readonly #counts = { conditions: 0, listFilters: 0, relationSorts: 0 };

  get key(): string {
    return this.#key;
  }

  /** A name from the models or a keyword, never a value. */
  token(name: string): void {
    this.#key += `${name}.`;
  }

  open(mark: '{' | '}' | '[' | ']'): void {
    this.#key += mark;
  }

  /** Sets a value aside and answers its place. */
  value(value: SqlValue): number {
    this.#key += '?';
    return this.values.push(value) - 1;
  }

  /** Refuses a request with too many of a kind. */
  count(path: string, kind: keyof typeof COUNTED = 'conditions'): void {
    this.#counts[kind] += 1;
    if (this.#counts[kind] > LIMITS[kind]) {
      throw new QueryRefusal(`${path}: a request has at most ${LIMITS[kind]} ${COUNTED[kind]}.`, 'limit');
    }
  }
}

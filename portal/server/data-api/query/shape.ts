import { LIMITS } from '../limits.ts';
import { QueryRefusal } from '../refusal.ts';

export type SqlValue = string | number | boolean | readonly (string | number | boolean)[];

/**
 * What requests of the same statement have in common (`key`), apart from what differs (`values`). Built while the
 * arguments are checked, so that a statement's text is made once a shape and not once a request.
 */
export class Shape {
  readonly values: SqlValue[] = [];
  #key = '';
  #conditions = 0;

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

  /** Refuses a request with too many filters. */
  count(path: string): void {
    this.#conditions += 1;
    if (this.#conditions > LIMITS.conditions) {
      throw new QueryRefusal(`${path}: a request has at most ${LIMITS.conditions} filters.`, 'limit');
    }
  }
}

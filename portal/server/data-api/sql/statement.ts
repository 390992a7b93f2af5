import type { Kysely, RawBuilder } from 'kysely';
import { type Caller, isAgent } from '../../auth/rights/caller.ts';
import type { Tables } from '../../db/tables.ts';
import type { Model, RowRights } from '../models/model.ts';
import type { SqlValue } from '../query/shape.ts';

/** The text of a statement and where each of its parameters comes from: a place in the shape, or the caller. */
export interface Statement {
  text: string;
  parameters: readonly (number | CallerValue)[];
}

/** Stands for a property of whoever calls, so that one statement serves all callers of a kind. */
export class CallerValue {
  readonly property: string;

  constructor(property: string) {
    this.property = property;
  }
}

/** Writes one statement: keeps the names of rows apart and numbers the parameters. */
export class StatementWriter {
  readonly #db: Kysely<Tables>;
  readonly #caller: Caller;
  readonly #parameters: (number | CallerValue)[] = [];
  #rows = 0;

  constructor(db: Kysely<Tables>, caller: Caller) {
    this.#db = db;
    this.#caller = symbolic(caller);
  }

  /** A name for a row that no other row of the statement has. */
  alias(): string {
    this.#rows += 1;
    return `t${this.#rows}`;
  }

  /** A parameter for the value at `place` of the shape. */
  value(place: number, type: string): string {
    return `${this.#parameter(place)}::${type}`;
  }

  /** SQL that others wrote for this caller. */
  embed(build: (caller: Caller) => RawBuilder<unknown>): string {
    const { sql, parameters } = build(this.#caller).compile(this.#db);
    return sql.replace(/\$(\d+)/g, (_, number: string) => {
      const value = parameters[Number(number) - 1];
      if (!(value instanceof CallerValue))
        throw new Error("A right depends on a value that is not the caller's.");
      return this.#parameter(value);
    });
  }

  /** What rows of the model are read from, before their alias. */
  table({ table }: Pick<Model, 'table'>): string {
    return typeof table === 'string' ? table : `(${this.embed(() => table)})`;
  }

  /** The caller's rights to the rows of `alias`, as a further condition; nothing if it may see them all. */
  rights(rights: RowRights, alias: string): string {
    const text = this.embed((caller) => rights(caller, alias));
    return text === 'true' ? '' : ` and (${text})`;
  }

  finish(text: string): Statement {
    return { text, parameters: this.#parameters };
  }

  #parameter(source: number | CallerValue): string {
    const known = this.#parameters.findIndex((each) =>
      each instanceof CallerValue && source instanceof CallerValue
        ? each.property === source.property
        : each === source,
    );
    return `$${known < 0 ? this.#parameters.push(source) : known + 1}`;
  }
}

/** Callers with the same key get the same statements: in it is whatever of a caller rights decide by without asking the database. */
export function callerKey(caller: Caller): string {
  if (caller.kind === 'link') return `${caller.recordType} ${caller.role}`;
  if (caller.kind === 'service') return 'service';
  if (caller.seesAll) return 'all';
  return ['user', caller.isAdmin && 'admin', isAgent(caller) && 'agent'].filter(Boolean).join(' ');
}

/** The statement's parameters for one request. */
export function valuesOf({ parameters }: Statement, values: readonly SqlValue[], caller: Caller): SqlValue[] {
  return parameters.map((source) =>
    source instanceof CallerValue ? (Reflect.get(caller, source.property) as SqlValue) : values[source]!,
  );
}

/** The caller with stand-ins for what differs between callers of a kind; they only ever become parameters. */
function symbolic(caller: Caller): Caller {
  const stand = (property: string) => new CallerValue(property) as unknown as never;
  if (caller.kind === 'user') {
    return {
      ...caller,
      sessionId: stand('sessionId'),
      userId: stand('userId'),
      rightsVersion: stand('rightsVersion'),
      entityId: stand('entityId'),
    };
  }
  return caller.kind === 'link'
    ? { ...caller, linkId: stand('linkId'), recordId: stand('recordId') }
    : caller;
}

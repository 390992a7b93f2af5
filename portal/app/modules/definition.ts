import type * as v from 'valibot';
import type { Text, Translate } from '../../../shared/i18n/define-texts.ts';
import type { Formats } from '../../../shared/i18n/formats.ts';
import type { Sort } from '../../../shared/list/list-query.ts';
import type { Terms } from '../../../shared/trade/terms.ts';
import type { TextId } from './texts/index.ts';

/** A filter in the dialect of the data API. */
export type Where = Readonly<Record<string, unknown>>;

/** The language of the page. */
export interface Words {
  text: Translate<TextId>;
  formats: Formats;
}

/** Whom a list is drawn for; what may be seen and done says the server. */
export interface Viewer {
  /** The real role as far as charges know it (D-02). */
  role: 'admin' | 'agent' | undefined;
}

export interface Row {
  id: number;
}

/** One of several amounts of a record, by its short name, such as a weight level. */
export interface NamedAmount {
  name: string;
  amount: number;
}

/**
 * What stands in a cell: a `list` is cut to its first values in the table, a `long` one has more room there. A `country`
 * is its name as the server writes it.
 */
export interface Column<R extends Row = Row> {
  id: string;
  label: TextId;
  kind?: 'text' | 'number' | 'date' | 'dateTime' | 'status' | 'country' | 'list' | 'long';
  /** What is written for the words of a closed list; any other stands for itself. */
  terms?: Terms;
  /** The ISO 3166-1 code of a `country`, by which it is named in the language of the page. */
  region?(row: R): string | null | undefined;
  /** `date` and `dateTime` in ISO 8601; nothing is an empty cell. */
  value(row: R): string | number | readonly string[] | readonly NamedAmount[] | null | undefined;
  /** What the server sorts by, such as `createdAt` or `customer.companyName`; without it the header is inert. */
  sort?: string;
  /** Left to the detail where the list is narrow. */
  minor?: boolean;
  /** Left to the detail, and to the search. */
  inDetail?: boolean;
}

export interface RecordLink {
  text: Text | string;
  href: string;
}

/** Further facts of a record that only its detail shows. */
export interface DetailSection<D extends Row = Row> {
  label: TextId;
  /** Texts, some of them with a way to go on. */
  entries(row: D): readonly (string | RecordLink)[];
}

export type Filter = { id: string; label: TextId } & (
  | { kind: 'choice'; options: readonly { id: string; text: TextId; where: Where }[] }
  | { kind: 'text'; where(value: string): Where }
  /** `initial`: the day, YYYY-MM-DD, that counts while none is chosen. */
  | { kind: 'date'; where(day: string): Where; initial?(): string }
);

/**
 * One module: everything in which its list differs from the others. Methods and not function properties, so that
 * definitions of different rows stand in one table.
 */
export interface ModuleDefinition<R extends Row = Row, D extends Row = Row> {
  id: string;
  title: TextId;
  /** Behind `all` in the data API. */
  model: string;
  /** What of a record is asked for, and its form. */
  row: v.GenericSchema<unknown, R>;
  /** The first one names the record and opens its detail. */
  columns: readonly Column<NoInfer<R>>[];
  /** What the detail is headed by, where that isn't the first column. */
  name?(row: NoInfer<R>): string;
  /** Names the record whose detail is open in the address, where that isn't `record`. */
  recordParameter?: string;
  /** Those of all that this list is about. */
  where?: Where;
  /** Without it there is no search box. */
  search?(text: string, words: Words): Where;
  /** Shows the buttons `Search` and `Reset Filter` at all times (SUB-06). */
  searchButtons?: boolean;
  filters?: readonly Filter[];
  sort?: Sort;
  /** What is done with a record. */
  actions?(row: NoInfer<R>, viewer: Viewer): readonly RecordLink[];
  detail?: {
    row: v.GenericSchema<unknown, D>;
    sections: readonly DetailSection<NoInfer<D>>[];
  };
  /** What a failed load says, where it isn't `Unable to load {list}. Please try again.` */
  failed?: TextId;
  /** Offers what is listed as a file. */
  exports?: boolean;
}

/** Checks a definition against its own rows. */
export const defineModule = <R extends Row, D extends Row = R>(
  definition: ModuleDefinition<R, D>,
): ModuleDefinition => definition as unknown as ModuleDefinition;

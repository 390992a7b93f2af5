import type * as v from 'valibot';
import type { Text, Translate } from '../../shared/i18n/define-texts.ts';
import type { Formats } from '../../shared/i18n/formats.ts';
import type { Sort } from '../../shared/list/list-query.ts';
import type { Terms } from '../../shared/trade/terms.ts';
import type { States } from '../app/modules/cell/status.ts';
import type { TextId } from './texts/index.ts';

/** A filter in the dialect of the data API. */
export type Where = Readonly<Record<string, unknown>>;

/** Texts and formats of the page's language. */
export interface Language {
  text: Translate<TextId>;
  formats: Formats;
  /** IANA name of the time zone in which days begin; without it that of the device. */
  timeZone?: string;
}

/** The person that a list is drawn for; the server checks the rights itself. */
export interface Viewer {
  /** The real role, as far as it matters to charges (D-02). */
  role: 'admin' | 'agent' | undefined;
  /** The company that the person acts for; unknown for visitors. */
  companyId?: number | undefined;
  /** The company that the person belongs to, whichever one is acted for now. */
  homeCompanyId?: number | undefined;
  /** The person's id; none for visitors, who have no settings of their own. */
  userId?: number | undefined;
}

export interface Row {
  id: number;
}

export interface Money {
  amount: number;
  /** ISO 4217; null of charges that name none, as those of manifests may (D-110). */
  currency: string | null;
}

/** One of several prices of a record, by its short name, such as a weight level. */
export interface NamedPrice extends Money {
  name: string;
}

/** What a cell shows; a `Text` is put into the language of the page. */
export type CellContent =
  | string
  | number
  | readonly string[]
  | Money
  | readonly NamedPrice[]
  | readonly Money[]
  | Text;

/**
 * One column. `money` is one amount with its currency. A `reference` is that of another record, which the table never
 * cuts, nor a `contact`, an email address or a telephone number of usual length. A `remark` is a sentence that somebody wrote,
 * on several lines. A `list` is cut to its first values in the table, `lines`, `prices` and `amounts` all stand there. A `country` is the
 * English name that the server sends. A `localTime` is a day and a time on the clocks of a place, the same for every
 * reader: `2026-12-01T23:55`.
 */
export interface Column<R extends Row = Row> {
  id: string;
  label: TextId | Text;
  kind?:
    | 'text'
    | 'reference'
    | 'contact'
    | 'remark'
    | 'number'
    | 'money'
    | 'date'
    | 'dateTime'
    | 'localTime'
    | 'status'
    | 'country'
    | 'list'
    | 'lines'
    | 'prices'
    | 'amounts';
  /** Texts of the values of a closed list; any other value is shown as it is. */
  terms?: Terms;
  /** Texts and colours of a `status` that isn't one of the portal's common ones. */
  states?: States;
  /** How far the work is of which a `status` tells; undefined where none is under way. */
  progress?(row: R): WorkProgress | undefined;
  /** What is said below a value of one line, such as why something failed; a file has it in a column of its own. */
  note?(row: R): Text | undefined;
  /** The value, or the note where there is one, goes by the provider's day of the moment (D-154): a file names the zone. */
  byDay?: boolean;
  /** The ISO 3166-1 code of a `country`, which gives its name in the language of the page. */
  region?(row: R): string | null | undefined;
  /** `date` and `dateTime` in ISO 8601; null, undefined or an empty text is an empty cell. */
  value(row: R): CellContent | null | undefined;
  /** What is shown in place of the value, where that is made of several texts in the page's language. */
  written?(row: R, language: Language): string | readonly string[];
  /**
   * The field that the server sorts by, such as `createdAt` or `customer.companyName`; without it the header is inert.
   */
  sort?: string;
  /**
   * Less often read, and left out unless the person chose it: with `true` by any narrow list, with a number only by one that has
   * no room for it, the lowest first.
   */
  minor?: true | number;
  /** The columns, by their ids, that a file has in its place: it shows several values together. */
  inFiles?: readonly string[];
  /** The company that the column names as the one whose record it is. */
  owner?(row: R): number | undefined;
  /** The company that the column names as the agent who looks after the record. */
  agent?(row: R): number | undefined;
  /** Left out where no row has a value: some may not know it. A file has it only where it is asked for. */
  whereKnown?: boolean;
  /** Only in the detail. */
  inDetail?: boolean;
  /** Only in the list: the detail has a section for it. */
  inList?: boolean;
  /** Breaks into lines in the table, where others are cut. */
  wraps?: boolean;
  /** Where each value of a `list` of records leads to, in their order. */
  hrefs?(row: R): readonly string[];
  /** Where the value leads to, such as the record that a row is about; not of the first column, which opens the row. */
  href?(row: R, viewer: Viewer): string | undefined;
}

export interface WorkProgress {
  label: Text;
  /** null where it isn't known. */
  progress: { done: number; total: number } | null;
}

export interface RecordLink {
  text: Text | string;
  href: string;
  /** What stands beside the link. */
  note?: string;
  /** What else can be done with the record, behind its own link. */
  action?: Pick<RecordLink, 'text' | 'href'>;
}

/** A sentence, and a link to where it leads. */
export interface RecordHint {
  text: TextId | Text;
  link?: RecordLink;
}

/** A section that only the detail of a record shows. */
export interface DetailSection<D extends Row = Row> {
  label: TextId;
  /** Texts and links. */
  entries(row: D, language: Language): readonly (string | RecordLink)[];
}

export type Filter = {
  id: string;
  label: TextId | Text;
  /** By the company whose record it is: of no use to who sees those of one company alone. */
  byOwner?: boolean;
} & (
  | {
      kind: 'choice';
      options: readonly { id: string; text: TextId | Text; where: Where }[];
      /** The option that filters while none is chosen. */
      initial?(): string;
    }
  | { kind: 'text'; where(value: string): Where }
  /** Its value is the id of a port, or of an airport. */
  | { kind: 'port'; where(id: number): Where }
  | { kind: 'airport'; where(id: number): Where }
  /** `initial`: the day, YYYY-MM-DD, that filters while none is chosen. `until`: the filter that ends its period. */
  | { kind: 'date'; where(day: string, language: Language): Where; initial?(): string; until?: string }
);

/**
 * One module: its columns, search, filters and details. Its functions are methods, because those let definitions of
 * different rows share one type.
 */
export interface ModuleDefinition<R extends Row = Row, D extends Row = Row> {
  id: string;
  title: TextId;
  /** Name of the model in the data API: `Booking` for `allBooking` and `oneBooking`. */
  model: string;
  /** Schema of a row, which also gives the fields that are requested. */
  row: v.GenericSchema<unknown, R>;
  /** The first column names the record and opens it. */
  columns: readonly Column<NoInfer<R>>[];
  /** Heading of the detail, where it isn't the first column. */
  name?(row: NoInfer<R>): string;
  /**
   * Parameter of the address with the record that the page around the list shows. Rows then lead to it; the detail
   * opens where the page has a link to it.
   */
  pageRecord?: string;
  /** Filter of all rows of this list. */
  where?: Where;
  /** Without it there is no search box. */
  search?(text: string, language: Language): Where;
  /** What the search looks in. */
  searchHint?: TextId | Text;
  filters?: readonly Filter[];
  /** Values, by id, of filters that the page around the list sets: `where` has them, and an export is told of them. */
  given?: Readonly<Record<string, string>>;
  sort?: Sort;
  views?: readonly ReadyView[];
  /** The address of a record's own page; without it there is only the detail beside the list. */
  page?(id: number): string;
  /** The page that a row leads to in place of its detail beside the list; a row without one has its detail. */
  opens?(row: NoInfer<R>, viewer: Viewer): string | undefined;
  /** Whether the record changes by itself, so that the list asks for it again and again. */
  isUnderWay?(row: NoInfer<R>): boolean;
  /** Links to what can be done with a record. */
  actions?(row: NoInfer<R>, viewer: Viewer): readonly RecordLink[];
  /** Those of them that stand at the end of each row, too. */
  rowActions?(row: NoInfer<R>, viewer: Viewer): readonly RecordLink[];
  /** Links to what can be done with all chosen rows at once. */
  selectionActions?(rows: readonly NoInfer<R>[], viewer: Viewer): readonly RecordLink[];
  detail?: {
    row: v.GenericSchema<unknown, D>;
    sections: readonly DetailSection<NoInfer<D>>[];
  };
  /** The list says what all of its invoices come to, by currency. */
  hasSums?: boolean;
  /** Whether its records are due, valid or late by the provider's day (D-154), whose zone the page then names. */
  usesDays?: boolean;
  /** Why there can be nothing for the viewer, and what to do instead. */
  emptyHint?(viewer: Viewer): RecordHint | undefined;
}

/** A view that the list has for everybody, beside those that people save. */
export interface ReadyView {
  /** It stands in the address, as the ids of saved ones do. */
  id: string;
  name: TextId;
  filters: Readonly<Record<string, string>>;
  sort: Sort;
  /** Ids in their order. */
  columns: readonly string[];
}

/** Checks the types of a definition against its own rows. */
export const defineModule = <R extends Row, D extends Row = R>(
  definition: ModuleDefinition<R, D>,
): ModuleDefinition => definition as unknown as ModuleDefinition;

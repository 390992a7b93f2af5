import * as v from 'valibot';
import { LONGEST_TEXT } from '../list/list-query.ts';
import { Id } from './id.ts';
import { plainText } from './input-values.ts';

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Rows that can be chosen one by one for an export. */
export const MOST_SELECTED = 1_000;

/** The answer's header with the number of rows that will come. */
export const ROWS_HEADER = 'x-export-rows';

const LONGEST_NAME = 100;
const MOST_COLUMNS = 50;
const MOST_FILTERS = 20;

const Name = v.pipe(plainText(LONGEST_NAME), v.minLength(1));
const SearchText = plainText(LONGEST_TEXT);

/** Body of `POST /api/exports`: a list of the portal as it is searched, filtered and sorted, and its columns. */
export const ExportRequest = v.object({
  /** Id of the list, such as `shipments`. */
  module: Name,
  format: v.picklist(EXPORT_FORMATS),
  search: v.optional(SearchText, ''),
  /** Values by the filter's id, as in the address of the list. */
  filters: v.optional(
    v.pipe(
      v.record(Name, SearchText),
      v.check((filters) => Object.keys(filters).length <= MOST_FILTERS),
    ),
    {},
  ),
  /** Default: the list's own order. */
  sort: v.optional(v.object({ field: Name, order: v.picklist(['ASC', 'DESC']) })),
  /** Ids in their order; default: all that the list shows of itself. */
  columns: v.optional(v.pipe(v.array(Name), v.minLength(1), v.maxLength(MOST_COLUMNS))),
  /** These rows alone, as far as they are in the list. */
  ids: v.optional(v.pipe(v.array(Id), v.minLength(1), v.maxLength(MOST_SELECTED))),
  /** Of headings and of the words of closed lists; default: that of `Accept-Language`. */
  language: v.optional(Name),
  /** IANA name of the time zone that moments are written in; default: UTC. */
  timeZone: v.optional(
    v.pipe(
      Name,
      // What browsers say that don't know theirs; it is in no table of zones.
      v.transform((zone) => (zone === 'Etc/Unknown' ? 'UTC' : zone)),
    ),
  ),
});
export type ExportRequest = v.InferOutput<typeof ExportRequest>;
/** What is sent. */
export type ExportInput = v.InferInput<typeof ExportRequest>;

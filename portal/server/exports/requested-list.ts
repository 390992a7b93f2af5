import * as v from 'valibot';
import { ExportRequest } from '../../../shared/contract/exports.ts';
import { formatsOf } from '../../../shared/i18n/formats.ts';
import { loadLanguage } from '../../../shared/i18n/languages.ts';
import type { Locale } from '../../../shared/i18n/locales.ts';
import { NEWEST } from '../../../shared/list/list-query.ts';
import type { Column, Language, ModuleDefinition } from '../../lists/definition.ts';
import { moduleWithId } from '../../lists/definitions/all-modules.ts';
import { sortOf, whereOf } from '../../lists/request/request.ts';
import { selectionOf } from '../../lists/request/selection.ts';
import { texts } from '../../lists/texts/index.ts';
import { inputMessage } from '../actions/input-message.ts';
import type { WholeList } from '../data-api/whole-list.ts';
import { invalid } from '../http/errors/api-error.ts';

/** The list that a request names, and how it is written. */
export interface RequestedList {
  definition: ModuleDefinition;
  list: WholeList;
  columns: readonly Column[];
}

/** @throws ApiError 422 that names the field */
export function requireExport(body: unknown): ExportRequest {
  const parsed = v.safeParse(ExportRequest, body, { abortEarly: true });
  if (!parsed.success) throw invalid(inputMessage(parsed.issues[0]));
  const { timeZone } = parsed.output;
  if (timeZone !== undefined && !isTimeZone(timeZone)) throw invalid('timeZone: there is no such time zone.');
  return parsed.output;
}

/** @throws ApiError 422 for a list or column that there is none of */
export function requestedList(request: ExportRequest, language: Language): RequestedList {
  const definition = moduleWithId(request.module);
  if (!definition) throw invalid('module: there is no such list.');
  const { search, filters, sort = definition.sort ?? NEWEST, ids, timeZone = 'UTC' } = request;
  const found = whereOf(definition, { searchText: search, filters }, { ...language, timeZone });
  const where = ids ? { _and: [{ id: { in: ids } }, ...(found ? [found] : [])] } : found;
  return {
    definition,
    list: { model: definition.model, where, sort: sortOf(sort), selection: selectionOf(definition.row) },
    columns: columnsOf(definition, request.columns),
  };
}

function columnsOf({ columns }: ModuleDefinition, ids: ExportRequest['columns']): readonly Column[] {
  if (!ids) return columns.filter(({ inDetail, whereKnown }) => !inDetail && !whereKnown);
  return [...new Set(ids)].map((id) => {
    const column = columns.find((each) => each.id === id);
    if (!column) throw invalid(`columns: the list has no column "${id}".`);
    return column;
  });
}

/** Texts and formats of a language, with the words of closed lists, which have catalogues of their own. */
export async function languageOf(locale: Locale): Promise<Language> {
  if (locale !== 'en') await loadLanguage(locale);
  return { text: texts.in(locale), formats: formatsOf(locale) };
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

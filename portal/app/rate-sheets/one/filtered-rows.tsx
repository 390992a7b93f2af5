import { type ReactNode, useState } from 'react';
import { finder } from '../../../../shared/i18n/fold.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { LONGEST_TEXT } from '../../../../shared/list/list-query.ts';
import type { ListSource } from '../../../../shared/list/list-source.ts';
import { Field } from '../../../../shared/ui/field/field.tsx';
import { TextInput } from '../../../../shared/ui/field/text-input.tsx';
import { ListRows } from '../../admin/list/list-rows.tsx';
import { useSessionList } from '../../admin/list/use-session-list.ts';
import type { ListedRow } from '../api.ts';
import * as s from '../rate-sheets.css.ts';
import { texts } from '../texts/index.ts';
import { type Named, wordsOf } from './row-words.ts';

interface FilteredRowsProps<Row> {
  source: ListSource<ListedRow<Row>>;
  /** Said of a part without rows. */
  empty: string;
  children(rows: readonly ListedRow<Row>[]): ReactNode;
}

/** The rows of a part page by page, and of those loaded the ones with the words that are typed above them. */
export function FilteredRows<Row extends Named>({ source, empty, children }: FilteredRowsProps<Row>) {
  const text = useText(texts);
  const list = useSessionList(source);
  const [words, setWords] = useState('');
  const isFound = finder(words);
  const shown = list.rows.filter((row) => isFound(wordsOf(row)));
  const { rows, total = rows.length } = list;
  return (
    <>
      {rows.length > 0 && (
        <div className={s.filter}>
          <Field label={text('sheets.filter')}>
            <TextInput
              type="search"
              autoComplete="off"
              maxLength={LONGEST_TEXT}
              value={words}
              onText={setWords}
            />
          </Field>
          <p className={s.filterNote} aria-live="polite">
            {words.trim() === ''
              ? text('sheets.loaded', { loaded: rows.length, total })
              : text('sheets.filtered', { shown: shown.length, loaded: rows.length, total })}
          </p>
        </div>
      )}
      <ListRows list={list} forbidden={text('sheets.forbidden')} empty={empty}>
        {children(shown)}
      </ListRows>
    </>
  );
}

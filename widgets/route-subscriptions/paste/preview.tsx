import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { Text } from '../../../shared/i18n/define-texts.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { rowsToDraw } from '../../../shared/ui/menu/list-window.ts';
import { COLUMNS } from '../list/columns.ts';
import { nameOfAtom } from '../reference/reference-state.ts';
import * as s from './paste-dialog.css.ts';
import type { RouteLine } from './recognise.ts';
import { texts } from './texts/index.ts';

/** As in the styles. */
const ROW_HEIGHT = 32;

/** What each line becomes. Of a long list only the rows in sight are in the page. */
export function Preview({ lines }: { lines: readonly RouteLine[] }) {
  const text = useText(texts);
  const nameOf = useAtomValue(nameOfAtom);
  const [scrollTop, setScrollTop] = useState(0);
  const { start, end } = rowsToDraw(lines.length, ROW_HEIGHT, scrollTop);
  const gap = (rows: number) =>
    rows > 0 && (
      // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row without any control
      <tr aria-hidden="true">
        <td colSpan={COLUMNS.length + 2} style={{ height: rows * ROW_HEIGHT }} />
      </tr>
    );
  return (
    <section
      className={s.preview}
      aria-label={text('paste.preview')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled must be reached by the keyboard
      tabIndex={0}
      onScroll={(event) => setScrollTop(event.currentTarget.scrollTop)}
    >
      <table className={s.table} aria-label={text('paste.preview')} aria-rowcount={lines.length + 1}>
        <thead>
          <tr>
            <th scope="col" className={s.lineHead}>
              {text('paste.line')}
            </th>
            {COLUMNS.map((field) => (
              <th key={field} scope="col" className={s.head}>
                {text(`routes.field.${field}`)}
              </th>
            ))}
            <th scope="col" className={s.stateHead}>
              {text('paste.state')}
            </th>
          </tr>
        </thead>
        <tbody>
          {gap(start)}
          {lines.slice(start, end).map((line, n) => (
            <tr key={line.line} aria-rowindex={start + n + 2}>
              <td className={s.cell}>{line.line}</td>
              {COLUMNS.map((field) => {
                const id = line.values[field];
                const shown = id === null ? (line.texts[field] ?? '') : (nameOf(field, id) ?? '');
                return (
                  <td
                    key={field}
                    className={s.cell}
                    data-raw={(id === null && shown !== '') || undefined}
                    title={shown}
                  >
                    {shown}
                  </td>
                );
              })}
              <td className={s.cell} data-state={line.state}>
                {text(stateText(line))}
              </td>
            </tr>
          ))}
          {gap(lines.length - end)}
        </tbody>
      </table>
    </section>
  );
}

function stateText({ state, repeats }: RouteLine): Text {
  if (repeats !== undefined) return texts('paste.state.repeats', { line: String(repeats) });
  return texts(`paste.state.${state}`);
}

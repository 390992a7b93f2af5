import { expect } from '@open-wc/testing';
import type { TestElement } from '../helpers/element/page.ts';
import { settled } from '../helpers/element/settled.ts';
import { waitUntil } from '../helpers/element/wait-until.ts';
import { GridCell } from '../shared/ui/grid/grid-cell.ts';
import { focused, press, type } from '../shared/ui/user-input.ts';

/** The columns of numbers of the three tables, by id; a table that has another one fails. */
export const NUMBER_COLUMNS = {
  rates: [
    ...['minimum', 'normal', '100', '300', '500', '1000'].map((level) => `level ${level}`),
    ...['minTime', 'maxTime', 'maxCapacity'],
  ],
  localCharges: ['kgRate', 'shipmentRate', 'minRate'],
  charges: ['quantity', 'unitCost', 'totalPrice', 'minimumPrice'],
} as const;

/** How each language reads and writes in these columns: what is typed, and what stands there once the cell is left (D-148). */
const CASES = {
  en: {
    read: [
      ['12.25', '12.25'],
      ['1,234.25', '1234.25'],
      ['１２．２５', '12.25'],
    ],
    unclear: '1,234',
    choices: ['1.234', '1234'],
  },
  de: {
    read: [
      ['12,25', '12,25'],
      ['1.234,25', '1234,25'],
      ['12.25', '12,25'],
    ],
    unclear: '1.234',
    choices: ['1,234', '1234'],
  },
  fr: {
    read: [
      ['12,25', '12,25'],
      ['1234,25', '1234,25'],
    ],
    unclear: '1.234',
    choices: ['1,234', '1234'],
  },
} as const;

export const NUMBER_LANGUAGES = Object.keys(CASES) as (keyof typeof CASES)[];

/** Shows an element in a language, which is there once what it says in `words` is another text. */
export async function speak(element: TestElement, locale: string, words: () => string): Promise<void> {
  if (locale === 'en') return;
  const english = words();
  element.setAttribute('locale', locale);
  await waitUntil(() => words() !== english, `the element speaks ${locale}`);
  await settled();
}

const cellIn = (table: HTMLTableElement, column: string): GridCell =>
  new GridCell(table.querySelector<HTMLTableCellElement>(`tbody tr [data-column="${column}"]`)!);

export async function fillCell(table: HTMLTableElement, column: string, text: string): Promise<void> {
  const cell = cellIn(table, column);
  cell.focus();
  cell.select();
  await type(text);
  await press('Tab');
  await settled();
}

/** Types into every column of numbers of a table's first row, which has all of `columns` and no other ones. */
export async function expectNumbersRead(
  tableOf: () => HTMLTableElement,
  columns: readonly string[],
  locale: keyof typeof CASES,
): Promise<void> {
  const cells = [...tableOf().querySelectorAll<HTMLTableCellElement>('tbody tr:first-child td[tabindex]')];
  const numeric = cells.filter((node) => {
    const cell = new GridCell(node);
    cell.focus();
    return cell.control?.inputMode === 'decimal';
  });
  expect(numeric.map(({ dataset }) => dataset.column)).to.deep.equal([...columns]);
  const { read, unclear, choices } = CASES[locale];
  for (const column of columns) {
    for (const [text, shown] of read) {
      await fillCell(tableOf(), column, text);
      expect(cellIn(tableOf(), column).value, `${column} of ${text}`).to.equal(shown);
    }
    await fillCell(tableOf(), column, unclear);
    const cell = cellIn(tableOf(), column);
    expect(cell.value, column).to.equal(unclear);
    expect(cell.getAttribute('aria-invalid'), column).to.equal('true');
    cell.focus();
    const offered = [...cell.node.querySelectorAll('[data-choice]')];
    expect(offered, column).to.have.length(2);
    for (const [n, choice] of choices.entries()) expect(offered[n]!.textContent, column).to.include(choice);
  }
}

/** What a copy or cut of what has the focus puts on the clipboard, with all types. */
export function copied(type: 'copy' | 'cut' = 'copy'): DataTransfer {
  const clipboardData = new DataTransfer();
  focused()?.dispatchEvent(
    new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true, composed: true }),
  );
  return clipboardData;
}

/** The same clipboard, pasted into what has the focus. */
export async function pasteFrom(clipboardData: DataTransfer): Promise<void> {
  focused()?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true, composed: true }),
  );
  await settled();
}

import type { Locator } from 'playwright-core';

/** Columns whose cells have names of their own: the heading above them, and the place below it. */
const BELOW: Readonly<Record<string, readonly [heading: string, place: number]>> = {
  'Min transit time': ['T/Time', 0],
  'Max transit time': ['T/Time', 1],
};

/** The cell below a heading, whose star is only seen, in the row that bears the number. */
function pathOf(column: string, row: number): string {
  const [heading, place] = BELOW[column] ?? [column, 0];
  const before = `ancestor::table/thead/tr[1]/th[translate(normalize-space(.), '*', '') = '${heading}']/preceding-sibling::th`;
  const width = `count(${before}) - count(${before}/@colspan) + sum(${before}/@colspan)`;
  const headings = 'count(ancestor::table/thead/tr)';
  return `xpath=.//tbody/tr[@aria-rowindex - ${headings} = ${row}]/td[count(preceding-sibling::td) = ${width} + ${place}]`;
}

/** A cell of a grid as people work with it: a text, and once it was clicked a control (D-155). */
export interface Cell {
  readonly node: Locator;
  readonly control: Locator;
  /** Goes into it: what it holds is selected then. */
  go(): Promise<void>;
  /** Types over what it holds, at once. */
  fill(text: string): Promise<void>;
  /** Types over what it holds, key by key. */
  type(text: string): Promise<void>;
  press(key: string): Promise<void>;
  /** What stands there, without what is only noted beside it. */
  text(): Promise<string>;
}

/** The cells of a grid by the names of their controls. */
export const cellsOf =
  (grid: Locator) =>
  (column: string, row: number): Cell => {
    const node = grid.locator(pathOf(column, row));
    const control = grid.getByLabel(`${column} row ${row}`, { exact: true });
    const go = async () => {
      await node.click();
      await control.waitFor();
    };
    return {
      node,
      control,
      go,
      async fill(text) {
        await go();
        await control.fill(text);
      },
      async type(text) {
        await go();
        await control.pressSequentially(text);
      },
      press: (key) => control.press(key),
      text: () =>
        node.evaluate((cell) => {
          const texts = [...cell.childNodes].filter((one): one is Text => one instanceof Text);
          return cell.querySelector('input')?.value ?? texts.map(({ data }) => data).join('');
        }),
    };
  };

/** What a person types into the cells of one row, by column, from left to right. */
export async function enterRow(
  cell: ReturnType<typeof cellsOf>,
  row: number,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [column, text] of Object.entries(texts)) {
    await cell(column, row).fill(text);
    await cell(column, row).press('Tab');
  }
}

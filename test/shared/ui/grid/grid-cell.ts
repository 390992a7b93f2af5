import { nameOf } from '../user-input.ts';

/** Cells whose columns share a heading, or have a name of their own. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'T/Time': ['Min transit time', 'Max transit time'],
  'Rate Specific Notes': ['Rate Specific Notes', 'Notes'],
};

/** What the cells under each column are called, in the order of the columns: by the headings, whose stars are only seen. */
export function columnNames(table: Element): (readonly string[])[] {
  const [first, second] = [...table.querySelectorAll('thead tr')];
  const textOf = (heading: Element) => heading.textContent.replaceAll('*', '').trim();
  const below = [...(second?.children ?? [])].map(textOf);
  return [...(first?.querySelectorAll('th') ?? [])].flatMap((heading) => {
    const name = textOf(heading);
    if (heading.scope !== 'colgroup') return [NAMES[name] ?? [name]];
    if (second && heading.rowSpan === 1)
      return below.splice(0, heading.colSpan).map((each) => [`${name} ${each}`]);
    return Array.from({ length: heading.colSpan }, (_, n) => [NAMES[name]?.[n] ?? name]);
  });
}

/** A cell of a grid as its user sees it: a text, and with the focus a control (D-155). */
export class GridCell {
  readonly node: HTMLTableCellElement;
  /** What its control must be called. */
  readonly name: string | undefined;

  constructor(node: HTMLTableCellElement, name?: string) {
    this.node = node;
    this.name = name;
  }

  get control(): HTMLInputElement | null {
    return this.node.querySelector<HTMLInputElement>(':scope > input');
  }

  /** What stands there, without what is only noted or said beside it. */
  get value(): string {
    if (this.control) return this.control.value;
    return [...this.node.childNodes]
      .map((one) => (one.nodeType === Node.TEXT_NODE ? one.nodeValue : ''))
      .join('');
  }

  get readOnly(): boolean {
    return this.control?.readOnly ?? this.node.closest('[aria-readonly=true]') !== null;
  }

  /** Takes the focus into it, whose control must be the one that is expected. */
  focus(): void {
    (this.control ?? this.node).focus();
    const name = nameOf(this.control);
    const { activeElement } = this.node.getRootNode() as ShadowRoot;
    if (activeElement !== this.control || (this.name !== undefined && name !== this.name))
      throw new Error(`The focus is in ${nameOf(activeElement)} instead of ${this.name}.`);
  }

  select(): void {
    this.#there.select();
  }

  get selectionStart(): number | null {
    return this.#there.selectionStart;
  }

  get selectionEnd(): number | null {
    return this.#there.selectionEnd;
  }

  setSelectionRange(start: number, end: number): void {
    this.#there.setSelectionRange(start, end);
  }

  /** Of the control where it has one: cell and control always say the same of what is wrong. */
  getAttribute(name: string): string | null {
    const ofCell = this.node.getAttribute('aria-invalid');
    if (this.control && this.control.getAttribute('aria-invalid') !== ofCell)
      throw new Error(`${this.name} and its control don't agree on whether it is invalid.`);
    return (this.control ?? this.node).getAttribute(name);
  }

  hasAttribute(name: string): boolean {
    return this.getAttribute(name) !== null;
  }

  /** All that is said of it beside its text. */
  get description(): string {
    const root = this.node.getRootNode() as ShadowRoot;
    const ids = this.control?.getAttribute('aria-describedby')?.split(' ') ?? [];
    const marks = this.control ? [] : [...this.node.querySelectorAll(':scope > span[title]')];
    return [
      this.node.ariaDescription,
      ...ids.map((id) => root.getElementById(id)?.textContent),
      ...marks.map((mark) => mark.textContent),
    ]
      .filter(Boolean)
      .join(' ');
  }

  getBoundingClientRect(): DOMRect {
    return this.node.getBoundingClientRect();
  }

  closest<T extends Element = HTMLElement>(selector: string): T | null {
    return this.node.closest<T>(selector);
  }

  get #there(): HTMLInputElement {
    if (!this.control) throw new Error(`${this.name} has no control: the focus is elsewhere.`);
    return this.control;
  }
}

/** The cells of a column that are drawn, by the number of their row. */
export function cellsIn(table: Element, column: string): Map<number, GridCell> {
  const at = columnNames(table).findIndex((names) => names.includes(column));
  if (at < 0) return new Map();
  const headings = table.querySelectorAll('thead tr').length;
  return new Map(
    [...table.querySelectorAll<HTMLTableRowElement>('tbody tr[data-row]')].map((row) => {
      const n = Number(row.getAttribute('aria-rowindex')) - headings;
      const node = row.querySelectorAll('td')[at]!;
      return [n, new GridCell(node, `${column} row ${n}`)];
    }),
  );
}

/** The cell of the first table that has it. */
export function cellOf(tables: readonly Element[], column: string, row: number): GridCell {
  for (const table of tables) {
    const cell = cellsIn(table, column).get(row);
    if (cell) return cell;
  }
  throw new Error(`There is no ${column} row ${row}.`);
}

/** The texts of the rows that are drawn, without those of cells that nobody can be in. */
export const textsIn = (table: Element): string[][] =>
  [...table.querySelectorAll('tbody tr[data-row]')].map((row) =>
    [...row.querySelectorAll<HTMLTableCellElement>('td[data-column]:not([data-output])')].map(
      (node) => new GridCell(node).value,
    ),
  );

/** What a cell is called, as its control is once it has the focus. */
export function cellName(node: Element): string {
  const row = node.closest('tr')!;
  const table = row.closest('table')!;
  const names = columnNames(table)[[...row.querySelectorAll('td')].indexOf(node as HTMLTableCellElement)];
  const n = Number(row.getAttribute('aria-rowindex')) - table.querySelectorAll('thead tr').length;
  return `${names?.[0]} row ${n}`;
}

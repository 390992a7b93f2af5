import { focused, found, nameOf } from '../user-input.ts';
import { cellName, cellOf, cellsIn, type GridCell, textsIn } from './grid-cell.ts';

/** A grid as its user sees it. Looks everything up anew each time. */
export class GridDriver {
  readonly element: HTMLElement;

  constructor(element: HTMLElement) {
    this.element = element;
  }

  all<T extends Element = HTMLElement>(selector: string): T[] {
    return [...(this.element.shadowRoot?.querySelectorAll<T>(selector) ?? [])];
  }

  async ready(): Promise<this> {
    await found(this.element, 'table');
    return this;
  }

  get table(): HTMLTableElement {
    return this.all<HTMLTableElement>('table')[0]!;
  }

  get box(): HTMLElement {
    return this.table.parentElement!;
  }

  /** `cell('Unit Cost', 2)` */
  cell(column: string, row: number): GridCell {
    return cellOf([this.table], column, row);
  }

  button(name: string): HTMLButtonElement {
    const button = this.all<HTMLButtonElement>('button').find((one) => nameOf(one) === name);
    if (!button) throw new Error(`There is no button ${name}.`);
    return button;
  }

  hasButton(name: string): boolean {
    return this.all('button').some((one) => nameOf(one) === name);
  }

  /** The name of what has the focus. */
  get at(): string | undefined {
    return nameOf(focused());
  }

  /** Into a cell as by keyboard: its whole text selected. */
  go(column: string, row: number): void {
    const cell = this.cell(column, row);
    cell.focus();
    cell.select();
  }

  get values(): string[][] {
    return textsIn(this.table);
  }

  /** The texts of a column, top down. */
  column(name: string): string[] {
    return [...cellsIn(this.table, name).values()].map(({ value }) => value);
  }

  /** The names of the cells in the range. */
  get range(): string[] {
    return this.all('td[aria-selected=true]')
      .filter((td) => !td.dataset.output)
      .map(cellName);
  }

  get options(): (string | undefined)[] {
    return this.all('[role=option]').map((option) => option.querySelector('span')?.textContent ?? undefined);
  }

  option(label: string): HTMLElement | undefined {
    return this.all('[role=option]').find((one) => one.querySelector('span')?.textContent === label);
  }

  /** The option that a screen reader follows. */
  get highlighted(): string | undefined {
    const id = focused()?.getAttribute('aria-activedescendant');
    const option = id ? this.element.shadowRoot?.getElementById(id) : undefined;
    return option?.querySelector('span')?.textContent ?? undefined;
  }

  get isMenuOpen(): boolean {
    return focused()?.getAttribute('aria-expanded') === 'true' && this.all('[part=menu]').length === 1;
  }

  get announced(): string {
    return this.all('[aria-live]')
      .map((region) => region.textContent?.trim() ?? '')
      .join('');
  }
}

/** A clipboard event on what has the focus, since a test must not touch the machine's clipboard. */
export function clipboard(type: 'copy' | 'cut' | 'paste', text = ''): { text: string; isOurs: boolean } {
  const clipboardData = new DataTransfer();
  if (text) clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true, composed: true });
  focused()?.dispatchEvent(event);
  return { text: clipboardData.getData('text/plain'), isOurs: event.defaultPrevented };
}

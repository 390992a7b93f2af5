import { waitUntil } from '../../helpers/element/wait-until.ts';
import { focused, nameOf } from './user-input.ts';

/** A combobox as its user sees it. Looks everything up anew each time. */
export class ComboboxDriver {
  readonly element: HTMLElement;

  constructor(element: HTMLElement) {
    this.element = element;
  }

  #all<T extends Element = HTMLElement>(selector: string): T[] {
    return [...(this.element.shadowRoot?.querySelectorAll<T>(selector) ?? [])];
  }

  get input(): HTMLInputElement {
    return this.#all<HTMLInputElement>('input[role=combobox]')[0] as HTMLInputElement;
  }

  get list(): HTMLElement | undefined {
    return this.#all('[role=listbox]')[0];
  }

  get frame(): HTMLElement {
    return this.#all('[part=combobox]')[0] as HTMLElement;
  }

  get menu(): HTMLElement | undefined {
    return this.#all('[part=menu]')[0];
  }

  get isOpen(): boolean {
    return this.input.getAttribute('aria-expanded') === 'true' && this.menu?.checkVisibility() === true;
  }

  /** The rows that are in the page. */
  get rows(): HTMLElement[] {
    return this.#all('[role=option]');
  }

  get labels(): (string | undefined)[] {
    return this.rows.map((row) => row.querySelector('span')?.textContent ?? undefined);
  }

  row(label: string): HTMLElement | undefined {
    return this.rows.find((row) => row.textContent?.startsWith(label));
  }

  /** The label of the highlighted row. */
  get highlighted(): string | undefined {
    const id = this.input.getAttribute('aria-activedescendant');
    const row = id ? this.element.shadowRoot?.getElementById(id) : undefined;
    if (row && row.getAttribute('aria-selected') !== 'true')
      throw new Error(`${id} is not marked as selected`);
    return row?.querySelector('span')?.textContent ?? undefined;
  }

  get chips(): (string | undefined)[] {
    return this.#all('[part=chip]').map((chip) => chip.querySelector('span')?.textContent ?? undefined);
  }

  button(name: string): HTMLButtonElement | undefined {
    return this.#all<HTMLButtonElement>('button').find((button) => nameOf(button) === name);
  }

  /** What the field says is wrong. */
  get error(): string {
    const ids = this.input.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => this.element.shadowRoot?.getElementById(id)?.textContent ?? '').join(' ');
  }

  get announcements(): string[] {
    return this.#all('[aria-live]').map((region) => region.textContent?.trim() ?? '');
  }

  get hasFocus(): boolean {
    return focused() === this.input;
  }

  async open(): Promise<void> {
    this.input.focus();
    this.input.click();
    await waitUntil(() => this.isOpen, 'the menu opens');
  }
}

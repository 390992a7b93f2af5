import { press } from '../user-input.ts';

/**
 * Another application on the same clipboard: what it copies it puts there as spreadsheets do, as text and as a table;
 * what is pasted into it, it keeps as it came. Keys reach it through the real clipboard of the browser's machine.
 */
export class Spreadsheet {
  readonly #area = document.createElement('textarea');
  #copied = { text: '', html: '' };
  #pasted: string | null = null;

  constructor(place: HTMLElement) {
    this.#area.value = 'cells';
    this.#area.addEventListener('copy', (event) => {
      event.clipboardData?.setData('text/plain', this.#copied.text);
      event.clipboardData?.setData('text/html', this.#copied.html);
      event.preventDefault();
    });
    this.#area.addEventListener('paste', (event) => {
      this.#pasted = event.clipboardData?.getData('text/plain') ?? null;
      event.preventDefault();
    });
    place.append(this.#area);
  }

  async copy(text: string, html: string): Promise<void> {
    this.#copied = { text, html };
    this.#area.focus();
    this.#area.select();
    await press('Control+c');
  }

  /** The text on the clipboard. */
  async paste(): Promise<string | null> {
    this.#pasted = null;
    this.#area.focus();
    await press('Control+v');
    return this.#pasted;
  }
}

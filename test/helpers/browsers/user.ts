import { eventually } from '../eventually.ts';
import type { DrivenPage } from './page.ts';

interface Found {
  x: number;
  y: number;
  value: string;
}

/** Somebody at the page, who finds things by their names, also in shadow roots, and has a mouse and a keyboard. */
export function userAt(page: DrivenPage) {
  const control = (selector: string, name: string): Promise<Found> =>
    eventually(() => page.evaluate(locate, selector, name), Boolean) as Promise<Found>;

  const click = async (selector: string, name: string) => {
    const { x, y } = await control(selector, name);
    await page.mouse.click(x, y);
  };
  return {
    click,
    /** Types into the field of that name; what stands there is selected by the click that comes into it. */
    async type(selector: string, name: string, text: string) {
      await click(selector, name);
      await page.keyboard.type(text);
    },
    press: (key: string) => page.keyboard.press(key),
    async sees(text: string) {
      try {
        await eventually(async () => (await page.evaluate(shownTexts)).includes(text));
      } catch {
        throw new Error(`"${text}" is not on the page, but: ${await page.evaluate(shownTexts)}`);
      }
    },
    valueOf: async (selector: string, name: string) => (await control(selector, name)).value,
    /** Until something that can be done or read is there. */
    finds: control,
  };
}

/** The middle of what matches, has that name and can be used, brought into sight. Runs in the page. */
function locate(selector: string, name: string): Found | null {
  const all = (root: ParentNode): Element[] => [
    ...root.querySelectorAll(selector),
    ...[...root.querySelectorAll('*')].flatMap((node) => (node.shadowRoot ? all(node.shadowRoot) : [])),
  ];
  /** As the control of the cell is called, which is there only with the focus: by the heading and the number of the row. */
  const cellName = (cell: HTMLTableCellElement) => {
    const row = cell.closest('tr');
    const headings = [...(cell.closest('table')?.querySelectorAll('thead th') ?? [])].flatMap((heading) => {
      const name = heading.textContent.replace('*', '').trim();
      return name === 'T/Time' ? ['Min transit time', 'Max transit time'] : [name];
    });
    const column = [...(row?.querySelectorAll('td') ?? [])].indexOf(cell);
    return `${headings[column]} row ${Number(row?.getAttribute('aria-rowindex')) - 1}`;
  };
  const nameOf = (node: Element) =>
    (
      (node instanceof HTMLTableCellElement && node.matches('[data-column]') ? cellName(node) : undefined) ??
      node.getAttribute('aria-label') ??
      (node as HTMLInputElement).labels?.[0]?.textContent ??
      node.textContent ??
      ''
    ).trim();
  const node = all(document).find(
    (one) => nameOf(one) === name && !one.matches(':disabled') && one.checkVisibility(),
  );
  if (!node) return null;
  node.scrollIntoView({ block: 'center', inline: 'center' });
  const { left, top, width, height } = node.getBoundingClientRect();
  const field = node.querySelector('input') ?? node;
  const value = 'value' in field ? String(field.value) : field.textContent;
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2), value };
}

/** All texts of the page. Runs in the page. */
function shownTexts(): string {
  const textOf = (root: Node): string =>
    [...root.childNodes]
      .map((node) => {
        const inner = (node as Element).shadowRoot;
        return (
          (node.nodeType === Node.TEXT_NODE ? `${node.nodeValue} ` : '') +
          (inner ? textOf(inner) : '') +
          textOf(node)
        );
      })
      .join('');
  return textOf(document.body);
}

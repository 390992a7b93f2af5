import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { waitUntil } from '../../helpers/element/wait-until.ts';

/** Presses keys one after the other; `Control+z` holds one down. */
export async function press(...keys: readonly string[]): Promise<void> {
  for (const combination of keys) {
    const modifiers = combination.split('+');
    const key = modifiers.pop() as string;
    for (const modifier of modifiers) await sendKeys({ down: modifier });
    await sendKeys({ press: key });
    for (const modifier of modifiers.reverse()) await sendKeys({ up: modifier });
  }
}

export const type = (text: string) => sendKeys({ type: text });

/** A click of the real mouse on the middle of a node, which is scrolled to where it isn't in sight. */
export async function click(node: Element | undefined | null): Promise<void> {
  node?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  await standstill(node);
  await sendMouse({ type: 'click', position: middle(node) });
}

export async function hover(node: Element | undefined | null): Promise<void> {
  await standstill(node);
  await sendMouse({ type: 'move', position: middle(node) });
}

/** A drawer that slides in carries its buttons along: a hand waits until they stand still. */
async function standstill(node: Element | undefined | null): Promise<void> {
  const moving = [...around(node)]
    .flatMap((one) => one.getAnimations())
    .filter(
      ({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    );
  // One that is cancelled is at its end, too.
  await Promise.allSettled(moving.map(({ finished }) => finished));
}

/** A node and all that it is in, through shadow roots. */
function* around(node: Element | undefined | null): Iterable<Element> {
  for (let one = node; one; one = one.parentElement ?? (one.getRootNode() as ShadowRoot).host) yield one;
}

function middle(node: Element | undefined | null): [number, number] {
  if (!node) throw new Error('There is nothing to point at.');
  const { left, top, width, height } = node.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
}

/** What has the focus, through all shadow roots. */
export function focused(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/** Whether a node can be seen whole: within its list, its table and the window, and beneath nothing but its own corner. */
export function isInSight(node: Element | undefined | null): boolean {
  if (!node) return false;
  const { left, right, top, bottom } = node.getBoundingClientRect();
  return [
    [left + 2, top + 2],
    [right - 2, bottom - 2],
  ].every(([x, y]) => {
    const top = (node.getRootNode() as ShadowRoot).elementFromPoint(x!, y!);
    return (
      node.contains(top) || (top?.matches('[data-fill-handle]') && top.parentElement === node.parentElement)
    );
  });
}

/** The heights, px from the top of a list, at which it shows no row: a list of rows has none. */
export function blankPartsOf(list: Element | undefined | null): number[] {
  if (!list) throw new Error('There is no list.');
  const { left, top, height } = list.getBoundingClientRect();
  const places = Array.from({ length: Math.floor(height / 20) }, (_, n) => 10 + n * 20);
  const rowAt = (y: number) => (list.getRootNode() as ShadowRoot).elementFromPoint(left + 20, top + y);
  return places.filter((y) => !rowAt(y)?.closest('[role=option]'));
}

export const nameOf = (node: Element | null | undefined): string | undefined =>
  node?.getAttribute('aria-label') ?? node?.textContent?.trim();

/** Waits for a node inside the element. */
export async function found<T extends Element>(element: HTMLElement, selector: string): Promise<T> {
  await waitUntil(() => element.shadowRoot?.querySelector(selector), selector);
  return element.shadowRoot?.querySelector(selector) as T;
}

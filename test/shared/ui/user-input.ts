import { nextFrame, waitUntil } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';

/** Presses keys one after the other; `Control+z` holds one down. */
export async function press(...keys: readonly string[]): Promise<void> {
  for (const combination of keys) {
    const held = combination.split('+');
    const key = held.pop() as string;
    for (const modifier of held) await sendKeys({ down: modifier });
    await sendKeys({ press: key });
    for (const modifier of held.reverse()) await sendKeys({ up: modifier });
  }
}

export const type = (text: string) => sendKeys({ type: text });

/** A click of the real mouse on the middle of a node. */
export async function click(node: Element | undefined | null): Promise<void> {
  await sendMouse({ type: 'click', position: middle(node) });
}

export async function hover(node: Element | undefined | null): Promise<void> {
  await sendMouse({ type: 'move', position: middle(node) });
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

export const nameOf = (node: Element | null | undefined): string | undefined =>
  node?.getAttribute('aria-label') ?? node?.textContent?.trim();

/** Waits for a node inside the stage. */
export async function found<T extends Element>(stage: HTMLElement, selector: string): Promise<T> {
  await waitUntil(() => stage.shadowRoot?.querySelector(selector), selector);
  return stage.shadowRoot?.querySelector(selector) as T;
}

export async function settled(): Promise<void> {
  await nextFrame();
  await nextFrame();
}

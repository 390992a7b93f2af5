import { expect, nextFrame } from '@open-wc/testing';
import { waitUntil } from './wait-until.ts';

/** An element under test, with whatever properties the test sets on it. */
export type TestElement = HTMLElement & Record<string, unknown>;

/** The node inside the element that has this role or tag and accessible name (its label or text). */
export function find<T extends HTMLElement>(
  element: HTMLElement,
  selector: string,
  name?: string,
): T | undefined {
  const all = element.shadowRoot?.querySelectorAll<T>(selector) ?? [];
  return [...all].find((node) => !name || nameOf(node) === name);
}

function nameOf(node: HTMLElement): string | undefined {
  return node.getAttribute('aria-label') ?? node.textContent?.trim();
}

/** The regions whose changes screen readers say. What comes into the page together with its region may go unheard. */
export const liveRegions = (element: HTMLElement): ReadonlySet<Element> =>
  new Set(element.shadowRoot?.querySelectorAll('[aria-live]'));

/** Whether the node has come into one of the regions. */
export const isHeardIn = (regions: ReadonlySet<Element>, node: Element | undefined): boolean =>
  [...regions].some((region) => region === node?.parentElement?.closest('[aria-live]'));

/** What the message lies over of the tool's heading, texts and controls, by their names or texts. */
export function coveredBy(element: HTMLElement, message: HTMLElement): (string | undefined)[] {
  const over = message.getBoundingClientRect();
  const isCovered = (node: Element) => {
    // The texts themselves: a heading's own box reaches to the far edge of the tool.
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right, top, bottom } = (node.matches('input') ? node : range).getBoundingClientRect();
    return right > left && left < over.right && right > over.left && top < over.bottom && bottom > over.top;
  };
  const all = element.shadowRoot?.querySelectorAll<HTMLElement>(
    'h2, header p, summary, label, input, button, th',
  );
  return [...(all ?? [])].filter((node) => !message.contains(node) && isCovered(node)).map(nameOf);
}

/** Waits until the node is there. */
export async function found<T extends HTMLElement>(
  element: HTMLElement,
  selector: string,
  name?: string,
): Promise<T> {
  await waitUntil(() => find(element, selector, name), `${selector} ${name ?? ''} in <${element.localName}>`);
  return find<T>(element, selector, name) as T;
}

/** Waits until the element has been cleared out after a removal; sets no timer, so that a test can count them. */
export async function gone(element: HTMLElement): Promise<void> {
  for (let frames = 0; frames < 60 && element.shadowRoot?.childElementCount; frames += 1) await nextFrame();
  expect(element.shadowRoot?.childElementCount, 'nodes left in the removed element').to.equal(0);
}

/** The events of one name that the element sends from now on. */
export function record<T>(element: HTMLElement, name: string): CustomEvent<T>[] {
  const events: CustomEvent<T>[] = [];
  element.addEventListener(name, (event) => events.push(event as CustomEvent<T>));
  return events;
}

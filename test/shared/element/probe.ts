import { define } from '../../../shared/element/define.ts';
import { FixtureElement } from '../../helpers/element/fixture-element.ts';
import { find, found, type TestElement } from '../../helpers/element/page.ts';
import { settled } from '../../helpers/element/settled.ts';
import { waitUntil } from '../../helpers/element/wait-until.ts';

export const TAG = 'fp-probe';

/** What a test put into the page, to be taken out after it. */
export const added: Element[] = [];

/** Defines the probe for a suite, and clears the page after each test. */
export function eachProbe(): void {
  before(() => define(TAG, FixtureElement));
  afterEach(async () => {
    for (const node of added.splice(0)) node.remove();
    await settled();
  });
}

/** Puts a probe into the page and waits until it has drawn itself. */
export async function add(markup = `<${TAG}></${TAG}>`): Promise<TestElement> {
  const place = document.createElement('div');
  place.innerHTML = markup;
  document.body.append(place);
  added.push(place);
  const element = place.firstElementChild as TestElement;
  await found(element, 'input');
  return element;
}

export const shown = (element: HTMLElement, name: string) => find(element, 'output', name)?.textContent;

export const shows = (element: HTMLElement, name: string, text: string) =>
  waitUntil(() => shown(element, name) === text, `${name} is ${text}`);

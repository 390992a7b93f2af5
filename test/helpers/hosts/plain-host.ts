import type { PoStyleManagerElement } from '../../../widgets/index.d.ts';
import { hear, ITEMS, type Item, RECORDS, tokenSourceOf } from './host.ts';

const main = document.querySelector('main')!;

/** Made ahead of being put into the page, as scripts without a framework do it. */
function sectionOf({ key, recordId }: Item): HTMLElement {
  const section = document.createElement('section');
  section.ariaLabel = key;
  const element = document.createElement('po-style-manager');
  element.recordType = 'booking';
  setRecord(element, recordId);
  for (const type of ['fp-ready', 'fp-dirty', 'fp-error']) element.addEventListener(type, hear);
  section.append(element);
  return section;
}

function setRecord(element: PoStyleManagerElement, recordId: number): void {
  element.getToken = tokenSourceOf(recordId);
  element.recordId = recordId;
}

function button(name: string, work: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.textContent = name;
  button.addEventListener('click', work);
  return button;
}

function drawPage(): void {
  const [one, two] = ITEMS.map(sectionOf) as [HTMLElement, HTMLElement];
  const tool = one.querySelector('po-style-manager')!;
  main.replaceChildren(
    button('Toggle second', () => (two.isConnected ? two.remove() : main.append(two))),
    button('Swap', () => main.append(one)),
    button('Next record', () => setRecord(tool, RECORDS.next)),
    button('Away', () => main.replaceChildren(button('Back', drawPage))),
    one,
    two,
  );
}

drawPage();

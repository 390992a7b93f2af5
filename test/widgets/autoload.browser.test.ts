import { expect } from '@open-wc/testing';
import type { TestElement } from '../helpers/element/page.ts';
import { settled } from '../helpers/element/settled.ts';
import { waitUntil } from '../helpers/element/wait-until.ts';

const TAG = 'fp-autoloaded';
const added: Element[] = [];

function add<T extends Element>(element: T): T {
  document.body.append(element);
  added.push(element);
  return element;
}

describe('autoload', () => {
  before(() => import('../../widgets/autoload.ts'));

  afterEach(async () => {
    for (const element of added.splice(0)) element.remove();
    await settled();
  });

  it('PROD-05 loads nothing for a page without elements, and an element wherever one is put', async () => {
    add(document.createElement('div')).innerHTML = '<p>Only text</p>';
    const element = document.createElement(TAG) as TestElement;
    element.recordId = 12;
    await settled();
    expect(element.shadowRoot).to.equal(null);

    const outer = document.createElement('div');
    outer.attachShadow({ mode: 'closed' }).append(element);
    add(outer);
    await waitUntil(() => element.shadowRoot?.querySelector('input'), 'it has drawn itself');
    expect(element.getAttribute('record-id')).to.equal('12');
  });
});

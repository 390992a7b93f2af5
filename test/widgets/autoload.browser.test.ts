import { expect, nextFrame } from '@open-wc/testing';

const isDefined = (tag: string) => customElements.get(tag) !== undefined;
const added: Element[] = [];

function add<T extends Element>(element: T): T {
  document.body.append(element);
  added.push(element);
  return element;
}

describe('autoload', () => {
  before(() => import('../../widgets/autoload.ts'));

  afterEach(() => {
    for (const element of added.splice(0)) element.remove();
  });

  it('loads an element when the first one appears deep inside later nodes, and nothing before', async () => {
    const host = add(document.createElement('div'));
    host.innerHTML = '<p>Only text</p>';
    await nextFrame();
    expect(isDefined('fp-autoloaded')).to.equal(false);

    const outer = document.createElement('div');
    outer.attachShadow({ mode: 'open' }).innerHTML = '<section></section>';
    add(outer);
    await nextFrame();
    outer.shadowRoot?.querySelector('section')?.append(document.createElement('fp-autoloaded'));
    await customElements.whenDefined('fp-autoloaded');
    expect(isDefined('fp-autoloaded-later')).to.equal(false);
  });

  it('finds one in the shadow root of an element that the page defines later', async () => {
    add(document.createElement('page-card'));
    await nextFrame();
    customElements.define(
      'page-card',
      class extends HTMLElement {
        constructor() {
          super();
          this.attachShadow({ mode: 'open' }).append(document.createElement('fp-autoloaded-later'));
        }
      },
    );
    await customElements.whenDefined('fp-autoloaded-later');
  });
});

import { expect } from '@open-wc/testing';
import { find, found, record, type TestElement } from '../../helpers/element/page.ts';
import { settled } from '../../helpers/element/settled.ts';
import { waitUntil } from '../../helpers/element/wait-until.ts';
import { add, added, eachProbe, TAG } from './probe.ts';

/** Each text of the element in two elements, as the translators of browsers write them. */
function translate(root: ShadowRoot): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const all: Node[] = [];
  while (texts.nextNode()) all.push(texts.currentNode);
  for (const text of all) {
    const outer = document.createElement('font');
    outer.append(Object.assign(document.createElement('font'), { textContent: `[${text.textContent}]` }));
    text.parentNode?.replaceChild(outer, text);
  }
}

describe('defineElement, on strange pages', () => {
  eachProbe();

  it('asks translators to leave its texts, which have languages of their own', async () => {
    const element = await add();
    expect((await found(element, '[part~=root]')).translate).to.equal(false);
  });

  it('shows what changes after a translator of the browser has replaced its texts', async () => {
    const element = await add();
    await found(element, 'button', 'Count 0');
    translate(element.shadowRoot!);
    await settled();
    (await found(element, 'button', 'Count 0')).click();
    await found(element, 'button', 'Count 1');
    expect(element.shadowRoot?.querySelector('font')).to.equal(null);
  });

  it('a translator that takes no for no answer is let be', async () => {
    const element = await add();
    for (let n = 0; n < 4; n += 1) {
      translate(element.shadowRoot!);
      await settled();
    }
    expect(element.shadowRoot?.querySelector('font')).to.not.equal(null);
  });

  it('loads its data again on a page that comes back from the browser’s cache', async () => {
    const element = await add(`<${TAG} record-id="5"></${TAG}>`);
    const ready = record(element, 'fp-ready');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitUntil(() => ready.length === 1, 'another load');
  });

  it('keeps unsaved work on a page that comes back from the browser’s cache', async () => {
    const element = await add();
    (await found(element, 'button', 'Count 0')).click();
    await found(element, 'button', 'Count 1');
    const ready = record(element, 'fp-ready');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await settled();
    expect(ready).to.deep.equal([]);
    expect(find(element, 'button', 'Count 1')).to.not.equal(undefined);
  });

  it('says so where scripts of the page have replaced functions of the language, and works again without these', async () => {
    const { reduce } = Array.prototype;
    const { error } = console;
    const errors: CustomEvent<{ code: string }>[] = [];
    const onError = (event: Event) => errors.push(event as CustomEvent<{ code: string }>);
    document.addEventListener('fp-error', onError);
    // React reports what the boundary caught; here it is what the test is about.
    console.error = () => undefined;
    const place = document.createElement('div');
    added.push(place);
    document.body.append(place);
    // As Prototype.js did.
    Array.prototype.reduce = function first(this: unknown[]) {
      return this.length > 1 ? this : this[0];
    } as typeof reduce;
    place.innerHTML = `<${TAG}></${TAG}>`;
    const element = place.firstElementChild as TestElement;
    const alert = await found(element, '[role=alert]').finally(() => {
      Array.prototype.reduce = reduce;
    });
    console.error = error;
    document.removeEventListener('fp-error', onError);
    expect(alert.textContent).to.contain('(Array.prototype.reduce)');
    expect(getComputedStyle(alert).borderStyle).to.equal('solid');
    expect(errors.map(({ detail }) => detail.code)).to.deep.equal(['page-scripts']);
    (await found(element, 'button', 'Try again')).click();
    await found(element, 'input');
  });
});

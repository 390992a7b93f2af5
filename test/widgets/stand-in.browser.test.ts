import { expect, oneEvent } from '@open-wc/testing';
import { COMMON_ATTRIBUTES, COMMON_PROPERTIES } from '../../shared/element/attributes.ts';
import { define } from '../../shared/element/define.ts';
import { defineStandIn } from '../../widgets/stand-in.ts';
import { declaration } from '../helpers/element/fixture-declaration.ts';
import { FixtureElement } from '../helpers/element/fixture-element.ts';
import { find, found, record, type TestElement } from '../helpers/element/page.ts';
import { settled } from '../helpers/element/settled.ts';
import { waitUntil } from '../helpers/element/wait-until.ts';

const NAMES = {
  attributes: Object.keys({ ...COMMON_ATTRIBUTES, ...declaration.attributes }),
  properties: [...COMMON_PROPERTIES, ...declaration.properties],
  methods: ['reload', ...declaration.methods],
};

let count = 0;
const added: Element[] = [];

/** A tag with a stand-in whose code is there when `arrive` is called, or fails with `fail`; `asked` counts. */
function tagOf() {
  count += 1;
  const tag = `fp-stand-in-${count}`;
  const requests: PromiseWithResolvers<void>[] = [];
  defineStandIn(tag, NAMES, () => {
    const request = Promise.withResolvers<void>();
    requests.push(request);
    return request.promise;
  });
  return {
    tag,
    asked: () => requests.length,
    arrive() {
      define(tag, class extends FixtureElement {});
      requests.at(-1)?.resolve();
    },
    async fail() {
      requests.at(-1)?.reject(new TypeError('blocked'));
      await settled();
    },
  };
}

const create = (tag: string) => document.createElement(tag) as TestElement;

function add<T extends Element>(element: T): T {
  document.body.append(element);
  added.push(element);
  return element;
}

const shown = (element: HTMLElement, name: string) => find(element, 'output', name)?.textContent;

describe('defineStandIn', () => {
  afterEach(async () => {
    for (const node of added.splice(0)) node.remove();
    await settled();
  });

  it('has every property as frameworks look for it: in the element, with a setter on its prototype', () => {
    const element = create(tagOf().tag);
    for (const name of [...NAMES.attributes, ...NAMES.properties]) {
      expect(name in element, name).to.equal(true);
      const accessor = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), name);
      expect(accessor?.set, name).to.be.a('function');
    }
    expect(element.recordId).to.equal(null);
    expect((element.reload as () => unknown)()).to.equal(undefined);
  });

  it('asks for the code when the first one is put into a page, once', async () => {
    const { tag, asked } = tagOf();
    const element = create(tag);
    expect(asked()).to.equal(0);
    add(element);
    add(create(tag));
    await settled();
    expect(asked()).to.equal(1);
  });

  it('gives the element what was set before its code was there: properties, attributes and listeners', async () => {
    const { tag, arrive } = tagOf();
    const element = create(tag);
    const options = ['red'];
    element.recordId = 7;
    element.options = options;
    element.fetcher = window.fetch;
    element.setAttribute('record-type', 'booking');
    const ready = record(element, 'fp-ready');
    add(element);
    element.profile = true;
    arrive();
    await found(element, 'input');
    expect(shown(element, 'Record')).to.equal('7');
    expect(shown(element, 'Options')).to.equal('red');
    expect(shown(element, 'Profile')).to.equal('profile');
    expect([element.recordType, element.fetcher]).to.deep.equal(['booking', window.fetch]);
    expect(element.getAttribute('record-id')).to.equal('7');
    expect(Object.keys(element)).not.to.contain('recordId');
    await waitUntil(() => ready.length === 1, 'it is ready');
    expect(element).to.be.instanceOf(FixtureElement);
  });

  it('follows properties and attributes afterwards, and works as one that was defined at once', async () => {
    const { tag, arrive } = tagOf();
    const [early, waiting] = [create(tag), add(create(tag))];
    arrive();
    await found(waiting, 'input');
    const late = create(tag);
    for (const element of [early, waiting, late]) {
      element.recordId = 1;
      if (!element.isConnected) add(element);
      await found(element, 'input');
      element.setAttribute('record-id', '13');
      await waitUntil(() => shown(element, 'Record') === '13', 'the attribute counts');
      element.recordId = 14;
      await waitUntil(() => shown(element, 'Record') === '14', 'the property counts');
      expect((element.recordOf as (prefix: string) => string)('No. ')).to.equal('No. 14');
      const root = element.shadowRoot?.firstElementChild;
      document.body.prepend(element);
      await settled();
      expect(element.shadowRoot?.firstElementChild).to.equal(root);
      element.remove();
      await waitUntil(() => element.shadowRoot?.childElementCount === 0, 'it is cleared');
    }
  });

  it('lets the later of attribute and property count, whichever it is', async () => {
    const { tag, arrive } = tagOf();
    const [attributeLast, propertyLast] = [create(tag), create(tag)];
    attributeLast.recordId = 1;
    attributeLast.setAttribute('record-id', '2');
    propertyLast.setAttribute('record-id', '1');
    propertyLast.recordId = 2;
    for (const element of [attributeLast, propertyLast]) add(element);
    arrive();
    for (const element of [attributeLast, propertyLast]) {
      await found(element, 'input');
      expect(shown(element, 'Record')).to.equal('2');
    }
  });

  it('takes over what a page set before the autoloader ran', async () => {
    const tag = `fp-stand-in-${count + 1}`;
    const element = create(tag);
    element.recordId = 7;
    element.setAttribute('record-id', '6');
    add(element);
    const { arrive } = tagOf();
    expect(element.recordId).to.equal(7);
    arrive();
    await found(element, 'input');
    expect(shown(element, 'Record')).to.equal('7');
  });

  it('leaves one alone that was taken out while its code was loaded, and finishes it when it is put back', async () => {
    const { tag, arrive } = tagOf();
    const element = add(create(tag));
    element.remove();
    arrive();
    await settled();
    expect(element.shadowRoot).to.equal(null);
    add(element);
    await found(element, 'input');
  });

  it('shows that the code could not be had, in the language of the element, and tries again', async () => {
    const { tag, asked, arrive, fail } = tagOf();
    const [english, german] = [create(tag), create(tag)];
    german.setAttribute('locale', 'de-CH');
    english.recordId = 7;
    const errors = record<{ code: string; message: string; cause: unknown }>(german, 'fp-error');
    add(english);
    add(german);
    await fail();
    expect(find(english, '[role=alert]')?.textContent).to.contain('This tool could not be loaded.');
    const [error] = errors;
    expect(error?.detail.code).to.equal('load');
    expect(error?.detail.cause).to.be.instanceOf(TypeError);
    expect(error?.bubbles && error.composed).to.equal(true);
    expect(find(german, '[role=alert]')?.textContent).to.contain(error?.detail.message);
    expect(error?.detail.message).to.contain('konnte nicht geladen werden');
    await expect(english).to.be.accessible();

    (await found(english, 'button', 'Try again')).click();
    expect(asked()).to.equal(2);
    expect(find(german, '[role=alert]')).to.equal(undefined);
    arrive();
    for (const element of [english, german]) {
      await found(element, 'input');
      expect(find(element, '[role=alert]')).to.equal(undefined);
    }
    expect(shown(english, 'Record')).to.equal('7');
  });

  it('tries again by itself when another one is put into the page', async () => {
    const { tag, asked, fail } = tagOf();
    const first = add(create(tag));
    await fail();
    add(create(tag));
    expect(asked()).to.equal(2);
    const failed = oneEvent(first, 'fp-error');
    await fail();
    await failed;
  });

  it('keeps the first code where two bundles bring one', async () => {
    const { tag, arrive } = tagOf();
    const element = add(create(tag));
    arrive();
    arrive();
    await found(element, 'input');
    expect(element.shadowRoot?.childElementCount).to.equal(1);
  });
});

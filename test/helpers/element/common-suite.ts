import { expect, oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { addToFrame, openFrame } from './frame.ts';
import { watchLeaks } from './leaks.ts';
import { localeSuite } from './locale-suite.ts';
import { find, found, gone, record, type TestElement } from './page.ts';
import { settled } from './settled.ts';
import { waitUntil } from './wait-until.ts';

export interface CommonSuite {
  tag: string;
  /** `import entry from 'entry:../../widgets/tool/define.ts'` */
  entry: string;
  /** Sets what the element needs to get ready: attributes, `fetcher`, `getToken`. Must not need a page. */
  prepare?(element: TestElement): void;
  /** One attribute of the element's own with the value its property must have, e.g. `record-id`, `recordId`, 12. */
  attribute?: { name: string; property: string; text: string; value: unknown; empty: unknown };
  /** A field, or a cell of a grid, that takes typed text once the element is ready: selector in the shadow root. */
  field?: string;
  /** A tag that the element draws; the suite makes it fail to see what a broken render looks like. */
  drawn?: string;
  /** Puts the element into the states in which it must be accessible, besides the first one. */
  states?: Record<string, (element: TestElement) => Promise<void> | void>;
}

/** What every element of the product must hold, run by each element's own test file. */
export function commonElementSuite(suite: CommonSuite): void {
  const { tag, entry, attribute, field, drawn = 'input', states = {} } = suite;
  const prepare = suite.prepare ?? (() => undefined);
  const added: Element[] = [];

  const create = () => {
    const element = document.createElement(tag) as TestElement;
    prepare(element);
    return element;
  };
  const add = async (element = create()) => {
    added.push(element);
    const ready = oneEvent(element, 'fp-ready');
    document.body.append(element);
    await ready;
    return element;
  };
  const place = () => {
    const there = document.createElement('section');
    document.body.append(there);
    added.push(there);
    return there;
  };

  describe(`<${tag}> as an element`, () => {
    before(async () => {
      await import(entry);
    });

    afterEach(async () => {
      const elements = added.splice(0);
      for (const node of elements) node.remove();
      await settled();
    });

    it('is defined, and a second definition changes nothing', async () => {
      const first = customElements.get(tag);
      await import(`${entry}?again`);
      expect(customElements.get(tag)).to.equal(first);
    });

    it('draws nothing while it is in no page', async () => {
      const element = create();
      await settled();
      expect(element.shadowRoot?.childElementCount).to.equal(0);
    });

    if (attribute) {
      const { name, property, text, value, empty } = attribute;
      it(`reads ${name}, reflects ${property}, and forgets a removed attribute`, () => {
        const element = document.createElement(tag) as TestElement;
        element.setAttribute(name, text);
        expect(element[property]).to.equal(value);
        element.removeAttribute(name);
        expect(element[property]).to.equal(empty);
        element[property] = value;
        expect(element.getAttribute(name)).to.equal(text);
      });

      it('takes properties that were set before it was upgraded', async () => {
        const page = document.implementation.createHTMLDocument();
        const element = page.createElement(tag) as TestElement;
        element[property] = value;
        expect(element.shadowRoot).to.equal(null);
        place().append(element);
        customElements.upgrade(element);
        expect(element[property]).to.equal(value);
        expect(Object.hasOwn(element, property)).to.equal(false);
      });
    }

    it('keeps its nodes and what was typed when it is moved', async () => {
      const element = await add();
      const root = element.shadowRoot?.firstElementChild;
      const input = field ? await found(element, field) : undefined;
      input?.focus();
      if (input) await sendKeys({ type: 'typed' });
      place().append(element);
      await settled();
      expect(element.shadowRoot?.firstElementChild).to.equal(root);
      if (input) expect(find(element, field as string)).to.equal(input);
      if (input) expect(textIn(input)).to.contain('typed');
      const there = place();
      if ('moveBefore' in there) there.moveBefore(element, null);
      await settled();
      expect(element.shadowRoot?.firstElementChild).to.equal(root);
    });

    it('clears out when it is removed and works again when it is put back', async () => {
      const element = await add();
      element.remove();
      await gone(element);
      await add(element);
      expect(element.shadowRoot?.childElementCount).to.equal(1);
    });

    it('leaves a second one on the page alone', async () => {
      const [one, other] = [await add(), await add()];
      if (field) {
        (await found(one, field)).focus();
        await sendKeys({ type: 'mine' });
        expect(textIn(await found(other, field))).not.to.contain('mine');
      }
      one.remove();
      await gone(one);
      expect(other.shadowRoot?.childElementCount).to.equal(1);
    });

    it('leaves no listener and no timer behind', async () => {
      const cycle = async () => {
        const element = await add();
        element.remove();
        await gone(element);
        await settled();
      };
      // React and the shared caches of the page set up once what they keep.
      await cycle();
      const leaks = watchLeaks();
      try {
        await cycle();
        expect(leaks.listeners()).to.deep.equal([]);
        expect(leaks.timers()).to.deep.equal([]);
      } finally {
        leaks.stop();
      }
    });

    it('stays below whatever the page lays over it', async () => {
      const layer = place();
      Object.assign(layer.style, { position: 'fixed', inset: '0', zIndex: '1' });
      const element = await add();
      const isOver = (node: Element) => {
        const { x, y, width, height } = node.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2) === element;
      };
      expect([...(element.shadowRoot?.querySelectorAll('*') ?? [])].filter(isOver)).to.deep.equal([]);
    });

    it('adds no node and no global name to the page', async () => {
      const names = Object.getOwnPropertyNames(window);
      const head = document.head.childElementCount;
      const body = document.body.childElementCount;
      await add();
      expect(Object.getOwnPropertyNames(window)).to.deep.equal(names);
      expect(document.head.childElementCount).to.equal(head);
      expect(document.body.childElementCount).to.equal(body + 1);
    });

    it('shows a failed render inside itself, says so, and recovers', async () => {
      const healthy = await add();
      const broken = create();
      added.push(broken);
      const repair = breakTag(drawn);
      const failure = oneEvent(broken, 'fp-error');
      document.body.append(broken);
      const { detail } = await failure;
      repair();
      expect(detail.code).to.equal('render');
      expect(detail.cause).to.be.an('error');
      expect(find(broken, '[role=alert]')?.textContent).to.contain(detail.message);
      expect(find(healthy, '[role=alert]')).to.equal(undefined);
      const ready = oneEvent(broken, 'fp-ready');
      (await found(broken, 'button', 'Try again')).click();
      await ready;
      expect(find(broken, 'button', 'Try again')).to.equal(undefined);
    });

    if (field) {
      it("keeps typing from the page's hotkeys", async () => {
        const element = await add();
        const pressed: string[] = [];
        const hotkeys = (event: KeyboardEvent) => pressed.push(`${event.type} ${event.key}`);
        document.addEventListener('keydown', hotkeys);
        document.addEventListener('keyup', hotkeys);
        try {
          (await found(element, field)).focus();
          await sendKeys({ type: 'k/' });
          await sendKeys({ press: 'ArrowLeft' });
          expect(pressed).to.deep.equal([]);
          await sendKeys({ press: 'Tab' });
          expect(pressed).to.contain('keydown Tab');
        } finally {
          document.removeEventListener('keydown', hotkeys);
          document.removeEventListener('keyup', hotkeys);
        }
      });
    }

    it('is accessible', async () => {
      await expect(await add()).to.be.accessible();
    });

    for (const [name, enter] of Object.entries(states)) {
      it(`is accessible ${name}`, async () => {
        const element = await add();
        await enter(element);
        await settled();
        await expect(element).to.be.accessible();
      });
    }

    it('works under a strict content security policy with trusted types', async () => {
      const frame = await openFrame('strict', entry);
      try {
        const element = await addToFrame(frame, tag, prepare);
        for (const enter of Object.values(states)) await enter(element);
        expect(frame.violations()).to.deep.equal([]);
        expect(element.shadowRoot?.querySelectorAll('style')).to.have.length(0);
        expect(rootStyle(element).fontSize).to.equal('14px');
      } finally {
        frame.close();
      }
    });

    it('looks the same on a hostile page', async () => {
      const frame = await openFrame('hostile', entry);
      try {
        const element = await addToFrame(frame, tag, prepare);
        const host = frame.page.defaultView?.getComputedStyle(element);
        expect(host?.opacity).to.equal('1');
        expect(host?.visibility).to.equal('visible');
        expect(host?.display).to.equal('block');
        expect(host?.transform).to.equal('none');
        const { fontSize, color, letterSpacing, textTransform, direction } = rootStyle(element);
        const calm = { fontSize, letterSpacing, textTransform, direction };
        expect(calm).to.deep.equal({
          fontSize: '14px',
          letterSpacing: 'normal',
          textTransform: 'none',
          direction: 'ltr',
        });
        expect(color).not.to.equal('rgb(255, 0, 0)');
      } finally {
        frame.close();
      }
    });

    it('sends bubbling, composed events', async () => {
      const seen: Event[] = [];
      const note = (event: Event) => seen.push(event);
      document.addEventListener('fp-ready', note);
      const element = await add();
      document.removeEventListener('fp-ready', note);
      expect(seen.map((event) => event.target)).to.deep.equal([element]);
      expect(seen[0]?.composed).to.equal(true);
    });

    localeSuite({ create, add });

    it('loads again when it is told to', async () => {
      const element = await add();
      const asked = record(element, 'fp-reload');
      const ready = record(element, 'fp-ready');
      (element as unknown as { reload(): void }).reload();
      await waitUntil(() => ready.length === 1, 'the element is ready again');
      expect(asked).to.have.length(0);
    });
  });
}

/** What stands in a field, or in a cell of a grid, which has its control only with the focus. */
function textIn(node: HTMLElement): string {
  const control = node instanceof HTMLTableCellElement ? node.querySelector('input') : node;
  return control && 'value' in control ? String(control.value) : (node.textContent ?? '');
}

function rootStyle(element: HTMLElement): CSSStyleDeclaration {
  const root = element.shadowRoot?.querySelector('[part~=root]') as HTMLElement;
  return (element.ownerDocument.defaultView as Window).getComputedStyle(root);
}

/** Makes the page refuse to create nodes of one tag until the returned function is called. */
function breakTag(tag: string): () => void {
  const { createElement } = Document.prototype;
  const { error } = console;
  // React reports what the boundary caught; here it is what the test is about.
  console.error = () => undefined;
  Document.prototype.createElement = function create(
    this: Document,
    name: string,
    ...rest: [ElementCreationOptions?]
  ) {
    if (name === tag) throw new Error(`No <${tag}> today`);
    return createElement.call(this, name, ...rest);
  } as typeof createElement;
  return () => {
    Document.prototype.createElement = createElement;
    console.error = error;
  };
}

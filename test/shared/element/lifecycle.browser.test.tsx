import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { createRoot } from 'react-dom/client';
import { define } from '../../../shared/element/define.ts';
import { FixtureElement } from '../../helpers/element/fixture-element.ts';
import { find, found, gone, record, type TestElement } from '../../helpers/element/page.ts';
import { settled } from '../../helpers/element/settled.ts';
import { waitUntil } from '../../helpers/element/wait-until.ts';
import { add, added, eachProbe, shows, TAG } from './probe.ts';

type FixtureMethods = { recordOf(prefix: string): string | undefined };

describe('defineElement, its life', () => {
  eachProbe();

  it('mounts nothing while detached, whatever is set', async () => {
    const element = document.createElement(TAG) as TestElement;
    element.setAttribute('record-id', '3');
    element.options = ['x'];
    await settled();
    expect(element.shadowRoot?.childElementCount).to.equal(0);
    document.body.append(element);
    added.push(element);
    await shows(element, 'Record', '3');
  });

  it('keeps typed text and state when it is moved, in both ways', async () => {
    const element = await add();
    const input = await found<HTMLInputElement>(element, 'input');
    input.focus();
    await sendKeys({ type: 'half a sentence' });
    (await found(element, 'button', 'Count 0')).click();
    await found(element, 'button', 'Count 1');
    const there = document.createElement('div');
    document.body.append(there);
    added.push(there);
    there.append(element);
    await settled();
    expect(find(element, 'input')).to.equal(input);
    expect(input.value).to.equal('half a sentence');
    expect(find(element, 'button', 'Count 1')).to.not.equal(undefined);
    if (!('moveBefore' in there)) return;
    input.focus();
    document.body.moveBefore(element, null);
    added.push(element);
    await settled();
    expect(find(element, 'input')).to.equal(input);
    expect(element.shadowRoot?.activeElement).to.equal(input);
  });

  it('is a new load when it comes back after a removal', async () => {
    const element = await add(`<${TAG} record-id="5"></${TAG}>`);
    (await found(element, 'button', 'Count 0')).click();
    await found(element, 'button', 'Count 1');
    element.remove();
    await gone(element);
    element.recordId = 6;
    const ready = record(element, 'fp-ready');
    document.body.append(element);
    added.push(element);
    await found(element, 'button', 'Count 0');
    await shows(element, 'Record', '6');
    expect(ready).to.have.length(1);
  });

  it('disappears with a React parent without an error', async () => {
    const errors: unknown[] = [];
    const { error } = console;
    console.error = (...all: unknown[]) => errors.push(all);
    try {
      const place = document.createElement('div');
      document.body.append(place);
      added.push(place);
      const parent = createRoot(place);
      const Tag = TAG as 'div';
      parent.render(<Tag />);
      await waitUntil(() => place.firstElementChild, 'the parent has drawn the element');
      const element = place.firstElementChild as TestElement;
      await found(element, 'input');
      parent.render(null);
      await gone(element);
      parent.unmount();
      expect(errors).to.deep.equal([]);
    } finally {
      console.error = error;
    }
  });

  it('keeps each element its own state', async () => {
    const [one, other] = [await add(), await add()];
    (await found(one, 'button', 'Count 0')).click();
    await found(one, 'button', 'Count 1');
    expect(find(other, 'button', 'Count 0')).to.not.equal(undefined);
  });

  it('focuses its first field', async () => {
    const element = await add();
    element.focus();
    expect(element.shadowRoot?.activeElement).to.equal(find(element, 'input'));
  });

  it('answers its methods while it is in a page', async () => {
    const element = await add(`<${TAG} record-id="4"></${TAG}>`);
    const { recordOf } = element as unknown as FixtureMethods;
    expect(recordOf.call(element, 'No. ')).to.equal('No. 4');
    element.remove();
    await gone(element);
    expect(recordOf.call(element, 'No. ')).to.equal(undefined);
  });

  it('keeps the first definition of a tag and says so', () => {
    const warnings: unknown[] = [];
    const { warn } = console;
    console.warn = (text: unknown) => warnings.push(text);
    try {
      define(TAG, FixtureElement);
      expect(warnings).to.deep.equal([]);
      define(TAG, class extends FixtureElement {});
    } finally {
      console.warn = warn;
    }
    expect(customElements.get(TAG)).to.equal(FixtureElement);
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.contain(`<${TAG}>`);
  });
});

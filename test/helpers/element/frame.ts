import type { TestElement } from './page.ts';

/** A page of its own around an element: see `frame-pages.mjs`. */
export interface Frame {
  page: Document;
  /** Broken rules of the content security policy, as the page's own listener saw them. */
  violations(): string[];
  close(): void;
}

export async function openFrame(kind: 'strict' | 'hostile', entry: string): Promise<Frame> {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'width: 900px; height: 700px';
  frame.src = `/__frame/${kind}?entry=${encodeURIComponent(new URL(entry, location.href).pathname)}`;
  const loaded = new Promise((done) => frame.addEventListener('load', done, { once: true }));
  document.body.append(frame);
  await loaded;
  const view = frame.contentWindow as Window & { violations?: string[] };
  return {
    page: view.document,
    violations: () => view.violations ?? ['the page recorded nothing'],
    close: () => frame.remove(),
  };
}

export async function addToFrame(
  frame: Frame,
  tag: string,
  prepare: (element: TestElement) => void,
): Promise<TestElement> {
  const element = frame.page.createElement(tag) as TestElement;
  prepare(element);
  const ready = new Promise((done) => element.addEventListener('fp-ready', done, { once: true }));
  frame.page.body.append(element);
  await ready;
  return element;
}

import { loaders } from 'elements:loaders';

/**
 * Loads an element's code when the first one of its tag appears: in the page, in nodes added later, and in open
 * shadow roots. One is missed only when it stands in the shadow root that a plain element got after it was inserted.
 * The addresses of the parts are relative to this module's own, so the bundle works from any folder and origin.
 */
const started = new Set<string>();

const observer = new MutationObserver((records) => {
  for (const { addedNodes } of records) for (const node of addedNodes) visit(node);
});

function load(tag: string) {
  if (started.has(tag)) return;
  started.add(tag);
  loaders[tag]?.().catch((error: unknown) => {
    // The next one of this tag tries again: the network may be back.
    started.delete(tag);
    console.error(`<${tag}> could not be loaded`, error);
  });
}

function watch(root: Node) {
  observer.observe(root, { childList: true, subtree: true });
  visit(root);
}

function meet(element: Element) {
  const tag = element.localName;
  if (Object.hasOwn(loaders, tag)) load(tag);
  else if (element.shadowRoot) watch(element.shadowRoot);
  else if (element.matches(':not(:defined)')) {
    customElements.whenDefined(tag).then(() => element.shadowRoot && watch(element.shadowRoot));
  }
}

function visit(node: Node) {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_ELEMENT);
  if (node instanceof Element) meet(node);
  while (walker.nextNode()) meet(walker.currentNode as Element);
}

watch(document);

import type { JSHandle, Page } from 'playwright-core';

/** A control that takes typed text, or a cell of a grid, which has one once it has the focus (D-155). */
export interface TextControl {
  /** Its accessible name; of a grid's cell without the number of its row. */
  readonly name: string;
  readonly node: JSHandle<HTMLElement>;
}

/** Takes the focus there, and gives the control that has it then. */
export async function enterControl({ node }: TextControl): Promise<JSHandle<HTMLInputElement>> {
  return node.evaluateHandle((place) => {
    place.focus();
    return (place.matches('td') ? place.querySelector('input') : place) as HTMLInputElement;
  });
}

/**
 * The text controls in sight of the page and of the elements on it, each name once: the cells of a column are alike. Over a
 * dialog only its own.
 */
export async function textControlsOf(page: Page): Promise<TextControl[]> {
  const found = await page.evaluateHandle(() => {
    const OTHER_KINDS = ['checkbox', 'radio', 'file', 'range', 'button', 'submit', 'hidden', 'password'];
    const all = (root: ParentNode): HTMLElement[] =>
      [...root.querySelectorAll<HTMLElement>('*')].flatMap((node) => [
        ...(node.matches('input:not(td *), textarea, [role=gridcell][tabindex]') ? [node] : []),
        ...(node.shadowRoot ? all(node.shadowRoot) : []),
      ]);
    const controlOf = (node: HTMLElement) => {
      if (node.matches('td')) node.focus();
      return (node.matches('td') ? node.querySelector('input') : node) as HTMLInputElement | null;
    };
    const nameOf = (node: HTMLElement) => {
      const control = controlOf(node)!;
      const name = control.ariaLabel ?? control.labels?.[0]?.textContent ?? control.placeholder;
      return name.replace(/\s*\*$/, '').trim();
    };
    const isUsable = (node: HTMLElement) => {
      const control = node.checkVisibility() ? controlOf(node) : null;
      return control && !OTHER_KINDS.includes(control.type) && !control.readOnly && !control.disabled;
    };
    const usable = all(document).filter(isUsable);
    const inDialog = usable.filter((node) => node.closest('dialog:modal'));
    const byName = new Map(
      (inDialog.length > 0 ? inDialog : usable).map((node) => [nameOf(node).replace(/ row \d+$/, ''), node]),
    );
    return [...byName].map(([name, node]) => ({ name, node }));
  });
  const count = await found.evaluate((list) => list.length);
  return Promise.all(
    Array.from({ length: count }, async (_, index) => ({
      name: await found.evaluate((list, at) => list[at]!.name, index),
      node: await found.evaluateHandle((list, at) => list[at]!.node, index),
    })),
  );
}

/** What has changed on the page since, in elements too, but for the text of the control. */
export async function watchChanges(
  page: Page,
  control: JSHandle<HTMLInputElement>,
): Promise<{ changes(): Promise<string[]>; stop(): Promise<void> }> {
  const watch = await page.evaluateHandle((own) => {
    const records: MutationRecord[] = [];
    const observer = new MutationObserver((more) => records.push(...more));
    const observe = (root: Node & ParentNode) => {
      observer.observe(root, {
        subtree: true,
        childList: true,
        attributes: true,
        attributeOldValue: true,
        characterData: true,
      });
      for (const node of root.querySelectorAll('*')) if (node.shadowRoot) observe(node.shadowRoot);
    };
    observe(document);
    const shown = (node: Node) =>
      (node instanceof Element ? node : node.parentElement)?.outerHTML.slice(0, 200);
    const isOwnText = ({ type, target, attributeName }: MutationRecord) =>
      own.contains(target) && (type !== 'attributes' || attributeName === 'value');
    /** React takes the name of an input away and gives it back whenever it is drawn. */
    const isBack = ({ type, target, attributeName, oldValue }: MutationRecord) =>
      type === 'attributes' &&
      (attributeName === 'name' || (target as Element).getAttribute(attributeName!) === oldValue);
    return {
      changes: () => {
        records.push(...observer.takeRecords());
        return records
          .splice(0)
          .filter((record) => !isOwnText(record) && !isBack(record))
          .map(({ type, target, attributeName }) => `${type} ${attributeName ?? ''} ${shown(target)}`);
      },
      stop: () => observer.disconnect(),
    };
  }, control);
  return {
    changes: () => watch.evaluate(({ changes }) => changes()),
    stop: () => watch.evaluate(({ stop }) => stop()),
  };
}

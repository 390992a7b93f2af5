/** What is pressed; a label is, for its box. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, label, [role=button], [role=menuitem]';

/** Whether `cover`, if it stood at `place`, would lie over a part of a control of the page: at its corners, edges or middle. */
export function isOverControl(cover: HTMLElement, { left, right, top, bottom }: DOMRect): boolean {
  const across = [left + 1, (left + right) / 2, right - 1];
  const down = [top + 1, (top + bottom) / 2, bottom - 1];
  return down.some((y) =>
    across.some((x) =>
      document
        .elementsFromPoint(x, y)
        .some((element) => !cover.contains(element) && element.closest(CONTROLS) !== null),
    ),
  );
}

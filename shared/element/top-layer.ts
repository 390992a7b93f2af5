/**
 * Opens the modals and popovers of a root again after a move: the browser takes them out of its top layer when they are
 * removed, and leaves dialogs marked as open, but no longer modal. Every dialog of ours is modal, and a popover is shown
 * as long as it is in the tree.
 */
export function restoreTopLayer(root: ShadowRoot): void {
  for (const node of root.querySelectorAll<HTMLElement>('dialog[open], [popover]')) {
    if (node instanceof HTMLDialogElement) {
      // Without `close()`, whose event would ask the owner to close it.
      node.open = false;
      node.showModal();
    } else if (!node.matches(':popover-open')) node.showPopover();
  }
}

/** A translator that doesn't take no for an answer would go on for ever. */
const MOST_TIMES = 3;

/**
 * Puts texts back that a translator of the browser has replaced: what is drawn later would reach the old nodes alone, so that an
 * amount stays that has changed since, and a text can't be removed that has been. Answers how to end it.
 *
 * The texts come in six languages of ours, and translators are asked to leave them (`translate="no"`); this is for those that
 * don't.
 */
export function keepTexts(root: Node): () => void {
  const times = new WeakMap<Node, number>();
  const observer = new MutationObserver((changes) => {
    for (const change of changes) {
      for (const text of change.removedNodes) {
        if (text.nodeType !== Node.TEXT_NODE || text.parentNode) continue;
        const time = (times.get(text) ?? 0) + 1;
        const translation = time > MOST_TIMES ? undefined : translationIn(change);
        if (!translation) continue;
        times.set(text, time);
        translation.replaceWith(text);
      }
    }
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** What translators write a text in: an element that nothing of ours is drawn with. */
function translationIn({ target, addedNodes, previousSibling }: MutationRecord): Element | undefined {
  const next = previousSibling ? previousSibling.nextSibling : target.firstChild;
  return [...addedNodes, previousSibling, next].find(
    (node): node is Element => node?.nodeName === 'FONT' && node.parentNode === target,
  );
}

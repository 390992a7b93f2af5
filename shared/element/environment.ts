/** What downshift asks of a window: give it to its hooks as `environment`. */
export type ShadowEnvironment = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  document: Document;
  Node: typeof Node;
};

/** Marks the wrapper of all our nodes inside the shadow root. */
export const ROOT_MARK = 'data-fp-root';

/**
 * The window as it looks from inside a shadow root. A listener on the real one sees every event of ours retargeted
 * to the host, so a click on an option would count as a click outside; ids and focus lie inside the root; and what
 * downshift appends to the body must go where the page's styles don't reach: into the open modal or our wrapper.
 */
export function shadowEnvironment(root: ShadowRoot): ShadowEnvironment {
  const page = root.ownerDocument;
  const view = page.defaultView ?? window;
  const wrapped = new WeakMap<object, EventListener>();

  const body = () => {
    const modal = [...root.querySelectorAll<HTMLElement>('dialog:modal')].at(-1);
    return modal ?? root.querySelector<HTMLElement>(`[${ROOT_MARK}]`) ?? page.body;
  };

  const wrap = (listener: EventListenerOrEventListenerObject): EventListener => {
    let found = wrapped.get(listener);
    if (!found) {
      found = (event) => {
        const seen = {
          type: event.type,
          target: event.composedPath()[0] ?? event.target,
        } as unknown as Event;
        // downshift hands over functions alone.
        (listener as EventListener)(seen);
      };
      wrapped.set(listener, found);
    }
    return found;
  };

  const inside = {
    get activeElement() {
      return root.activeElement ?? body();
    },
    get body() {
      return body();
    },
    getElementById: (id: string) => root.getElementById(id),
    createElement: (tag: string) => page.createElement(tag),
  };

  return {
    document: inside as unknown as Document,
    Node: view.Node,
    addEventListener(
      type: string,
      listener: EventListenerOrEventListenerObject | null,
      options?: boolean | AddEventListenerOptions,
    ) {
      if (listener) view.addEventListener(type, wrap(listener), options);
    },
    removeEventListener(
      type: string,
      listener: EventListenerOrEventListenerObject | null,
      options?: boolean | EventListenerOptions,
    ) {
      if (listener) view.removeEventListener(type, wrap(listener), options);
    },
  };
}

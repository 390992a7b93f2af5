import type { UseComboboxProps } from 'downshift';

type Environment = NonNullable<UseComboboxProps<unknown>['environment']>;

/**
 * The window as downshift is to see it from inside a shadow root. To a listener on the window every event in there has
 * the host as its target, so that a press on an option would count as one outside; ids and focus lie inside the root.
 */
export function shadowEnvironment(root: ShadowRoot): Environment {
  const { body } = root.ownerDocument;
  const listeners = new WeakMap<object, EventListener>();

  /** The same listener each time, so that it can be removed. */
  const retargeted = (listener: EventListener): EventListener => {
    const known = listeners.get(listener);
    if (known) return known;
    const made: EventListener = (event) => {
      const target = event.composedPath()[0] ?? event.target;
      listener({ type: event.type, target } as unknown as Event);
    };
    listeners.set(listener, made);
    return made;
  };
  return {
    addEventListener: (type: string, listener: EventListener, options?: AddEventListenerOptions) =>
      window.addEventListener(type, retargeted(listener), options),
    removeEventListener: (type: string, listener: EventListener) =>
      window.removeEventListener(type, retargeted(listener)),
    document: {
      get activeElement() {
        return root.activeElement ?? body;
      },
      body,
      getElementById: (id: string) => root.getElementById(id),
      createElement: document.createElement.bind(document),
    },
    Node,
  } as Environment;
}

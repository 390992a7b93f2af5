import { nextFrame } from '@open-wc/testing';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { forgetPerson } from '../../../../portal/app/session/presence.ts';
import { clearSession } from '../../../../shared/client/session.ts';
import { root as themeRoot } from '../../../../shared/theme/root.css.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { type FakeNetwork, fakeNetwork } from '../../../helpers/network.ts';

/** Puts a text into an input as typing does. */
export function fill(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Waits by animation frames, for tests that stop the clock. */
export async function drawnUntil(happens: () => unknown, what: string): Promise<void> {
  for (let frame = 0; frame < 300; frame += 1) {
    if (happens()) {
      // Effects run after the frame is painted.
      await nextFrame();
      await nextFrame();
      return;
    }
    await nextFrame();
  }
  throw new Error(`Never drawn: ${what}`);
}

const HOME = location.pathname + location.search;
const { fetch, XMLHttpRequest } = window;

/** A page of the portal without the shell, on a fake network, for each test of the suite that calls this. */
export function eachAuthPage() {
  let place: HTMLElement;
  let root: Root;
  let network: FakeNetwork;

  beforeEach(() => {
    network = fakeNetwork();
    // Who has saved meanwhile isn't told.
    network.on('query allAuditEntry', () => Response.json({ data: { found: { results: [] } } }));
    window.fetch = network.fetch;
    window.XMLHttpRequest = network.XMLHttpRequest;
    place = document.createElement('div');
    place.className = themeRoot;
    document.body.append(place);
    root = createRoot(place);
  });
  afterEach(() => {
    root.unmount();
    place.remove();
    forgetPerson();
    clearSession();
    window.fetch = fetch;
    window.XMLHttpRequest = XMLHttpRequest;
    history.replaceState(null, '', HOME);
    network.verify();
  });

  const screen = {
    get network() {
      return network;
    },
    get place() {
      return place;
    },
    open(page: ReactNode, at: string) {
      history.replaceState(null, '', at);
      root.render(<Provider store={createStore()}>{page}</Provider>);
    },
    /** The input with exactly this label. */
    input(label: string): HTMLInputElement | undefined {
      const found = [...place.querySelectorAll('label')].find((one) => one.textContent === label);
      return (found?.control as HTMLInputElement | null) ?? undefined;
    },
    button: (name: string) =>
      [...place.querySelectorAll('button')].find((one) => one.textContent?.trim() === name),
    /** The errors of a field, one entry each. */
    complaints: (label: string): string[] => {
      const ids = screen.input(label)?.getAttribute('aria-describedby')?.split(' ') ?? [];
      return ids.flatMap((id) =>
        [...(document.getElementById(id)?.querySelectorAll('span > span') ?? [])].map(
          (one) => one.textContent ?? '',
        ),
      );
    },
    banner: (role: 'alert' | 'status') =>
      [...place.querySelectorAll(`[role=${role}]:is([part], :has(> [part]))`)]
        .map((one) => one.textContent)
        .join('|'),
    heading: () => place.querySelector('h1')?.textContent,
    async submit(values: Record<string, string> = {}) {
      for (const [label, value] of Object.entries(values)) {
        await waitUntil(() => screen.input(label), `the field ${label}`);
        fill(screen.input(label)!, value);
      }
      screen.button('Submit')?.click();
    },
  };
  return screen;
}

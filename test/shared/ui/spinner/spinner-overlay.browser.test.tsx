import { expect } from '@open-wc/testing';
import { useState } from 'react';
import { SpinnerOverlay } from '../../../../shared/ui/spinner/spinner-overlay.tsx';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { mount } from '../mount.ts';
import { focused, found } from '../user-input.ts';

let place: HTMLElement;
let setBusy: (busy: boolean) => void;

function Owner({ fullScreen = false }: { fullScreen?: boolean }) {
  const [busy, set] = useState(false);
  setBusy = set;
  return (
    <SpinnerOverlay busy={busy} label="Loading purchase orders" fullScreen={fullScreen}>
      <input aria-label="Search" />
    </SpinnerOverlay>
  );
}

async function shown(fullScreen?: boolean) {
  const element = mount(() => <Owner fullScreen={fullScreen ?? false} />, place);
  const input = await found<HTMLInputElement>(element, 'input');
  const overlay = () => element.shadowRoot?.querySelector<HTMLElement>('[part=overlay]');
  return { element, input, overlay };
}

let clock: ReturnType<typeof holdTimers> | undefined;

/** Holds the timers of 200 ms until the test lets them ring; leaves all others alone. */
function holdTimers() {
  const { setTimeout: set, clearTimeout: clear } = window;
  const held = new Map<number, () => void>();
  let last = 1_000_000;
  window.setTimeout = ((handler: () => void, delay?: number) => {
    if (delay !== 200) return set(handler, delay);
    last += 1;
    held.set(last, handler);
    return last;
  }) as typeof setTimeout;
  window.clearTimeout = ((id?: number) => {
    if (!held.delete(id ?? 0)) clear(id);
  }) as typeof clearTimeout;
  return {
    waiting: () => held.size,
    ring() {
      for (const handler of held.values()) handler();
      held.clear();
    },
    release: () => Object.assign(window, { setTimeout: set, clearTimeout: clear }),
  };
}

describe('SpinnerOverlay', () => {
  beforeEach(() => {
    place = document.createElement('div');
    document.body.append(place);
  });
  afterEach(() => {
    clock?.release();
    clock = undefined;
    place.remove();
  });

  it('PO-22 appears only after 200 ms', async () => {
    const { overlay } = await shown();
    clock = holdTimers();
    setBusy(true);
    await settled();
    expect([overlay(), clock.waiting()]).to.deep.equal([null, 1]);
    clock.ring();
    await settled();
    expect(overlay()).not.to.equal(null);
    setBusy(false);
    await settled();
    expect(overlay()).to.equal(null);
  });

  it('PO-22 starts to wait anew when the work was interrupted', async () => {
    const { overlay } = await shown();
    clock = holdTimers();
    setBusy(true);
    await settled();
    setBusy(false);
    await settled();
    expect(clock.waiting()).to.equal(0);
    setBusy(true);
    await settled();
    expect([overlay(), clock.waiting()]).to.deep.equal([null, 1]);
  });

  it('PO-21 says what goes on, marks the content as busy and leaves it the focus', async () => {
    const { element, input, overlay } = await shown();
    input.focus();
    setBusy(true);
    await waitUntil(overlay, 'the overlay');
    const region = element.shadowRoot?.querySelector('[aria-live]');
    expect(region?.textContent).to.equal('Loading purchase orders');
    expect(input.closest('[aria-busy=true]')).not.to.equal(null);
    expect(focused()).to.equal(input);
    await expect(element).to.be.accessible();
  });

  it('D-105 covers its own content, or the window when it is told to', async () => {
    place.style.marginTop = '60px';
    const own = await shown();
    setBusy(true);
    await waitUntil(own.overlay, 'the overlay');
    expect(own.overlay()?.getBoundingClientRect().top).to.be.at.least(60);
    own.element.remove();

    place.style.transform = 'rotate(0deg)';
    const full = await shown(true);
    full.input.focus();
    setBusy(true);
    await waitUntil(full.overlay, 'the overlay');
    const box = full.overlay()?.getBoundingClientRect();
    expect([box?.width, box?.height, box?.top]).to.deep.equal([innerWidth, innerHeight, 0]);
    expect(focused()).to.equal(full.input);
  });

  it('D-105 covers the window also after its element was moved', async () => {
    const { element, overlay } = await shown(true);
    setBusy(true);
    await waitUntil(overlay, 'the overlay');
    place.append(document.createElement('div'));
    place.lastElementChild!.append(element);
    await settled();
    expect(overlay()?.matches(':popover-open')).to.equal(true);
  });
});

import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { mount } from '../../../shared/ui/mount.ts';
import { Floor } from '../floor.tsx';
import { measureKeys, nextFrame, painted } from '../measure.ts';
import { textOf } from './lines.ts';
import { Naive } from './naive.tsx';
import { Ours } from './ours.tsx';
import { ReactDataGrid } from './react-data-grid.tsx';

/** Milliseconds until what it does has been painted. */
async function measured(act: () => void): Promise<number> {
  const start = performance.now();
  act();
  await painted();
  return performance.now() - start;
}

/** What the table is drawn in: the shadow root of our element, or the page. */
const root = () => document.querySelector('fp-mounted')?.shadowRoot ?? document;

Object.assign(window, {
  timeLoad: (length: number) => measured(() => (window as unknown as { load(n: number): void }).load(length)),
  timePaste(length: number, across: number) {
    const block = Array.from({ length }, (_, row) =>
      Array.from({ length: across }, (_, column) => textOf(row, column)).join('\t'),
    ).join('\n');
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', block);
    const paste = new ClipboardEvent('paste', {
      clipboardData,
      bubbles: true,
      cancelable: true,
      composed: true,
    });
    const input = root().activeElement!;
    return measured(() => input.dispatchEvent(paste));
  },
  /** What each frame takes, ms, while the table is scrolled from end to end, half a screen a frame. */
  async timeScroll() {
    const table = root().querySelector('table')!;
    const box = table.closest<HTMLElement>('[part=grid] > div') ?? document.scrollingElement!;
    const gaps: number[] = [];
    const far = box.scrollHeight - box.clientHeight;
    for (let n = 0, last = performance.now(); n < 120; n += 1) {
      box.scrollTop = (far * n) / 120;
      const now = await nextFrame();
      gaps.push(now - last);
      last = now;
    }
    return gaps;
  },
});

const CASES = {
  floor: () => mount(() => <Floor name="c1 row 5" />),
  naive: () => mount(Naive),
  grid: () => mount(Ours),
  rdg: drawReactDataGrid,
};

/** Outside of any shadow root, for which its stylesheet is not made. */
async function drawReactDataGrid() {
  const stylesheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/page.css' });
  document.head.append(stylesheet);
  await new Promise((done) => stylesheet.addEventListener('load', done));
  began = performance.now();
  createRoot(document.body.appendChild(document.createElement('div'))).render(createElement(ReactDataGrid));
}

measureKeys();
let began = performance.now();
void CASES[new URLSearchParams(location.search).get('case') as keyof typeof CASES]();
async function mounted(): Promise<number> {
  while (!root().querySelector('input, [role=gridcell]')) await nextFrame();
  // By the next one it has been painted.
  await nextFrame();
  return performance.now() - began;
}
Object.assign(window, { mounted: mounted() });

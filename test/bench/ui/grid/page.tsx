import { mount } from '../../../shared/ui/mount.ts';
import { Floor } from '../floor.tsx';
import { measureKeys } from '../measure.ts';
import { measured, timePaste, timeScroll, untilDrawn } from '../table.ts';
import { drawGlide } from './glide.tsx';
import { textOf } from './lines.ts';
import { Naive } from './naive.tsx';
import { Ours } from './ours.tsx';
import { drawReactDataGrid } from './react-data-grid.tsx';

Object.assign(window, {
  timeLoad: (length: number) => measured(() => (window as unknown as { load(n: number): void }).load(length)),
  timePaste: (length: number, across: number) =>
    timePaste(
      Array.from({ length }, (_, row) => Array.from({ length: across }, (_, column) => textOf(row, column))),
    ),
  timeScroll,
});

const CASES = {
  floor: () => mount(() => <Floor name="c1 row 5" />),
  naive: () => mount(Naive),
  grid: () => mount(Ours),
  rdg: drawReactDataGrid,
  glide: drawGlide,
};

measureKeys();
const start = performance.now();
const began = CASES[new URLSearchParams(location.search).get('case') as keyof typeof CASES]();
Object.assign(window, { mounted: untilDrawn(began instanceof Promise ? began : start) });

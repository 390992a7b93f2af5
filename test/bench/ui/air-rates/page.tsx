import { DEFAULT_LEVELS } from '../../../../shared/contract/air-rates.ts';
import { define } from '../../../../shared/element/define.ts';
import { createDraftFormat } from '../../../../widgets/air-rates/draft/draft-format.ts';
import { storageKeyOf } from '../../../../widgets/air-rates/draft/storage-key.ts';
import { AirRatesElement } from '../../../../widgets/air-rates/element.ts';
import { newCharge } from '../../../../widgets/air-rates/rows/local-charge.ts';
import { newRow } from '../../../../widgets/air-rates/rows/rate-row.ts';
import { mount } from '../../../shared/ui/mount.ts';
import { Floor } from '../floor.tsx';
import { drawReactDataGrid } from '../grid/react-data-grid.tsx';
import { measureKeys } from '../measure.ts';
import { timePaste, timeScroll, untilDrawn } from '../table.ts';
import { GridAlone } from './grid-alone.tsx';
import { COLUMNS, lanesOf } from './lanes.ts';
import { backend } from './network.ts';

const search = new URLSearchParams(location.search);
const count = Number(search.get('rows'));

Object.assign(window, {
  /** Lanes as the last ones of another sheet, from the first column on. */
  timePaste: (length: number, across: number) =>
    timePaste(
      lanesOf(length, count).map((cells) => COLUMNS.slice(0, across).map((column) => cells[column] ?? '')),
    ),
  timeScroll,
  /** From now on the device takes no more, as when its storage is full. */
  refuseDrafts() {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  },
});

/** The draft of an earlier visit. */
function storeDraft() {
  const content = {
    levels: DEFAULT_LEVELS,
    rates: lanesOf(count).map(newRow),
    charges: [newCharge()],
    customerName: 'Blue Anchor',
    notes: '',
  };
  const text = createDraftFormat(() => null).write({
    content: { content, upload: null },
    savedAt: Date.now(),
  });
  localStorage.setItem(storageKeyOf({ id: null }, null), text);
}

/** The element with a backend that answers at once. */
function drawForm() {
  storeDraft();
  const fetcher = backend(count).fetch;
  const element = Object.assign(document.createElement(AirRatesElement.tag), { fetcher });
  document.body.append(element);
  const began = performance.now();
  define(AirRatesElement.tag, AirRatesElement);
  return began;
}

const CASES = {
  floor: () => mount(() => <Floor name="+ 100 Kgs row 5" />),
  form: drawForm,
  alone: () => mount(() => <GridAlone count={count} />),
  rdg: drawReactDataGrid,
};

measureKeys();
const start = performance.now();
const began = CASES[search.get('case') as keyof typeof CASES]();
Object.assign(window, { mounted: untilDrawn(began instanceof HTMLElement ? start : began) });

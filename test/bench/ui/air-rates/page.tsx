import { DEFAULT_LEVELS } from '../../../../shared/contract/air-rates.ts';
import { define } from '../../../../shared/element/define.ts';
import { createDraftFormat } from '../../../../widgets/air-rates/draft/draft-format.ts';
import { storageKeyOf } from '../../../../widgets/air-rates/draft/storage-key.ts';
import { AirRatesElement } from '../../../../widgets/air-rates/element.ts';
import { NO_REFERENCE } from '../../../../widgets/air-rates/reference/air-reference.ts';
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
  const text = createDraftFormat(
    () => NO_REFERENCE,
    () => '.',
  ).write({
    content: { content, upload: null },
    savedAt: Date.now(),
  });
  localStorage.setItem(storageKeyOf({ id: null }, null), text);
}

/** Begins a drawing now, with all that it draws made ahead. */
function begin(draw: () => unknown): number {
  const began = performance.now();
  draw();
  return began;
}

/** The element with a backend that answers at once. */
function drawForm() {
  storeDraft();
  const fetcher = backend(count).fetch;
  const element = Object.assign(document.createElement(AirRatesElement.tag), { fetcher });
  document.body.append(element);
  return begin(() => define(AirRatesElement.tag, AirRatesElement));
}

function drawAlone() {
  const rows = lanesOf(count).map(newRow);
  return begin(() => mount(() => <GridAlone rows={rows} />));
}

const CASES = {
  floor: () => begin(() => mount(() => <Floor name="+ 100 Kgs row 5" />)),
  form: drawForm,
  alone: drawAlone,
  rdg: drawReactDataGrid,
};

measureKeys();
const began = CASES[search.get('case') as keyof typeof CASES]();
Object.assign(window, { mounted: untilDrawn(began) });

import * as v from 'valibot';
import { plainJson } from '../../../shared/plain-json.ts';
import { withoutToken } from '../routes/return-to.ts';
import { TakenRate } from './rates/taken-rates.ts';

const KEY = 'fp-place';
const Cell = v.object({ row: v.string(), column: v.number() });
const Place = v.object({
  address: v.string(),
  top: v.number(),
  control: v.string(),
  /** The cell that holds the control for as long as it has the focus (D-155). */
  cell: v.optional(Cell),
  taken: v.array(TakenRate),
});
type Place = v.InferOutput<typeof Place>;

/** The address of the page without the link token, which must not be stored. */
export const pageAddress = () => withoutToken(location.href, location.origin);

/** A control is found again by its name, which stays the same over a reload. */
const nameOf = (control: Element | null | undefined): string =>
  control?.getAttribute('aria-label') ?? control?.textContent?.trim() ?? '';

const ROW = 'aria-rowindex';

function cellOf(control: Element | null | undefined): v.InferOutput<typeof Cell> | undefined {
  const cell = control?.matches('input') ? control.closest<HTMLTableCellElement>('[role=gridcell]') : null;
  const row = cell?.closest('tr')?.getAttribute(ROW);
  return cell && row ? { row, column: cell.cellIndex } : undefined;
}

/**
 * CHG-23, D-106: after a save the portal reloads its page. The scroll position and the focused control are restored
 * (D-123), because the element's data arrive too late for the browser to do it.
 *
 * @param taken the rates that lines were taken over from, which the page still knows after the reload
 */
export function reloadPage(element: HTMLElement, taken: readonly TakenRate[]): void {
  const control = element.shadowRoot?.activeElement;
  const place: Place = {
    address: pageAddress(),
    top: scrollY,
    control: nameOf(control),
    cell: cellOf(control),
    taken: [...taken],
  };
  try {
    sessionStorage.setItem(KEY, plainJson(place));
  } catch {
    // Without storage the page starts at its top.
  }
  location.reload();
}

/** Restores the scroll position and the focus of before the reload; answers undefined after any other load. */
export function returnToPlace(element: HTMLElement): Pick<Place, 'taken'> | undefined {
  const place = takePlace();
  if (place?.address !== pageAddress()) return undefined;
  // Once the element has drawn: a cell then brings its control at once.
  queueMicrotask(() => controlIn(element, place)?.focus({ preventScroll: true }));
  scrollTo({ top: place.top, behavior: 'instant' });
  return place;
}

function controlIn({ shadowRoot }: HTMLElement, { control, cell }: Place): HTMLElement | undefined {
  if (cell) {
    const row = shadowRoot?.querySelector<HTMLTableRowElement>(`[role=grid] tr[${ROW}="${cell.row}"]`);
    return row?.cells[cell.column];
  }
  const controls = shadowRoot?.querySelectorAll<HTMLElement>('button, input, select, textarea') ?? [];
  return [...controls].find((one) => control !== '' && nameOf(one) === control);
}

function takePlace(): Place | undefined {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return text === null ? undefined : v.parse(Place, JSON.parse(text));
  } catch {
    return undefined;
  }
}

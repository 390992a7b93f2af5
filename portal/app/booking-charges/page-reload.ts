import * as v from 'valibot';
import { plainJson } from '../../../shared/plain-json.ts';
import { withoutToken } from '../routes/return-to.ts';
import { TakenRate } from './rates/taken-rates.ts';

const KEY = 'fp-place';
const Place = v.object({
  address: v.string(),
  top: v.number(),
  control: v.string(),
  taken: v.array(TakenRate),
});
type Place = v.InferOutput<typeof Place>;

/** Without the link token, which must not be stored. */
const address = () => withoutToken(location.href, location.origin);

/** A control is found again by its name, which stays the same over a reload. */
const nameOf = (control: Element | null | undefined): string =>
  control?.getAttribute('aria-label') ?? control?.textContent?.trim() ?? '';

/**
 * CHG-23, D-106: after a save the portal reloads its page. The scroll position and the focused control are restored
 * (D-123), because the element's data arrive too late for the browser to do it.
 *
 * @param taken the rates that lines were taken over from, which the page still knows after the reload
 */
export function reloadPage(element: HTMLElement, taken: readonly TakenRate[]): void {
  const place: Place = {
    address: address(),
    top: scrollY,
    control: nameOf(element.shadowRoot?.activeElement),
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
  if (place?.address !== address()) return undefined;
  const controls = element.shadowRoot?.querySelectorAll<HTMLElement>('button, input, select, textarea') ?? [];
  const control = [...controls].find((one) => place.control !== '' && nameOf(one) === place.control);
  control?.focus({ preventScroll: true });
  scrollTo({ top: place.top, behavior: 'instant' });
  return place;
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

import * as v from 'valibot';
import { withoutToken } from '../routes/return-to.ts';

const KEY = 'fp-place';
const Place = v.object({ address: v.string(), top: v.number(), control: v.string() });

/** Without the link token, which is a secret of the address bar. */
const address = () => withoutToken(location.href, location.origin);

/** By its name, which a control keeps over a reload. */
const nameOf = (control: Element | null | undefined): string =>
  control?.getAttribute('aria-label') ?? control?.textContent?.trim() ?? '';

/**
 * CHG-23, D-106: after a save the portal reloads its page. Where the page stood and which control had the focus is
 * kept over it (D-123), because the element's data come too late for the browser to do that by itself.
 */
export function reloadPage(element: HTMLElement): void {
  const place = {
    address: address(),
    top: scrollY,
    control: nameOf(element.shadowRoot?.activeElement),
  };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(place));
  } catch {
    // Where nothing may be stored the page begins at its top.
  }
  location.reload();
}

/** Back to where the page stood before its reload; after any other load it does nothing and answers false. */
export function returnToPlace(element: HTMLElement): boolean {
  const place = takePlace();
  if (place?.address !== address()) return false;
  const controls = element.shadowRoot?.querySelectorAll<HTMLElement>('button, input, select, textarea') ?? [];
  const control = [...controls].find((one) => place.control !== '' && nameOf(one) === place.control);
  control?.focus({ preventScroll: true });
  scrollTo({ top: place.top, behavior: 'instant' });
  return true;
}

function takePlace(): v.InferOutput<typeof Place> | undefined {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return text === null ? undefined : v.parse(Place, JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Browsers read the file some time after the click; until then its address has to last. */
const LASTS_MS = 60_000;

/**
 * Hands the user a file. The link stands in no document, so neither a host page's click handlers nor its policy see
 * it, and it works the same from inside a shadow root.
 */
export function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), LASTS_MS);
}

/** Lets the browser fetch a file that its server hands out as an attachment: the page stays. */
export function downloadFrom(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  // Of the page's own origin: an address that has ended meanwhile doesn't take the page's place.
  link.download = '';
  link.click();
}

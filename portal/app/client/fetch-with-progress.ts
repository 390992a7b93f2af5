/** Statuses whose answers have no body; `Response` refuses one for them. */
const WITHOUT_BODY = new Set([204, 205, 304]);

/**
 * A `fetch` over `XMLHttpRequest`, which alone says how many bytes of a body have gone. It takes what a sender gives it: an
 * address, and headers, body and signal beside it.
 */
export const fetchWithProgress =
  (onProgress: (sentBytes: number) => void): typeof fetch =>
  (input, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const giveUp = () => request.abort();
      const end = (settle: () => void) => () => {
        signal?.removeEventListener('abort', giveUp);
        settle();
      };
      request.upload.onprogress = ({ loaded }) => onProgress(loaded);
      request.onload = end(() => resolve(responseOf(request)));
      request.onerror = end(() => reject(new TypeError('Failed to send')));
      request.onabort = end(() => reject(signal?.reason));
      request.open(method, String(input));
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      if (signal?.aborted) return reject(signal.reason);
      signal?.addEventListener('abort', giveUp);
      request.send(body as XMLHttpRequestBodyInit | null | undefined);
    });

function responseOf(request: XMLHttpRequest): Response {
  const { status, responseText } = request;
  const lines = request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/);
  const headers = lines.filter(Boolean).map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  return new Response(WITHOUT_BODY.has(status) ? null : responseText, { status, headers });
}

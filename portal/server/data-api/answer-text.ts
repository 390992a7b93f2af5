import { Readable } from 'node:stream';

/** Of a text in UTF-16: what takes the thread a few milliseconds to hand on. */
const PART_LENGTH = 1024 * 1024;

/**
 * The answer `{data}` of a data query. A long one comes in parts, between which other requests are answered: to compress and to
 * send tens of megabytes at once takes the thread a tenth of a second and more.
 *
 * @param data JSON
 */
export const answerText = (data: string): string | Readable =>
  data.length <= PART_LENGTH
    ? `{"data":${data}}`
    : Readable.from(partsOf('{"data":', data, '}'), { objectMode: false });

function* partsOf(begin: string, text: string, end: string): Generator<Buffer> {
  yield Buffer.from(begin);
  for (let from = 0; from < text.length; ) {
    const to = endOfPart(text, from + PART_LENGTH);
    yield Buffer.from(text.slice(from, to));
    from = to;
  }
  yield Buffer.from(end);
}

/** Both halves of a letter that UTF-16 writes as two stay in one part. */
const endOfPart = (text: string, at: number) => (isFirstHalf(text.charCodeAt(at - 1)) ? at + 1 : at);

/** A high surrogate. */
const isFirstHalf = (code: number) => code >= 0xd800 && code <= 0xdbff;

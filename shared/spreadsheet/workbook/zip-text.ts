import { FileRefusal } from '../refusal.ts';
import type { ZipPart } from '../zip-size.ts';

const HEAD_LENGTH = 30;

/** The text of a part of a zip, piece by piece, so that a large one is never there as a whole. */
export async function* piecesOf(bytes: Uint8Array, part: ZipPart): AsyncGenerator<string> {
  const packed = packedBytes(bytes, part);
  const stream = new Blob([packed as Uint8Array<ArrayBuffer>]).stream();
  const reader = (
    part.isStored ? stream : stream.pipeThrough(new DecompressionStream('deflate-raw'))
  ).getReader();
  const decoder = new TextDecoder();
  let read = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      read += value.length;
      // It says that it is smaller.
      if (read > part.size) throw new FileRefusal('damaged');
      yield decoder.decode(value, { stream: true });
    }
  } finally {
    // What was cancelled, or could not be unpacked, has nothing more to tell.
    await reader.cancel().catch(() => {});
  }
}

/** The whole text of a small part. */
export async function textOf(bytes: Uint8Array, part: ZipPart): Promise<string> {
  let text = '';
  for await (const piece of piecesOf(bytes, part)) text += piece;
  return text;
}

function packedBytes(bytes: Uint8Array, { at, packed }: ZipPart): Uint8Array {
  if (at + HEAD_LENGTH > bytes.length) throw new FileRefusal('damaged');
  const view = new DataView(bytes.buffer, bytes.byteOffset + at, HEAD_LENGTH);
  const begin = at + HEAD_LENGTH + view.getUint16(26, true) + view.getUint16(28, true);
  return bytes.subarray(begin, begin + packed);
}

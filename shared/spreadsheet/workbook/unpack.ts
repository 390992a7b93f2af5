import { FileRefusal } from '../refusal.ts';
import type { ZipPart } from '../zip-size.ts';

const HEAD_LENGTH = 30;
/** Of a file of gzip: that it is one, that it is packed as parts of a zip are, and nothing else. */
const GZIP_HEAD = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0];

/**
 * The bytes of a part of a zip. One that unpacks to more than it says, or to other bytes, is refused; the former before all of it is
 * there. Of a part that isn't packed the bytes are as they are.
 */
export async function unpack(bytes: Uint8Array, part: ZipPart): Promise<Uint8Array> {
  const packed = packedBytes(bytes, part);
  if (part.isStored) return packed;
  const whole = new Uint8Array(part.size);
  const reader = checkedStream(packed, part).getReader();
  let read = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      if (read + value.length > part.size) throw new FileRefusal('damaged');
      whole.set(value, read);
      read += value.length;
    }
  } finally {
    // What was cancelled, or could not be unpacked, has nothing more to tell.
    await reader.cancel().catch(() => {});
  }
  return whole.subarray(0, read);
}

/** Dressed as a file of gzip, which ends in the checksum and the size of its bytes, a part is checked where it is unpacked. */
function checkedStream(packed: Uint8Array, { crc, size }: ZipPart): ReadableStream<Uint8Array> {
  const end = new DataView(new ArrayBuffer(8));
  end.setUint32(0, crc, true);
  end.setUint32(4, size, true);
  return new Blob([new Uint8Array(GZIP_HEAD), packed as Uint8Array<ArrayBuffer>, end])
    .stream()
    .pipeThrough(new DecompressionStream('gzip'));
}

function packedBytes(bytes: Uint8Array, { at, packed }: ZipPart): Uint8Array {
  if (at + HEAD_LENGTH > bytes.length) throw new FileRefusal('damaged');
  const view = new DataView(bytes.buffer, bytes.byteOffset + at, HEAD_LENGTH);
  const begin = at + HEAD_LENGTH + view.getUint16(26, true) + view.getUint16(28, true);
  if (begin + packed > bytes.length) throw new FileRefusal('damaged');
  return bytes.subarray(begin, begin + packed);
}

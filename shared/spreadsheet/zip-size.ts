import { FileRefusal } from './refusal.ts';

/** Far above any sheet of this trade: a workbook unpacks to about ten times its size. */
const LARGEST_UNPACKED = 150 * 1024 * 1024;
const MOST_PARTS = 5000;

const DIRECTORY_END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const LONGEST_COMMENT = 65_535;
const STORED_LATER = 8;

/**
 * Refuses a workbook that would unpack to more than a browser or a thread of the server can hold, from the list of parts in its zip. The reader
 * stops a part at the size that this list gives it, so that a part without a size is refused as well.
 */
export function checkZipSize(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = directoryEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > MOST_PARTS) throw new FileRefusal('tooLarge');
  let at = view.getUint32(end + 16, true);
  let unpacked = 0;
  for (let n = 0; n < count; n += 1) {
    if (at + ENTRY_LENGTH > bytes.length || view.getUint32(at, true) !== ENTRY)
      throw new FileRefusal('damaged');
    const packed = view.getUint32(at + 20, true);
    const size = view.getUint32(at + 24, true);
    const isSizeLater = packed === 0 && (view.getUint16(at + 8, true) & STORED_LATER) !== 0;
    // Two bytes are the packed form of nothing.
    if (isSizeLater || (size === 0 && packed > 2)) throw new FileRefusal('damaged');
    unpacked += size;
    if (unpacked > LARGEST_UNPACKED) throw new FileRefusal('tooLarge');
    at +=
      ENTRY_LENGTH +
      view.getUint16(at + 28, true) +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true);
  }
}

function directoryEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_LENGTH - LONGEST_COMMENT);
  for (let at = view.byteLength - END_LENGTH; at >= first; at -= 1)
    if (view.getUint32(at, true) === DIRECTORY_END) return at;
  throw new FileRefusal('damaged');
}

import { FileRefusal } from './refusal.ts';

/** Far above any sheet of this trade: a workbook unpacks to about ten times its size. */
const LARGEST_UNPACKED = 150 * 1024 * 1024;
const MOST_PARTS = 5000;

const DIRECTORY_END = 0x06054b50;
const LARGE_END_LOCATOR = 0x07064b50;
const LARGE_END = 0x06064b50;
const ENTRY = 0x02014b50;
const END_LENGTH = 22;
const LOCATOR_LENGTH = 20;
const LARGE_END_LENGTH = 56;
const ENTRY_LENGTH = 46;
const LONGEST_COMMENT = 65_535;
const STORED_LATER = 8;
/** Id of the extra field with the sizes of a part in the large form of zips. */
const LARGE_SIZES = 1;
/** In place of a number that stands in the large form alone. */
const ELSEWHERE_16 = 0xffff;
const ELSEWHERE_32 = 0xffffffff;

/** A part of a zip, as the list at its end tells. */
export interface ZipPart {
  readonly name: string;
  /** Whether its bytes stand as they are. */
  readonly isStored: boolean;
  readonly packed: number;
  readonly size: number;
  /** The checksum of its bytes. */
  readonly crc: number;
  /** Where it begins, with a head of its own. */
  readonly at: number;
}

/**
 * The parts of a workbook. Refuses one that would unpack to more than a browser or a thread of the server can hold, from the list of parts in its zip. The reader
 * stops a part at the size that this list gives it, so that a part without a size is refused as well. Report generators write small
 * workbooks in the large form (ZIP64), too: its numbers are looked for wherever the reader does, else each would see another list.
 */
export function checkedParts(bytes: Uint8Array): readonly ZipPart[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return partsIn(view);
  } catch (cause) {
    // Whatever lies beyond the end of the file.
    throw cause instanceof RangeError ? new FileRefusal('damaged', { cause }) : cause;
  }
}

function partsIn(view: DataView): readonly ZipPart[] {
  const { count, offset } = directoryOf(view);
  if (count > MOST_PARTS) throw new FileRefusal('tooLarge');
  const names = new TextDecoder();
  const parts: ZipPart[] = [];
  let at = offset;
  let unpacked = 0;
  for (let n = 0; n < count; n += 1) {
    if (view.getUint32(at, true) !== ENTRY) throw new FileRefusal('damaged');
    const { packed, size, begin } = sizesOf(view, at);
    const isSizeLater = packed === 0 && (view.getUint16(at + 8, true) & STORED_LATER) !== 0;
    // Two bytes are the packed form of nothing.
    if (isSizeLater || (size === 0 && packed > 2)) throw new FileRefusal('damaged');
    unpacked += size;
    if (unpacked > LARGEST_UNPACKED) throw new FileRefusal('tooLarge');
    const nameLength = view.getUint16(at + 28, true);
    const name = names.decode(new Uint8Array(view.buffer, view.byteOffset + at + ENTRY_LENGTH, nameLength));
    const isStored = view.getUint16(at + 10, true) === 0;
    parts.push({ name, isStored, packed, size, crc: view.getUint32(at + 16, true), at: begin });
    at += ENTRY_LENGTH + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return parts;
}

/** How many parts are listed, and where. */
function directoryOf(view: DataView): { count: number; offset: number } {
  const end = directoryEnd(view);
  const count = view.getUint16(end + 10, true);
  const size = view.getUint32(end + 12, true);
  const offset = view.getUint32(end + 16, true);
  if (count !== ELSEWHERE_16 && size !== ELSEWHERE_32 && offset !== ELSEWHERE_32) return { count, offset };
  const locator = end - LOCATOR_LENGTH;
  if (view.getUint32(locator, true) !== LARGE_END_LOCATOR) throw new FileRefusal('damaged');
  const large = largeNumber(view, locator + 8);
  if (large + LARGE_END_LENGTH > view.byteLength || view.getUint32(large, true) !== LARGE_END)
    throw new FileRefusal('damaged');
  return { count: largeNumber(view, large + 32), offset: largeNumber(view, large + 48) };
}

/** Of a part: packed, as the reader will unpack it, and where it begins. */
function sizesOf(view: DataView, at: number): { packed: number; size: number; begin: number } {
  const packed = view.getUint32(at + 20, true);
  const size = view.getUint32(at + 24, true);
  const begin = view.getUint32(at + 42, true);
  if (packed !== ELSEWHERE_32 && size !== ELSEWHERE_32 && begin !== ELSEWHERE_32)
    return { packed, size, begin };
  // The field has only those numbers that stand elsewhere, in this order.
  let field = largeSizes(view, at);
  const read = (number: number) => {
    if (number !== ELSEWHERE_32) return number;
    field += 8;
    return largeNumber(view, field - 8);
  };
  return { size: read(size), packed: read(packed), begin: read(begin) };
}

/** Where the large sizes of a part begin. */
function largeSizes(view: DataView, entry: number): number {
  const first = entry + ENTRY_LENGTH + view.getUint16(entry + 28, true);
  const end = first + view.getUint16(entry + 30, true);
  for (let at = first; at + 4 <= end; at += 4 + view.getUint16(at + 2, true))
    if (view.getUint16(at, true) === LARGE_SIZES) return at + 4;
  throw new FileRefusal('damaged');
}

/** A number of 64 bits; what is beyond those of JavaScript is far beyond any file. */
const largeNumber = (view: DataView, at: number): number => Number(view.getBigUint64(at, true));

function directoryEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_LENGTH - LONGEST_COMMENT);
  for (let at = view.byteLength - END_LENGTH; at >= first; at -= 1)
    if (view.getUint32(at, true) === DIRECTORY_END) return at;
  throw new FileRefusal('damaged');
}

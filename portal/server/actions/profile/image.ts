import { PICTURE } from '../../../../shared/contract/profile.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import { invalid } from '../../http/errors/api-error.ts';

export type MediaType = 'image/png' | 'image/jpeg' | 'image/webp';

interface Found {
  mediaType: MediaType;
  width: number;
  height: number;
}

/**
 * What an image is by its own first bytes, whatever its sender calls it.
 *
 * @throws ApiError 422 unless it is a square PNG, JPEG or WebP of the allowed size
 */
export function checkImage(bytes: Buffer): MediaType {
  const found = png(bytes) ?? jpeg(bytes) ?? webp(bytes);
  if (!found) throw invalid(reason('picture.kind'));
  const { mediaType, width, height } = found;
  const { least, most } = PICTURE.side;
  if (bytes.length > PICTURE.bytes) throw invalid(reason('picture.bytes', { size: PICTURE.bytes / 1000 }));
  if (width !== height) throw invalid(reason('picture.square'));
  if (width < least || width > most) throw invalid(reason('picture.side', { least, most }));
  return mediaType;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function png(bytes: Buffer): Found | undefined {
  if (bytes.length < 33 || !bytes.subarray(0, 8).equals(PNG) || ascii(bytes, 12, 4) !== 'IHDR')
    return undefined;
  return { mediaType: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Markers whose segment begins with the size of the picture: SOF0 to SOF15 without DHT, JPG and DAC. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpeg(bytes: Buffer): Found | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    if (isFrame(marker))
      return {
        mediaType: 'image/jpeg',
        width: bytes.readUInt16BE(at + 7),
        height: bytes.readUInt16BE(at + 5),
      };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

function webp(bytes: Buffer): Found | undefined {
  if (bytes.length < 30 || ascii(bytes, 0, 4) !== 'RIFF' || ascii(bytes, 8, 4) !== 'WEBP') return undefined;
  const mediaType = 'image/webp';
  switch (ascii(bytes, 12, 4)) {
    case 'VP8 ':
      return { mediaType, width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return { mediaType, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { mediaType, width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return undefined;
  }
}

const ascii = (bytes: Buffer, from: number, length: number) => bytes.toString('latin1', from, from + length);

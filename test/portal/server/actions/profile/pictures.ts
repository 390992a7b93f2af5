/** The first bytes of images, as far as they say what an image is; the rest is zeros. */

export function png(width: number, height = width, length = 100): Buffer {
  const bytes = Buffer.alloc(length);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(bytes);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

/** With a segment before the frame, as cameras write them. */
export function jpeg(width: number, height = width): Buffer {
  const bytes = Buffer.alloc(100);
  Buffer.from('ffd8ffe00010', 'hex').copy(bytes);
  Buffer.from('ffc2001108', 'hex').copy(bytes, 20);
  bytes.writeUInt16BE(height, 25);
  bytes.writeUInt16BE(width, 27);
  return bytes;
}

const riff = (kind: string) => {
  const bytes = Buffer.alloc(100);
  bytes.write(`RIFF____WEBP${kind}`, 'latin1');
  return bytes;
};

export function webp(width: number, height = width): Buffer {
  const bytes = riff('VP8 ');
  bytes.writeUInt16LE(width, 26);
  bytes.writeUInt16LE(height, 28);
  return bytes;
}

export function losslessWebp(width: number, height = width): Buffer {
  const bytes = riff('VP8L');
  bytes.writeUInt32LE((width - 1) | ((height - 1) << 14), 21);
  return bytes;
}

export function extendedWebp(width: number, height = width): Buffer {
  const bytes = riff('VP8X');
  bytes.writeUIntLE(width - 1, 24, 3);
  bytes.writeUIntLE(height - 1, 27, 3);
  return bytes;
}

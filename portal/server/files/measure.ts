import { createHash } from 'node:crypto';

/** What is learnt of a content while it passes. */
export interface Measured {
  size: number;
  /** SHA-256 in hexadecimal digits */
  sha256: string;
  /** Its first bytes, some kB. */
  head: Buffer;
}

export interface Measure {
  /** The content as it is. */
  pass(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array>;
  /** To ask when the content is at its end. */
  result(): Measured;
}

const HEAD_BYTES = 16 * 1024;

/** @param check is told the size so far with every part, and throws to break off */
export function createMeasure(check: (size: number) => void = () => undefined): Measure {
  const hash = createHash('sha256');
  let size = 0;
  let head = Buffer.alloc(0);
  return {
    async *pass(content) {
      for await (const part of content) {
        size += part.length;
        check(size);
        hash.update(part);
        if (head.length < HEAD_BYTES)
          head = Buffer.concat([head, part.subarray(0, HEAD_BYTES - head.length)]);
        yield part;
      }
    },
    result: () => ({ size, sha256: hash.digest('hex'), head }),
  };
}

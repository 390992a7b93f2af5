/** The bytes of a stream in chunks of `size`, of which the last one may be shorter; none of an empty stream. */
export async function* chunksOf(content: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Buffer> {
  let parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of content) {
    let rest = part;
    while (bytes + rest.length >= size) {
      const end = size - bytes;
      yield Buffer.concat([...parts, rest.subarray(0, end)]);
      rest = rest.subarray(end);
      parts = [];
      bytes = 0;
    }
    if (rest.length === 0) continue;
    parts.push(rest);
    bytes += rest.length;
  }
  if (bytes > 0) yield Buffer.concat(parts);
}

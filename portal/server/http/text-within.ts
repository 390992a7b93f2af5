/** The text of an answer; undefined where it has more bytes than `most`, of which no more are read. */
export async function textWithin(response: Response, most: number): Promise<string | undefined> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > most) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

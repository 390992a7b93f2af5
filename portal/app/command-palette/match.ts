/** Accents and case never matter. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * The entries whose texts have every word of the query, in their order, those first whose label begins with it. A blank
 * query matches all.
 */
export function matching<T extends { label: string; detail?: string | undefined }>(
  entries: readonly T[],
  query: string,
): T[] {
  const wanted = plain(query.trim());
  const words = wanted.split(/\s+/).filter(Boolean);
  const found = entries.filter(({ label, detail = '' }) => {
    const text = plain(`${label} ${detail}`);
    return words.every((word) => text.includes(word));
  });
  const begins = ({ label }: T) => plain(label).startsWith(wanted);
  return [...found.filter(begins), ...found.filter((entry) => !begins(entry))];
}

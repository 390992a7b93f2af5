/** The attributes of a tag by their names, which may have a prefix. */
export type Attributes = ReadonlyMap<string, string>;

const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** The attributes of what stands in a tag behind its name. */
export const attributesIn = (tag: string): Attributes =>
  new Map(
    Array.from(tag.matchAll(ATTRIBUTE), ([, name, one, other]) => [
      name!,
      decodeEntities(one ?? other ?? ''),
    ]),
  );

/** The tags of one name that open an element, whatever their prefix, with their attributes. */
export const tagsIn = (xml: string, name: string): readonly Attributes[] =>
  Array.from(
    xml.matchAll(new RegExp(`<(?:[\\w.-]+:)?${name}((?:\\s(?:[^>"']|"[^"]*"|'[^']*')*)?)>`, 'g')),
    ([, tag = '']) => attributesIn(tag),
  );

/** What stands within the first element of a name; empty where there is none. */
export function elementIn(xml: string, name: string): string {
  const open = new RegExp(`<(?:[\\w.-]+:)?${name}(?:\\s[^>]*)?>`).exec(xml);
  if (!open || open[0].endsWith('/>')) return '';
  const rest = xml.slice(open.index + open[0].length);
  const end = rest.search(new RegExp(`</(?:[\\w.-]+:)?${name}\\s*>`));
  return end < 0 ? rest : rest.slice(0, end);
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi;

/** A text with the signs that XML writes in words, such as `&amp;`. */
export const decodeEntities = (text: string): string =>
  text.includes('&')
    ? text.replace(ENTITY, (whole, number?: string, hex?: string, name?: string) => {
        if (name) return NAMED[name.toLowerCase()]!;
        const point = number ? Number(number) : Number.parseInt(hex!, 16);
        return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
      })
    : text;

/** All of a workbook that the reader of cells needs. */
export interface BareParts {
  readonly sheets: readonly Uint8Array[];
  readonly sharedStrings: Uint8Array | undefined;
}

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
const relations = (...all: string[]) =>
  `<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`;

/**
 * A workbook of these sheets alone, each called by its place, in a zip that packs nothing: the reader of cells unpacks no part
 * once more, reads no pictures and charts, and finds each part whatever its name was. It knows no styles, so that numbers stay
 * numbers.
 */
export function bareWorkbook({ sheets, sharedStrings }: BareParts): Uint8Array {
  const ids = sheets.map((_, n) => `s${n}`);
  return stored([
    own(
      '[Content_Types].xml',
      `<Types xmlns="${PACKAGE}/content-types"><Override PartName="/xl/workbook.xml" ContentType="${TYPE}"/></Types>`,
    ),
    own('_rels/.rels', relations(relation('w', 'officeDocument', 'xl/workbook.xml'))),
    own(
      'xl/workbook.xml',
      `<workbook xmlns:r="${OFFICE}"><sheets>${ids.map((id, n) => `<sheet name="${n}" sheetId="${n + 1}" r:id="${id}"/>`).join('')}</sheets></workbook>`,
    ),
    own(
      'xl/_rels/workbook.xml.rels',
      relations(
        ...ids.map((id) => relation(id, 'worksheet', `${id}.xml`)),
        ...(sharedStrings ? [relation('t', 'sharedStrings', 't.xml')] : []),
      ),
    ),
    ...ids.map((id, n) => ({ name: `xl/${id}.xml`, content: sheets[n]! })),
    ...(sharedStrings ? [{ name: 'xl/t.xml', content: sharedStrings }] : []),
  ]);
}

interface NamedPart {
  readonly name: string;
  readonly content: Uint8Array;
}

const own = (name: string, text: string): NamedPart => ({ name, content: new TextEncoder().encode(text) });

const LOCAL = 0x04034b50;
const LOCAL_LENGTH = 30;
const ENTRY = 0x02014b50;
const ENTRY_LENGTH = 46;
const END = 0x06054b50;
const END_LENGTH = 22;

/** A zip of parts that are not packed, without their checksums: they were checked. Their names have plain letters alone. */
function stored(parts: readonly NamedPart[]): Uint8Array {
  const names = parts.reduce((sum, { name }) => sum + name.length, 0);
  const contents = parts.reduce((sum, { content }) => sum + content.length, 0);
  const directory = parts.length * LOCAL_LENGTH + names + contents;
  const directoryLength = parts.length * ENTRY_LENGTH + names;
  const zip = new Uint8Array(directory + directoryLength + END_LENGTH);
  const view = new DataView(zip.buffer);
  const encoder = new TextEncoder();
  let [at, entry] = [0, directory];
  for (const { name, content } of parts) {
    view.setUint32(at, LOCAL, true);
    view.setUint16(at + 26, name.length, true);
    view.setUint32(entry, ENTRY, true);
    view.setUint32(entry + 20, content.length, true);
    view.setUint32(entry + 24, content.length, true);
    view.setUint16(entry + 28, name.length, true);
    view.setUint32(entry + 42, at, true);
    encoder.encodeInto(name, zip.subarray(at + LOCAL_LENGTH));
    encoder.encodeInto(name, zip.subarray(entry + ENTRY_LENGTH));
    zip.set(content, at + LOCAL_LENGTH + name.length);
    at += LOCAL_LENGTH + name.length + content.length;
    entry += ENTRY_LENGTH + name.length;
  }
  view.setUint32(entry, END, true);
  view.setUint16(entry + 8, parts.length, true);
  view.setUint16(entry + 10, parts.length, true);
  view.setUint32(entry + 12, directoryLength, true);
  view.setUint32(entry + 16, directory, true);
  return zip;
}

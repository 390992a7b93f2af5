import { crc32, deflateRawSync } from 'node:zlib';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** What stands within the elements of a workbook's parts, as no writer of workbooks would write it. */
interface RawParts {
  /** Within the `worksheet` of each sheet. */
  sheets: readonly string[];
  /** Within the `styleSheet`. */
  styles?: string;
  /** How many sheets are charts. */
  charts?: number;
  /** Of the elements of the sheets. */
  prefix?: string;
  /** What a part is called in the zip, where not as its relations name it. */
  nameOf?: (path: string) => string;
  /** Within the `workbook`, before its sheets. */
  properties?: string;
}

/** A workbook of one sheet or several, whose XML a test gives. */
export function rawWorkbook(parts: RawParts): Uint8Array {
  const { sheets, styles = '', charts = 0, prefix, nameOf = (path) => path, properties = '' } = parts;
  const numbered = sheets.map((sheet, n) => ({ sheet, n: n + 1 }));
  const chartIds = Array.from({ length: charts }, (_, n) => `rId${50 + n}`);
  const [name, space] = prefix ? [`${prefix}:worksheet`, `xmlns:${prefix}`] : ['worksheet', 'xmlns'];
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const contents = {
    '[Content_Types].xml': `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/></Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${RELATIONS}">${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">${properties}<sheets>${numbered.map(({ n }) => `<sheet name="Sheet ${n}" sheetId="${n}" r:id="rId${n}"/>`).join('')}${chartIds.map((id) => `<sheet name="${id}" sheetId="9" r:id="${id}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${RELATIONS}">${numbered.map(({ n }) => relation(`rId${n}`, 'worksheet', `worksheets/sheet${n}.xml`)).join('')}${chartIds.map((id) => relation(id, 'chartsheet', 'chartsheets/sheet1.xml')).join('')}${relation('rId99', 'styles', 'styles.xml')}</Relationships>`,
    'xl/styles.xml': `${HEAD}<styleSheet xmlns="${MAIN}">${styles}</styleSheet>`,
    ...Object.fromEntries(
      numbered.map(({ sheet, n }) => [
        `xl/worksheets/sheet${n}.xml`,
        `${HEAD}<${name} ${space}="${MAIN}">${sheet}</${name}>`,
      ]),
    ),
  };
  return zipOf(Object.fromEntries(Object.entries(contents).map(([name, text]) => [nameOf(name), text])));
}

/** What stands in front of the sizes of a part, at its place and in the list of all. */
const LOCAL = Buffer.from('504b0304140000000800' + '00000000', 'hex');
const LISTED = Buffer.from('504b01021400140000000800' + '00000000', 'hex');

function zipOf(contents: Readonly<Record<string, string>>): Uint8Array {
  const local: Buffer[] = [];
  const listed: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(contents)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const sizes = Buffer.alloc(12);
    sizes.writeUInt32LE(crc32(bytes), 0);
    sizes.writeUInt32LE(packed.length, 4);
    sizes.writeUInt32LE(bytes.length, 8);
    const lengths = Buffer.from([Buffer.byteLength(name), 0, 0, 0]);
    const part = Buffer.concat([LOCAL, sizes, lengths, Buffer.from(name), packed]);
    const entry = Buffer.concat([LISTED, sizes, lengths, Buffer.alloc(14), Buffer.from(name)]);
    entry.writeUInt32LE(at, 42);
    local.push(part);
    listed.push(entry);
    at += part.length;
  }
  const directory = Buffer.concat(listed);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(listed.length, 8);
  end.writeUInt16LE(listed.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...local, directory, end]);
}

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { crc32, deflateRawSync } from 'node:zlib';
import { readFile } from '../../../shared/spreadsheet/read-file.ts';
import { checkedParts } from '../../../shared/spreadsheet/zip-size.ts';

const READING = { locale: 'en', mostLines: 100 };
const MEGABYTE = 1024 * 1024;
const ELSEWHERE = 0xffffffff;
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The least that a workbook with one cell has. */
const WORKBOOK: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/></Types>`,
  '_rels/.rels': `${HEAD}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Rates" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  'xl/worksheets/sheet1.xml': `${HEAD}<worksheet xmlns="${MAIN}"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>FRA</t></is></c></row></sheetData></worksheet>`,
};

/** Which numbers of a zip stand in its large form alone. */
interface Large {
  sizes?: boolean;
  count?: boolean;
  directory?: boolean;
  offset?: boolean;
}
const ALL: Large = { sizes: true, count: true, directory: true, offset: true };

const long = (value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
};

/** The list of parts, each at its place, and where it says that they unpack to so much. */
function directoryOf(parts: readonly Part[], isLarge: boolean): Buffer {
  return Buffer.concat(
    parts.flatMap(({ name, packed, crc, size, at }) => {
      const entry = Buffer.alloc(46);
      entry.writeUInt32LE(0x02014b50, 0);
      entry.writeUInt16LE(8, 10);
      entry.writeUInt32LE(crc, 16);
      entry.writeUInt32LE(isLarge ? ELSEWHERE : packed.length, 20);
      entry.writeUInt32LE(isLarge ? ELSEWHERE : size, 24);
      entry.writeUInt16LE(Buffer.byteLength(name), 28);
      entry.writeUInt16LE(isLarge ? 26 : 0, 30);
      entry.writeUInt32LE(at, 42);
      // Another field comes first, as some programs write it.
      const fields = [Buffer.from([0x55, 0x54, 2, 0, 0, 0, 1, 0, 16, 0]), long(size), long(packed.length)];
      return [entry, Buffer.from(name), ...(isLarge ? fields : [])];
    }),
  );
}

interface Part {
  name: string;
  packed: Buffer;
  crc: number;
  size: number;
  at: number;
}

/**
 * A zip in its large form (ZIP64). `said` are the sizes that its list tells; `decoy` is a harmless list that whoever doesn't look
 * for the large form takes for the real one.
 */
function largeZip(
  contents: Readonly<Record<string, string | Uint8Array>>,
  { large = ALL, said, decoy = false }: { large?: Large; said?: number; decoy?: boolean } = {},
): Uint8Array {
  const chunks: Buffer[] = [];
  const length = () => chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  const parts = Object.entries(contents).map(([name, content]): Part => {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const at = length();
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt16LE(Buffer.byteLength(name), 26);
    chunks.push(local, Buffer.from(name), packed);
    return { name, packed, crc: crc32(bytes), size: said ?? bytes.length, at };
  });
  const decoyAt = length();
  if (decoy) chunks.push(directoryOf([{ ...parts[0]!, size: 10 }], false));
  const directoryAt = length();
  const directory = directoryOf(parts, large.sizes === true);
  chunks.push(directory);
  const endAt = length();
  const largeEnd = Buffer.alloc(56);
  largeEnd.writeUInt32LE(0x06064b50, 0);
  for (const at of [24, 32]) largeEnd.writeBigUInt64LE(BigInt(parts.length), at);
  largeEnd.writeBigUInt64LE(BigInt(directory.length), 40);
  largeEnd.writeBigUInt64LE(BigInt(directoryAt), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(endAt), 8);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(large.count ? 0xffff : decoy ? 1 : parts.length, 10);
  end.writeUInt32LE(large.directory ? ELSEWHERE : directory.length, 12);
  end.writeUInt32LE(large.offset ? ELSEWHERE : decoy ? decoyAt : directoryAt, 16);
  return Buffer.concat([...chunks, largeEnd, locator, end]);
}

const fileOf = (bytes: Uint8Array) => new File([new Uint8Array(bytes)], 'rates.xlsx');

for (const [name, large] of Object.entries({
  all: ALL,
  'the sizes of parts': { sizes: true },
  'the length of the list': { directory: true },
}))
  test(`AIR-31 a small workbook of a report generator is read, with ${name} in the large form of zips`, async () => {
    const sheets = await readFile(fileOf(largeZip(WORKBOOK, { large })), READING);
    assert.deepEqual(sheets, [{ name: 'Rates', block: [['FRA']] }]);
  });

/** The list alone is looked at, and what stands in it is what the reader unpacks at most. */
const BOMB = { 'xl/workbook.xml': new Uint8Array(MEGABYTE) };
const SAID = 200 * MEGABYTE;

for (const [name, large] of Object.entries({
  all: ALL,
  'the sizes of parts': { sizes: true },
  'the number of parts': { count: true },
  'the length of the list': { directory: true },
  'the place of the list': { offset: true },
}))
  test(`AIR-31 a zip bomb is refused before it is unpacked, with ${name} in the large form`, () => {
    assert.throws(() => checkedParts(largeZip(BOMB, { large, said: SAID })), { reason: 'tooLarge' });
    // With sizes alone nothing leads to another list.
    const decoy = !large.sizes || large === ALL;
    assert.throws(() => checkedParts(largeZip(BOMB, { large, said: SAID, decoy })), { reason: 'tooLarge' });
  });

test('AIR-31 sizes beyond all numbers, and a large form that lacks a part, are refused', () => {
  assert.throws(() => checkedParts(largeZip(WORKBOOK, { said: Number.MAX_SAFE_INTEGER })), {
    reason: 'tooLarge',
  });
  // Without a size the reader would unpack all of it.
  assert.throws(() => checkedParts(largeZip(BOMB, { said: 0 })), { reason: 'damaged' });
  const whole = Buffer.from(largeZip(WORKBOOK));
  const end = whole.length - 22;
  const withoutLocator = Buffer.concat([whole.subarray(0, end - 20), whole.subarray(end)]);
  const elsewhere = Buffer.from(whole);
  elsewhere.writeBigUInt64LE(2n ** 63n, end - 12);
  for (const broken of [withoutLocator, elsewhere])
    assert.throws(() => checkedParts(broken), { reason: 'damaged' });
});

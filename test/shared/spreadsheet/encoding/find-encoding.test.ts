import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { ENCODINGS, type Encoding } from '../../../../shared/spreadsheet/encoding/encodings.ts';
import { findEncoding, textOf } from '../../../../shared/spreadsheet/encoding/find-encoding.ts';
import { readFile } from '../../../../shared/spreadsheet/read-file.ts';

/** The bytes of each sign of an encoding: all of one and two bytes that a decoder knows. */
function encoderOf(encoding: Encoding): (text: string) => Uint8Array {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const bytesOf = new Map<string, number[]>();
  const learn = (bytes: number[]) => {
    try {
      const sign = decoder.decode(new Uint8Array(bytes));
      if ([...sign].length === 1 && !bytesOf.has(sign)) bytesOf.set(sign, bytes);
    } catch {
      // No sign has these bytes.
    }
  };
  for (let first = 0; first < 256; first += 1) learn([first]);
  for (let first = 0x81; first < 255; first += 1)
    for (let second = 0x40; second < 255; second += 1) learn([first, second]);
  return (text) =>
    new Uint8Array([...text].flatMap((sign) => bytesOf.get(sign) ?? assert.fail(`${encoding}: ${sign}`)));
}

const HEAD = 'Origin;Destination;Airline;Remarks\r\n';
const SHEETS: readonly (readonly [Encoding, string, string])[] = [
  [
    'windows-1252',
    'de',
    'Düsseldorf;München;Lufthansa;gültig ab März\r\nZürich;Köln;Swiss;Gebühren für Übergröße\r\n',
  ],
  [
    'windows-1252',
    'fr',
    'Orléans;Genève;Air France;frais prévus à l’arrivée\r\nBesançon;Liège;SN;marchandise expédiée\r\n',
  ],
  ['windows-1252', 'es', 'Málaga;Córdoba;Iberia;tarifa válida hasta mañana – 100 €\r\n'],
  [
    'shift_jis',
    'ja',
    '東京;大阪;全日空;有効期限は三月末まで\r\n成田;関西;日本航空;燃油サーチャージを含む\r\n',
  ],
  ['gb18030', 'zh', '上海;北京;国航;含燃油附加费\r\n深圳;广州;南航;有效期至三月底\r\n'],
  ['euc-kr', 'ko', '서울;부산;대한항공;유류할증료 포함\r\n인천;김포;아시아나;유효기간은 삼월까지\r\n'],
];

for (const [encoding, language, rows] of SHEETS)
  test(`a sheet of ${language} in ${encoding} is read, whoever reads it`, async () => {
    const bytes = encoderOf(encoding)(HEAD + rows);
    for (const locale of ['en', 'de', 'ja', 'zh'])
      assert.deepEqual(await findEncoding(bytes, locale), { encoding, isCertain: true }, locale);
    const [sheet] = await readFile(new File([bytes as BlobPart], 'rates.csv'), {
      locale: 'en',
      mostLines: 10,
    });
    assert.deepEqual(sheet?.block[1], rows.split('\r\n')[0]?.split(';'));
  });

test('few words of a Western European language are enough', async () => {
  for (const text of ['Größe;Straße', 'Café', 'créée', 'Außenmaß'])
    assert.deepEqual(
      await findEncoding(encoderOf('windows-1252')(text), 'en'),
      { encoding: 'windows-1252', isCertain: true },
      text,
    );
});

test('UTF-8 and UTF-16 of both orders are certain, with a mark and without one', async () => {
  const text = 'Zürich;東京\r\n100;200\r\n';
  const utf8 = new TextEncoder().encode(text);
  const little = new Uint8Array(Buffer.from(text, 'utf16le'));
  const big = new Uint8Array(Buffer.from(text, 'utf16le').swap16());
  for (const [encoding, mark, bytes] of [
    ['utf-8', [0xef, 0xbb, 0xbf], utf8],
    ['utf-16le', [0xff, 0xfe], little],
    ['utf-16be', [0xfe, 0xff], big],
  ] as const)
    for (const all of [new Uint8Array([...mark, ...bytes]), bytes]) {
      assert.deepEqual(await findEncoding(all, 'en'), { encoding, isCertain: true });
      assert.equal(textOf(all, encoding), text);
    }
});

test('an old Mac is known by its line ends, and mail from Japan by how it goes over to its letters', async () => {
  const mac = encoderOf('macintosh')('München;Zürich;gültig\rKöln;Genève;\u201eWert\u201c\r');
  assert.deepEqual(await findEncoding(mac, 'de'), { encoding: 'macintosh', isCertain: true });
  const jis = new TextEncoder().encode('PO;\u001b$BEl5~\u001b(B;1\r\n');
  assert.deepEqual(await findEncoding(jis, 'en'), { encoding: 'iso-2022-jp', isCertain: true });
  assert.equal(textOf(jis, 'iso-2022-jp'), 'PO;東京;1\r\n');
});

test('a few broken letters leave UTF-8 the likeliest', async () => {
  const bytes = new Uint8Array([...new TextEncoder().encode('Zürich;Größe;gültig für Köln;'), 0xe9, 0x0a]);
  assert.deepEqual(await findEncoding(bytes, 'de'), { encoding: 'utf-8', isCertain: false });
});

test('a byte without a letter, with which a field was filled up, makes no UTF-16 of a text', async () => {
  const bytes = new TextEncoder().encode(`Order;Name\r\n1;Alder\0\r\n${'2;Birch\r\n'.repeat(20)}`);
  assert.deepEqual(await findEncoding(bytes, 'en'), { encoding: 'utf-8', isCertain: true });
});

test('what may be several texts is asked, with the code page of the language first', async () => {
  const tokyo = new Uint8Array([0x93, 0x8c, 0x8b, 0x9e, 0x2c, 0x31, 0x0d, 0x0a]);
  assert.deepEqual(await findEncoding(tokyo, 'ja'), { encoding: 'shift_jis', isCertain: false });
  assert.equal((await findEncoding(tokyo, 'en')).isCertain, false);
  const cyrillic = encoderOf('windows-1251')('Москва;Санкт-Петербург\r\n');
  assert.equal((await findEncoding(cyrillic, 'en')).isCertain, false);
  for (const [encoding, text] of [
    ['windows-1250', 'Łódź;Gdańsk;opłata wliczona\r\n'],
    ['windows-1250', 'Gdańsk;1\r\n'],
    ['windows-1250', 'České Budějovice;1\r\n'],
    ['windows-1254', 'İstanbul;Şişli\r\n'],
    ['windows-1253', 'Αθήνα;Πειραιάς\r\n'],
  ] as const)
    assert.equal((await findEncoding(encoderOf(encoding)(text), 'en')).isCertain, false, text);
});

test('a line far behind plain ones tells the encoding, too', async () => {
  const rows = 'PVG;FRA;100\r\n'.repeat(40_000);
  const bytes = encoderOf('shift_jis')(
    `${rows}東京;大阪;全日空の有効期限は三月末まで、燃油サーチャージを含む\r\n`,
  );
  assert.deepEqual(await findEncoding(bytes, 'en'), { encoding: 'shift_jis', isCertain: true });
});

test('what somebody chose is taken, whatever the bytes look like', async () => {
  const bytes = encoderOf('windows-1251')('Москва;1\r\n');
  const reading = { locale: 'en', mostLines: 10, encoding: 'windows-1251' } as const;
  const [sheet] = await readFile(new File([bytes as BlobPart], 'a.csv'), reading);
  assert.deepEqual(sheet?.block, [['Москва', '1']]);
});

test('whatever the bytes are, some encoding is found', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 200 }),
      fc.constantFrom('en', 'ja', 'zh'),
      async (bytes, locale) => {
        const { encoding } = await findEncoding(bytes, locale);
        assert.ok(ENCODINGS.includes(encoding));
        assert.equal(typeof textOf(bytes, encoding), 'string');
      },
    ),
  );
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { formatBlock, parseBlock } from '../../../../../shared/ui/grid/model/clipboard-text.ts';

describe('parseBlock', () => {
  it('reads what Excel puts on the clipboard: CRLF after every row, the last one too', () => {
    assert.deepEqual(parseBlock('Fuel\tEUR\t1,50\r\nToll\tUSD\t2\r\n'), [
      ['Fuel', 'EUR', '1,50'],
      ['Toll', 'USD', '2'],
    ]);
  });

  it('reads what Google Sheets puts there: LF between rows, none at the end', () => {
    assert.deepEqual(parseBlock('Fuel\tEUR\nToll\tUSD'), [
      ['Fuel', 'EUR'],
      ['Toll', 'USD'],
    ]);
  });

  it('keeps blank cells at both ends, and blank rows between', () => {
    assert.deepEqual(parseBlock('\ta\t\n\nb\n'), [['', 'a', ''], [''], ['b']]);
    assert.deepEqual(parseBlock('\t\r\n'), [['', '']]);
    assert.deepEqual(parseBlock('\r\n'), [['']]);
    assert.deepEqual(parseBlock('a\n\n'), [['a'], ['']]);
  });

  it('takes tabs, newlines and doubled quotes of a quoted cell as its text', () => {
    assert.deepEqual(parseBlock('"first\nsecond"\t"a\tb"\r\n"say ""now"""\tplain\r\n'), [
      ['first\nsecond', 'a\tb'],
      ['say "now"', 'plain'],
    ]);
    assert.deepEqual(parseBlock('""\t""""'), [['', '"']]);
  });

  it('takes any other quote as a quote', () => {
    assert.deepEqual(parseBlock('2" pipe\t"in" brackets\n"never closed\tb'), [
      ['2" pipe', '"in" brackets'],
      ['"never closed', 'b'],
    ]);
  });

  it('takes a cell alone as it is, quotes and all', () => {
    assert.deepEqual(parseBlock('"fragile"'), [['"fragile"']]);
    assert.deepEqual(parseBlock('"fragile"\r\n'), [['"fragile"']]);
    assert.deepEqual(parseBlock('"two\nlines"\r\n'), [['two\nlines']]);
    assert.equal(formatBlock([['"fragile"']]), '"fragile"');
  });

  it('has no rows for an empty clipboard, or for what is no text', () => {
    assert.deepEqual(parseBlock(''), []);
    for (const rubbish of [undefined, null, 7, {}, ['a\tb']]) {
      assert.deepEqual(parseBlock(rubbish as unknown as string), []);
    }
  });

  it('takes a quote that only another line seems to close as a quote: the lines between are rows of their own', () => {
    assert.deepEqual(parseBlock('YYZ\tLHR\t"Air Canada\t4\r\nYYZ\tFRA\tAC\t5\r\nYYZ\tMAD\t12"\t6\r\n'), [
      ['YYZ', 'LHR', '"Air Canada', '4'],
      ['YYZ', 'FRA', 'AC', '5'],
      ['YYZ', 'MAD', '12"', '6'],
    ]);
    assert.deepEqual(parseBlock('a\tb\n"c\td\ne\tf"'), [
      ['a', 'b'],
      ['"c', 'd'],
      ['e', 'f"'],
    ]);
    // A line end alone is one of the cell.
    assert.deepEqual(parseBlock('a\tb\tc\nd\t"e\nf"\tg'), [
      ['a', 'b', 'c'],
      ['d', 'e\nf', 'g'],
    ]);
    // So are tabs where its row has as many cells as the others with it, and not without it.
    assert.deepEqual(parseBlock('a\tb\tc\nd\t"e\tf\ng"\th'), [
      ['a', 'b', 'c'],
      ['d', 'e\tf\ng', 'h'],
    ]);
  });

  it('loses no row without a quote to one that has a quote', () => {
    const rows = fc.array(
      fc.constantFrom('a\tb\tc', '"a\tb\tc', 'a\t"b\tc', 'a\tb"x\tc', 'a\tb"\tc', 'a\tb\tc"', 'a\t"b"\tc'),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(rows, fc.constantFrom('\n', '\r\n', '\r'), (lines, end) => {
        assert.equal(parseBlock(['From\tTo\tN', ...lines].join(end)).length, lines.length + 1);
      }),
      { numRuns: 500 },
    );
  });

  it('loses no character of any text, however odd', () => {
    const odd = fc.string({
      unit: fc.constantFrom('a', '"', '\t', '\n', '\r', ' ', 'é', '\0'),
      maxLength: 40,
    });
    fc.assert(
      fc.property(odd, (text) => {
        const letters = (of: string) => of.replace(/["\t\r\n]/g, '');
        assert.equal(letters(parseBlock(text).flat().join('')), letters(text));
      }),
      { numRuns: 500 },
    );
  });

  it('takes time in proportion to the size, quotes or not', () => {
    const effort = (text: string) => {
      let least = Number.POSITIVE_INFINITY;
      for (let run = 0; run < 3; run += 1) {
        const start = process.cpuUsage();
        parseBlock(text);
        least = Math.min(least, process.cpuUsage(start).user);
      }
      return Math.max(500, least);
    };
    const rows = ['Fuel\t"a ""b"" c"\t1,50\r\n', '"open\t"\t""x\t"""y\r\n', '"a""\t"b""\r\n', '"\r\n'];
    for (const row of rows) {
      assert.ok(effort(row.repeat(30_000)) < 200 * effort(row.repeat(1_000)), row);
    }
    assert.equal(parseBlock('a\tb\r\n'.repeat(10_000)).length, 10_000);
  });
});

describe('formatBlock', () => {
  it('is read back as the same cells, for any texts', () => {
    const cell = fc.oneof(
      fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', '\r', ' ', ','), maxLength: 8 }),
      fc.string({ unit: 'grapheme' }),
    );
    const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(rows, (cells) => {
        // Such a text within quotes could be rows of the block, and no field of a cell holds one.
        fc.pre(cells.flat().every((text) => !/[\r\n]/.test(text) || !text.includes('\t')));
        assert.deepEqual(parseBlock(formatBlock(cells)), cells);
      }),
      { numRuns: 1_000 },
    );
  });

  it('quotes only cells that would be misread, so that a plain text stays plain elsewhere', () => {
    assert.equal(formatBlock([['Fuel, 5%', '2" pipe']]), 'Fuel, 5%\t2" pipe');
    assert.equal(formatBlock([['two\nlines', '"x"']]), '"two\nlines"\t"""x"""');
  });
});

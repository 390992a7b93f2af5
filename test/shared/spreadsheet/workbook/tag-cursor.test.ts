import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { TagCursor } from '../../../../shared/spreadsheet/workbook/tag-cursor.ts';

const cursorOf = (xml: string) => new TagCursor(new TextEncoder().encode(xml));
/** All tags of these names, as `name` or `/name`. */
function tagsIn(xml: string, ...names: string[]): string[] {
  const cursor = cursorOf(xml);
  const found: string[] = [];
  while (cursor.next()) {
    const name = names.find((one) => cursor.is(one)) ?? '?';
    found.push((cursor.isClosing ? '/' : '') + name + (cursor.isEmpty ? '/' : ''));
  }
  return found;
}

test('tags are found whatever their prefix, and none in comments and texts', () => {
  const xml = `<?xml version="1.0"?><x:row><c/><!-- <c> > --><v><![CDATA[<c>]]></v></x:row><rows a='<c>' b=">"/>`;
  assert.deepEqual(tagsIn(xml, 'row', 'c', 'v'), ['?', 'row', 'c/', 'v', '/v', '/row', '?/']);
  assert.deepEqual(tagsIn('<!-- never closed <c>', 'c'), []);
  assert.deepEqual(tagsIn('<c', 'c'), []);
});

test('attributes are read in whatever order and quotes', () => {
  const tag = cursorOf(`<c  s = '12'  rs="3"\n r="ab7" t='&lt;ü' ht="0.00" hidden='true' empty=""/>`);
  assert.ok(tag.next());
  assert.deepEqual([tag.whole('s'), tag.whole('r'), tag.whole('q'), tag.whole('empty')], [12, NaN, NaN, NaN]);
  assert.deepEqual(tag.address('r'), [6, 27]);
  assert.equal(tag.address('s'), undefined);
  assert.deepEqual([tag.text('t'), tag.text('x'), tag.text('empty')], ['<ü', undefined, '']);
  assert.deepEqual(
    [tag.isZero('ht'), tag.isZero('s'), tag.isZero('empty'), tag.isZero('x')],
    [true, false, false, false],
  );
  assert.deepEqual([tag.isTrue('hidden'), tag.isTrue('s')], [true, false]);
});

test('tags of one name are found past all others', () => {
  const xml =
    '<s><row r="1"><c>row</c><t>crow <x:row r="2"/></t></row><arow/><rows/><row></row></s><row r="9"/>';
  const cursor = cursorOf(xml);
  const found: number[] = [];
  const end = cursor.lastEnd('s');
  while (cursor.seek('row', end)) found.push(cursor.whole('r'));
  assert.deepEqual(found, [1, 2, NaN]);
  assert.equal(cursorOf('<s>').lastEnd('s'), 0);
  assert.deepEqual([cursor.hasMore, cursorOf('<t>!</t><!-- -->').hasMore], [false, true]);
});

test('whatever the bytes are, the cursor ends', () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '/',
    '"',
    "'",
    '=',
    ' ',
    'c',
    'r',
    '!--',
    '-->',
    '![CDATA[',
    ']]>',
    ':',
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const cursor = cursorOf(pieces.join(''));
      let count = 0;
      while (cursor.next()) {
        cursor.address('r');
        count += 1;
      }
      assert.ok(count <= pieces.length);
      const seeking = cursorOf(pieces.join(''));
      for (count = 0; seeking.seek('c', Infinity); ) count += 1;
      assert.ok(count <= pieces.length);
    }),
  );
});

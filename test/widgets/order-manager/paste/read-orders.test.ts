import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { type Answers, readOrders } from '../../../../widgets/order-manager/paste/read/read-orders.ts';

/** `4501: ST-1, ST-2` for each order; one that is doubtful has a question mark. */
const read = (text: string, answers: Answers = {}) =>
  readOrders(text, answers).orders.map(
    ({ number, styles, isDoubtful, isShortened }) =>
      `${number}${isDoubtful ? '?' : ''}${isShortened ? '!' : ''}${styles.length > 0 ? `: ${styles.join(', ')}` : ''}`,
  );
const asked = (text: string) => readOrders(text, {}).questions.map(({ samples }) => samples.join(' '));
const left = (text: string) => readOrders(text, {}).leftOut.map(({ line, why }) => `${line} ${why}`);

suite('the numbers of a mail (D-150)', () => {
  test('numbering, words, signs and quantities make no order', () => {
    assert.deepEqual(
      read(
        'Hi Anna,\n\n1) PO 4500017731 ; 240 pcs\n2) PO 4500017732; 1,200 pcs\n3) PO 4500017733 ;\n\nBest regards\nJane Doe\nTel. +49 40 123456',
      ),
      ['4500017731', '4500017732', '4500017733'],
    );
  });

  for (const [name, list] of [
    ['bullets of Outlook', '·\t4500017731\n·\t4500017732'],
    ['bullets of Word', '•  4500017731\n•  4500017732'],
    ['its second level', 'o\t4500017731\n§  4500017732'],
    ['dashes', '- 4500017731\n– 4500017732'],
    ['running numbers with a stop', '1. 4500017731\n2. 4500017732'],
    ['running numbers with a bracket and no blank', '1)4500017731\n(2)4500017732'],
    ['circled numbers', '①4500017731\n②4500017732'],
    ['Japanese running numbers', '1、4500017731\n2、4500017732'],
    ['a running number on a line of its own', '1)\n4500017731\n2)\n4500017732'],
    ['quoting', '> 4500017731\n>> 4500017732'],
    ['a quoted list', '> 1) PO 4500017731\n> 2) PO 4500017732'],
    ['semicolons', '4500017731; 4500017732;'],
    ['signs of an input method', '4500017731、4500017732，'],
    ['blanks that do not break', 'PO\u00a04500017731\u00a0\nPO\u00a04500017732'],
    ['double width', 'ＰＯ　４５００017731\n４５０００１７７３２'],
    ['invisible signs', '\ufeff4500017731\u200b\n\u200e4500017732'],
    ['quotes and brackets', '"4500017731"\n[4500017732]'],
    ['word and number in one', 'PO#4500017731\nPO:4500017732'],
    ['several after one word', 'POs 4500017731, 4500017732'],
    ['words between', 'PO 4500017731 and 4500017732'],
    ['days', 'PO 4500017731 - 12.12.2026\nPO 4500017732 (ETD 12 Dec 2026)'],
    ['prices', 'PO 4500017731 USD 1,250.00\nPO 4500017732 12.50 €'],
    ['containers', 'PO 4500017731 2x40HC\nPO 4500017732 1 x 20GP'],
  ] as const) {
    test(name, () => assert.deepEqual(read(list), ['4500017731', '4500017732']));
  }

  test('slashes between long numbers divide a list, and within a number they stay', () => {
    assert.deepEqual(read('POs 4500081101/4500081102/4500081103.'), [
      '4500081101',
      '4500081102',
      '4500081103',
    ]);
    assert.equal(readOrders('4500081101/4500081102', {}).isPlain, false);
    assert.deepEqual(read('4500081101/10, 2026/0001234'), ['4500081101/10', '2026/0001234']);
  });

  test('the ends of a row of numbers, and a number that a spreadsheet divided in groups, are doubtful', () => {
    assert.deepEqual(read('4500081101 – 4500081105'), ['4500081101?', '4500081105?']);
    assert.deepEqual(read('4500081101-4500081105'), ['4500081101-4500081105?']);
    for (const number of ['4500081101-10', '4500081105-0001', '8105-8101'])
      assert.deepEqual(read(number), [number]);
    assert.deepEqual(read('4.500.081.101'), ['4.500.081.101?']);
    for (const text of ['4500081101 – 4500081105', '4500081101-4500081105', '4.500.081.101'])
      assert.equal(readOrders(text, {}).isPlain, false, text);
  });

  test('running numbers within a line are none of the numbers that they count', () => {
    assert.deepEqual(read('1)4500081101 2)4500081102 (3)4500081103'), [
      '4500081101',
      '4500081102',
      '4500081103',
    ]);
  });

  test('short numbers between signs of an input method are a list, and the first of them no running number', () => {
    assert.deepEqual(read('101、102、103'), ['101', '102', '103']);
    assert.deepEqual(read('1、4500017731、4500017732'), ['4500017731', '4500017732']);
  });

  for (const [language, mail] of [
    [
      'English',
      'Dear all,\nplease book:\nPurchase Order No. 4500017731 - 240 pcs\nOrder #4500017732 (12 ctns)\nThanks,\nTom\n+44 20 7946 0958',
    ],
    [
      'German',
      'Hallo Frau Meier,\nbitte buchen Sie:\nBestellung Nr. 4500017731 – 1.200 Stück\nBestell-Nr.: 4500017732, 12 Kartons bis 15. Dez. 2026\nMit freundlichen Grüßen\nJens Vogt\nTel: 040 123456',
    ],
    [
      'Spanish',
      'Hola:\npor favor reserven\nPedido n.º 4500017731, 240 piezas\nOrden de compra 4500017732: 12 cajas\nSaludos\nAna\nTel. +34 600 000 000',
    ],
    [
      'French',
      'Bonjour,\nmerci de réserver\nCommande n° 4500017731 : 240 pièces\nCommande n° 4500017732, le 12 décembre 2026\nCordialement,\nLuc\nTél. 01 23 45 67 89',
    ],
    [
      'Japanese',
      'お世話になっております。\n注文番号：4500017731　240個\n注文番号4500017732、2026年12月12日\nよろしくお願いいたします。\n田中 03-1234-5678',
    ],
    ['Chinese', '您好，\n订单号：4500017731，240件\n采购订单4500017732 12箱\n谢谢\n王 13800000000'],
  ] as const) {
    test(`a mail in ${language}`, () => assert.deepEqual(read(mail), ['4500017731', '4500017732']));
  }

  test('the head of a forwarded mail is left out, and its list read', () => {
    const mail =
      'Please see below\nJane\n-- \nJane Doe 12345678\n\nFrom: Tom <tom@x.example>\nSent: 12.12.2026 10:30\nSubject: PO 999\n\nPO 4501';
    assert.deepEqual(read(mail), ['4501']);
    assert.deepEqual(left(mail), [
      '1 words',
      '2 words',
      '3 frame',
      '4 frame',
      '6 frame',
      '7 frame',
      '8 frame',
    ]);
  });

  test('what a spreadsheet shortened is never read as a number', () => {
    assert.deepEqual(read('4.50001E+11\n4501'), ['4.50001E+11!', '4501']);
  });

  test('numbers in a sentence, and letters alone, are doubtful', () => {
    assert.deepEqual(read('we have received number 4501 today from him'), ['4501?']);
    assert.deepEqual(read('ABC\n12'), ['ABC?', '12?']);
  });

  test('case, leading zeros, signs within and the order of the list stay', () => {
    assert.deepEqual(read('0007\nSS26-00012\n1234567/A\nab-1'), ['0007', 'SS26-00012', '1234567/A', 'ab-1']);
  });
});

suite('style numbers (D-150)', () => {
  test('a line of order; style; style asks once what stands behind the orders', () => {
    const text = '4500017731; ST-1; ST-2\n4500017732; ST-3';
    assert.deepEqual(asked(text), ['ST-1 ST-2 ST-3']);
    assert.deepEqual(read(text), ['4500017731', '4500017732']);
    assert.deepEqual(read(text, { rest: 'style' }), ['4500017731: ST-1, ST-2', '4500017732: ST-3']);
    assert.deepEqual(read(text, { rest: 'order' }), ['4500017731', 'ST-1', 'ST-2', '4500017732', 'ST-3']);
    assert.deepEqual(read(text, { rest: 'out' }), ['4500017731', '4500017732']);
  });

  test('other letters are no sign of another order, a single one is', () => {
    assert.deepEqual(asked('PO-1; SN-11'), ['SN-11']);
    assert.deepEqual(asked('1234567/A; 1234568/B'), []);
  });

  test('bare numbers that may count something are asked about apart', () => {
    assert.deepEqual(asked('4500017731 ST-1 240\n4500017732 ST-2 1200'), ['ST-1 ST-2', '240 1200']);
  });

  test('a word says what follows, on its line and below', () => {
    assert.deepEqual(
      read('PO 4500017731\n  Style 77-1, 77-2\n  Art. 77-3\nPO 4500017732 styles: 88-1 88-2'),
      ['4500017731: 77-1, 77-2, 77-3', '4500017732: 88-1, 88-2'],
    );
    assert.deepEqual(asked('PO 4500017731 Style 77-1'), []);
    assert.deepEqual(left('Style 77-1\nPO 4501'), ['1 style']);
  });

  test('headings of a spreadsheet say which column is which', () => {
    const sheet = 'PO\tStyle\tQty\tETD\n4501\tSKU 12\t240\t12.12.2026\n\tSKU 13\t100\t\n4502\tSKU 14\t50\t';
    assert.deepEqual(read(sheet), ['4501: SKU 12, SKU 13', '4502: SKU 14']);
    assert.deepEqual(left(sheet), ['1 heading']);
    assert.deepEqual(asked(sheet), []);
  });

  test('columns without headings are asked about one by one, days and running numbers are not', () => {
    const sheet = '1\t4501\tST-1\t240\t2026-12-12\n2\t4502\tST-2\t50\t2026-12-13';
    assert.deepEqual(asked(sheet), ['ST-1 ST-2', '240 50']);
    assert.deepEqual(read(sheet, { 'column 2': 'style', 'column 3': 'out' }), ['4501: ST-1', '4502: ST-2']);
  });

  test('a cell of several lines is several style numbers', () => {
    assert.deepEqual(read('PO\tStyle\n4501\t"ST-1\nST-2"'), ['4501: ST-1, ST-2']);
  });

  test('marks that only keep a spreadsheet from taking a number for one', () => {
    assert.deepEqual(read(`'00045\n="00046"`), ['00045', '00046']);
  });

  test('headings say so, too, between semicolons or commas, and more styles than headings stay styles', () => {
    for (const text of [
      'PO Number;Style\n4501;ST-1\n4502;ST-2;ST-3',
      'Hi,\nPO Number, Style\n4501, ST-1\n4502, ST-2, ST-3',
    ]) {
      assert.deepEqual(read(text), ['4501: ST-1', '4502: ST-2, ST-3'], text);
      assert.deepEqual(asked(text), [], text);
    }
  });

  test('styles in a column before that of the orders belong to the order of their line', () => {
    for (const sign of ['\t', ';'])
      assert.deepEqual(
        read(['Style|PO', 'ST-1|4501', 'ST-2|4502'].join('\n').replaceAll('|', sign)),
        ['4501: ST-1', '4502: ST-2'],
        sign,
      );
  });

  test('headings in another language', () => {
    assert.deepEqual(read('Bestellnummer\tMenge\tArtikel\n4501\t240\tA-1'), ['4501: A-1']);
    assert.deepEqual(read('订单号\t数量\t款号\n4501\t240\tA-1'), ['4501: A-1']);
  });
});

suite('a list and nothing else', () => {
  for (const text of ['4501\n4502', '4501, 4502', '1. 4501\n2. 4502', '4501;4502;', '4501 4502']) {
    test(JSON.stringify(text), () => assert.equal(readOrders(text, {}).isPlain, true));
  }
  for (const text of [
    'PO 4501\n4502',
    '4501 240 pcs',
    '4501; ST-1',
    'Hi\n4501',
    '4.5E+11\n4501',
    'ABC\n4501',
    '',
  ]) {
    test(`not ${JSON.stringify(text)}`, () => assert.equal(readOrders(text, {}).isPlain, false));
  }
});

test('whatever is pasted, nothing throws, and no number has a blank around it or is empty', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      for (const { number } of readOrders(text, {}).orders) {
        assert.ok(number !== '' && number === number.trim() && /[\p{L}\p{N}]/u.test(number));
      }
    }),
  );
});

test('of a mail that is longer than any record it reads the beginning, and counts the lines', () => {
  const mail = Array.from(
    { length: 9000 },
    (_, n) => `${n}) PO ${4500000000 + n} - 240 pcs, 12.12.2026`,
  ).join('\n');
  const { orders, count } = readOrders(mail, {});
  assert.deepEqual([orders.length, orders.at(-1)?.number, count], [2000, '4500001999', 9000]);
});

import entry from 'entry:../../../../widgets/charges/define.ts';
import { expect } from '@open-wc/testing';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { GridCell } from '../../../shared/ui/grid/grid-cell.ts';
import { clipboard } from '../../../shared/ui/grid/grid-driver.ts';
import { focused, nameOf, press, type } from '../../../shared/ui/user-input.ts';
import {
  copied,
  expectNumbersRead,
  fillCell,
  NUMBER_COLUMNS,
  NUMBER_LANGUAGES,
  pasteFrom,
  speak,
} from '../../number-columns.ts';
import { AIR, answer, LCL, line, SAVE } from '../fixtures.ts';
import { chargesNetwork, PageObject } from '../page-object.ts';

describe('<booking-charges> numbers', () => {
  let tool: PageObject;
  const open = async (over: object = {}) => {
    tool = new PageObject(chargesNetwork(over));
    await tool.ready();
  };
  before(async () => {
    await import(entry);
  });
  afterEach(() => tool.close());
  const table = () => tool.element.shadowRoot!.querySelector('table')!;
  const cell = (column: string, row = 1) =>
    new GridCell(table().querySelectorAll<HTMLTableCellElement>(`tbody [data-column="${column}"]`)[row - 1]!);
  const go = async (one: GridCell) => {
    one.focus();
    one.select();
    await settled();
  };
  const say = (locale: string) => speak(tool.element, locale, tool.text);

  for (const locale of NUMBER_LANGUAGES)
    it(`CHG-29 D-148 every column of numbers is read and written as ${locale} does`, async () => {
      await open({ quote: AIR });
      await say(locale);
      await expectNumbersRead(table, NUMBER_COLUMNS.charges, locale);
    });

  it('D-149 cubic metres keep three decimals, and go out so', async () => {
    await open({ quote: LCL, freight_charges: [line({ unitCode: 'CBM' })] });
    await tool.fill('Quantity', 1, '12.345');
    await tool.fill('Unit Cost', 1, '45');
    const shown = () => ['quantity', 'unitCost', 'totalPrice'].map((column) => cell(column).value);
    expect(shown()).to.deep.equal(['12.345', '45.00', '555.53']);
    await say('de');
    expect(shown()).to.deep.equal(['12,345', '45,00', '555,53']);
    tool.network.on(SAVE, answer());
    await press('Control+s');
    await waitUntil(() => tool.payloads().length > 0, 'the save');
    expect(tool.payloads()[0].charges[0]).to.include({ quantity: 12.345, unitCost: 45, totalPrice: 555.53 });
  });

  it('D-148 another language leaves a text that can be read in two ways with its error', async () => {
    await open();
    await say('de');
    await fillCell(table(), 'totalPrice', '1.234');
    tool.element.removeAttribute('locale');
    await waitUntil(() => cell('unitCost').value === '10.00', 'English again');
    expect([cell('totalPrice').value, cell('totalPrice').getAttribute('aria-invalid')]).to.deep.equal([
      '1.234',
      'true',
    ]);
    expect(tool.isSaveOn()).to.equal(false);
    await go(cell('totalPrice'));
    await press('Alt+ArrowDown', 'ArrowDown');
    expect(nameOf(focused())).to.equal('Use 1234: Total Cost row 1');
    await press('Enter');
    await settled();
    expect([cell('totalPrice').value, tool.isSaveOn()]).to.deep.equal(['1234.00', true]);
    await press('Control+z');
    expect(cell('totalPrice').value).to.equal('1.234');
  });

  it('D-148 full-width digits, signs and accounting forms are read, typed and pasted', async () => {
    await open();
    for (const [text, shown] of [
      ['１２３．５０', '123.50'],
      ['−5', '-5.00'],
      ['$1,250.00', '1250.00'],
      ['5-', '-5.00'],
      ['(5)', '-5.00'],
      ['US$ 1’250.5', '1250.50'],
    ] as const) {
      await tool.fill('Unit Cost', 1, text);
      expect(cell('unitCost').value, text).to.equal(shown);
      await go(cell('unitCost'));
      clipboard('paste', `${text}\t`);
      await settled();
      expect(cell('unitCost').value, `${text} pasted`).to.equal(shown);
    }
    await tool.fill('Currency', 1, 'ＵＳＤ');
    expect(cell('currency').value).to.equal('USD');
  });

  it('D-148 a block that was cut in German is pasted in English as the same numbers', async () => {
    await open({
      quote: LCL,
      freight_charges: [line({ quantity: 12.345, totalPrice: 123.45 }), line({ id: 502 })],
    });
    await say('de');
    await go(cell('quantity'));
    await press('Shift+ArrowRight');
    const cut = copied('cut');
    expect(cut.getData('text/plain')).to.equal('12,345\t10,00');
    await settled();
    expect(cell('quantity').value).to.equal('');
    tool.element.removeAttribute('locale');
    await waitUntil(() => cell('quantity', 2).value === '2.00', 'English again');
    await go(cell('quantity', 2));
    await pasteFrom(cut);
    expect([cell('quantity', 2).value, cell('unitCost', 2).value]).to.deep.equal(['12.345', '10.00']);
  });

  it('D-148 a pasted column is read as its clear numbers are, else the user is asked once', async () => {
    await open({ quote: LCL, freight_charges: [line(), line({ id: 502 })] });
    await go(cell('quantity'));
    clipboard('paste', '1.234\t1,234\n2.125\t1.234,50');
    await settled();
    expect([cell('quantity').value, cell('unitCost').value]).to.deep.equal(['1.234', '1.234']);
    expect(cell('unitCost', 2).value).to.equal('1234.50');
    await go(cell('quantity'));
    clipboard('paste', '1,234\n2,125');
    await settled();
    await tool.click('As 1234');
    expect([cell('quantity').value, cell('quantity', 2).value]).to.deep.equal(['1234.00', '2125.00']);
    expect(focused(), 'back in its cell').to.equal(cell('quantity').control);
  });

  it('D-160 a stored total of 10.009 is kept, shown with two decimals, and goes out with two', async () => {
    await open({ quote: LCL, freight_charges: [line({ unitCost: 5, totalPrice: 10.009 })] });
    expect(cell('totalPrice').value).to.equal('10.01');
    await go(cell('totalPrice'));
    await press('F2', 'Tab');
    tool.network.on(SAVE, answer());
    await tool.fill('Comments', 1, 'x');
    await press('Control+s');
    await waitUntil(() => tool.payloads().length > 0, 'the save');
    expect(tool.payloads()[0].charges[0].totalPrice).to.equal(10.01);
  });

  it('D-145 a typed text that was dropped by Ctrl+Z comes back by Ctrl+Y', async () => {
    await open();
    const comment = 'agreed with the customer';
    await go(cell('comments'));
    await type(comment);
    await press('Control+z');
    expect(cell('comments').value).to.equal('');
    await press('Control+y');
    expect(cell('comments').value).to.equal(comment);
  });
});

import { expect } from '@open-wc/testing';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { GridCell } from '../../../shared/ui/grid/grid-cell.ts';
import { clipboard } from '../../../shared/ui/grid/grid-driver.ts';
import { click, focused, nameOf, press, type } from '../../../shared/ui/user-input.ts';
import {
  copied,
  expectNumbersRead,
  fillCell,
  NUMBER_COLUMNS,
  NUMBER_LANGUAGES,
  pasteFrom,
  speak,
} from '../../number-columns.ts';
import { block } from '../fixtures.ts';
import { type AirForm, draftWith, eachForm, storedDraft } from '../page-object.ts';

const validityTo = '2099-12-31';

describe('<air-rate-form> numbers', () => {
  let form: AirForm;
  const { another } = eachForm((fresh) => {
    form = fresh;
  });
  const tables = (of = form) => of.all<HTMLTableElement>('table');
  const rates = (of = form) => tables(of)[0]!;
  const cell = (column: string, row = 1, of = form) =>
    new GridCell(
      rates(of).querySelectorAll<HTMLTableCellElement>(`tbody [data-column="${column}"]`)[row - 1]!,
    );
  const go = async (one: GridCell) => {
    one.focus();
    one.select();
    await settled();
  };
  const say = (locale: string, of = form) => speak(of.element, locale, () => of.text());
  const choices = ({ node }: GridCell) => [...node.querySelectorAll<HTMLButtonElement>('[data-choice]')];

  for (const locale of NUMBER_LANGUAGES)
    it(`AIR-42 AIR-43 D-148 every column of numbers is read and written as ${locale} does`, async () => {
      await form.ready();
      await say(locale);
      await expectNumbersRead(() => tables()[0]!, NUMBER_COLUMNS.rates, locale);
      await expectNumbersRead(() => tables()[1]!, NUMBER_COLUMNS.localCharges, locale);
      // Each number is typed by hand into each column of both tables.
    }).timeout(30_000);

  it('D-148 4,125 typed in German stays so, and 4.125 is sent', async () => {
    await form.ready();
    await form.paste(block({ validityTo }));
    await say('de');
    await fillCell(rates(), 'level 100', '4,125');
    await fillCell(rates(), 'level minimum', '0,5000');
    expect([cell('level 100').value, cell('level minimum').value]).to.deep.equal(['4,125', '0,5000']);
    form
      .all<HTMLButtonElement>('button')
      .find(({ textContent }) => textContent === 'Einreichen')
      ?.click();
    await waitUntil(() => form.payloads().length > 0, 'the upload');
    const { weight } = form.payloads()[0].rates[0];
    expect(weight).to.deep.include({ level: '100', value: '4.125' });
    expect(weight).to.deep.include({ level: 'minimum', value: '0.5' });
  });

  it('D-148 4,125 typed in English stops the submit, and each reading is a button at the cell', async () => {
    await form.ready();
    await form.paste(block({ validityTo }));
    await form.fill('+ 100 Kgs', 1, '4,125');
    await form.click('Submit');
    const alert = await form.bannerWith('Please enter a valid number.');
    expect(alert.textContent).not.to.include('4125');
    expect(form.payloads()).to.have.length(0);
    expect(nameOf(focused())).to.equal('+ 100 Kgs row 1');
    await press('F2');
    expect(nameOf(focused()), 'by keyboard from the cell').to.equal('Use 4.125: + 100 Kgs row 1');
    await press('ArrowDown');
    expect(nameOf(focused())).to.equal('Use 4125: + 100 Kgs row 1');
    await press('Escape');
    expect(nameOf(focused())).to.equal('+ 100 Kgs row 1');
    await click(choices(cell('level 100'))[0]);
    await settled();
    expect([cell('level 100').value, cell('level 100').getAttribute('aria-invalid')]).to.deep.equal([
      '4.125',
      null,
    ]);
    expect(nameOf(focused())).to.equal('+ 100 Kgs row 1');
    await press('Control+z');
    expect(cell('level 100').value).to.equal('4,125');
    await press('Control+y');
    await form.submitted();
    expect(form.payloads()[0].rates[0].weight).to.deep.include({ level: '100', value: '4.125' });
  });

  it('D-148 the list of problems offers both readings, too', async () => {
    await form.ready();
    await form.paste(block({ validityTo }));
    await form.fill('+ 100 Kgs', 1, '4,125');
    form.field('Customer Name').focus();
    await settled();
    const listed = () =>
      form.all<HTMLButtonElement>('li button').filter((one) => nameOf(one)?.startsWith('Use '));
    expect(listed().map(nameOf)).to.deep.equal(['Use 4.125: + 100 Kgs row 1', 'Use 4125: + 100 Kgs row 1']);
    await expect(form.element).to.be.accessible();
    listed()[1]!.focus();
    await press('Enter');
    await settled();
    expect(cell('level 100').value).to.equal('4125');
    expect(listed()).to.have.length(0);
  });

  it('D-148 another language redraws what was read and leaves what could not be', async () => {
    await form.ready();
    await form.fill('+ 100 Kgs', 1, '4.125');
    await form.fill('minimum', 1, '1,234');
    await form.fill('Rate /kg', 1, '0.5');
    await go(cell('level 300'));
    await type('2.5');
    await say('de');
    expect(['level 100', 'level minimum', 'level 300'].map((column) => cell(column).value)).to.deep.equal([
      '4,125',
      '1,234',
      '2,5',
    ]);
    expect(cell('level minimum').getAttribute('aria-invalid')).to.equal('true');
    expect(tables()[1]!.querySelector('[data-column=kgRate]')!.textContent).to.equal('0,5');
    form.element.removeAttribute('locale');
    await waitUntil(() => cell('level 100').value === '4.125', 'English again');
    expect(cell('level minimum').value).to.equal('1,234');
  });

  it('AIR-07 D-148 a draft is restored in another language as the same numbers', async () => {
    await form.ready();
    await form.fill('+ 100 Kgs', 1, '4.125');
    await form.fill('minimum', 1, '1,234');
    await draftWith('1,234');
    expect(storedDraft().records[0].weight).to.deep.include({ level: '100', value: '4.125' });
    await form.remove();
    const german = another();
    await german.ready();
    await say('de', german);
    expect([cell('level 100', 1, german).value, cell('level minimum', 1, german).value]).to.deep.equal([
      '4,125',
      '1,234',
    ]);
    expect(cell('level minimum', 1, german).getAttribute('aria-invalid')).to.equal('true');
    await fillCell(rates(german), 'level 300', '0,125');
    await draftWith('0,125');
    await german.remove();
    const english = another();
    await english.ready();
    expect(['level 100', 'level 300'].map((column) => cell(column, 1, english).value)).to.deep.equal([
      '4.125',
      '0.125',
    ]);
  });

  it('D-148 a number copied in German is the same one where it is pasted in English', async () => {
    await form.ready();
    await form.fill('+ 100 Kgs', 1, '4.125');
    await say('de');
    await go(cell('level 100'));
    const alone = copied();
    expect(alone.getData('text/plain')).to.equal('4,125');
    await press('Shift+ArrowRight');
    const range = copied();
    form.element.removeAttribute('locale');
    await waitUntil(() => cell('level 100').value === '4.125', 'English again');
    await press('Escape');
    await go(cell('level 500'));
    await pasteFrom(alone);
    expect(cell('level 500').value).to.equal('4.125');
    await go(cell('level minimum'));
    await pasteFrom(range);
    expect(cell('level minimum').value).to.equal('4.125');
    expect(cell('level minimum').getAttribute('aria-invalid')).to.equal(null);
  });

  it('D-148 asks once for a pasted block what its numbers mean', async () => {
    await form.ready();
    await form.paste(block({ validityTo }, { validityTo, to: 'FRA', routing: 'FRA' }));
    await go(cell('level 100'));
    clipboard('paste', '4,125\t3,875\n4,250\t3,5');
    await settled();
    const dialog = () => form.dialog();
    await waitUntil(dialog, 'the question');
    expect(dialog()?.textContent).to.include('2 pasted numbers can be read in two ways, such as “4,125”');
    expect(cell('level 300').value, 'decided by 3,5 below it').to.equal('3.875');
    await expect(form.element).to.be.accessible();
    await form.click('As 4.125');
    expect(dialog()).to.equal(undefined);
    expect([cell('level 100').value, cell('level 100', 2).value]).to.deep.equal(['4.125', '4.25']);
    await press('Control+z');
    expect(cell('level 100').value).to.equal('4,125');
    expect(dialog(), 'asked once').to.equal(undefined);
  });

  it('AIR-43 a pasted text that is no number stands with its error', async () => {
    await form.ready();
    for (const text of ['10-12', '-5', '1.5E3', '4.20²', '½']) {
      await go(cell('level 100'));
      document.execCommand('insertText', false, '1');
      await go(cell('level 100'));
      await pasteText(text);
      await press('Tab');
      await settled();
      expect([cell('level 100').value, cell('level 100').getAttribute('aria-invalid')], text).to.deep.equal([
        text,
        'true',
      ]);
    }
    for (const [text, shown] of [
      ['$1,250.00', '1250'],
      ['１２．５０', '12.5'],
      ['USD 4.50', '4.5'],
      ["1'234.5", '1234.5'],
    ] as const) {
      await go(cell('level 100'));
      await pasteText(text);
      await press('Tab');
      await settled();
      expect(cell('level 100').value, text).to.equal(shown);
    }
  });

  /** As the browser inserts a single value from the clipboard. */
  async function pasteText(text: string): Promise<void> {
    const input = focused() as HTMLInputElement;
    const before = new InputEvent('beforeinput', {
      inputType: 'insertFromPaste',
      data: text,
      bubbles: true,
      cancelable: true,
      composed: true,
    });
    if (!input.dispatchEvent(before)) return;
    input.setRangeText(text, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
    input.dispatchEvent(
      new InputEvent('input', { inputType: 'insertFromPaste', bubbles: true, composed: true }),
    );
    await settled();
  }
});

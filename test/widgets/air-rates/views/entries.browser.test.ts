import { expect } from '@open-wc/testing';
import { settled } from '../../../helpers/element/settled.ts';
import { clipboard } from '../../../shared/ui/grid/grid-driver.ts';
import { click, focused, nameOf, press, type } from '../../../shared/ui/user-input.ts';
import { block } from '../fixtures.ts';
import { type AirForm, eachForm } from '../page-object.ts';

describe('<air-rate-form> entries', () => {
  let form: AirForm;
  eachForm((fresh) => {
    form = fresh;
  });

  for (const [what, typed, code] of [
    ['an id', '904', 'FRA'],
    ['a code in small letters', 'lhr', 'LHR'],
    ['a cityIden', 'TYO', 'NRT'],
    ['the name of a city', 'Toronto', 'YYZ'],
  ] as const) {
    it(`AIR-44 AIR-45 ${what} and Enter choose an airport in From, To and Routing`, async () => {
      await form.ready();
      for (const column of ['From', 'To', 'Routing']) {
        form.go(column, 1);
        await type(typed);
        await press('Enter', 'Tab');
        await settled();
        expect(form.cell(column, 1).value, column).to.equal(code);
      }
    });
  }

  it('D-28 undo of a price leaves customer, notes and charges that were entered after it', async () => {
    await form.ready();
    await form.fill('+ 100 Kgs', 1, '4.5');
    await form.fillField('Customer Name', 'Northfold Apparel');
    await form.fillField('Submission Notes', 'Rates are subject to space.');
    await form.fill('Charge', 1, 'Handling Fee');
    const beside = () => [
      form.field('Customer Name').value,
      form.field('Submission Notes').value,
      form.cell('Charge', 1).value,
    ];
    const entered = beside();
    form.go('+ 100 Kgs', 1);
    await press('Control+z');
    await settled();
    expect([form.cell('+ 100 Kgs', 1).value, ...beside()]).to.deep.equal(['', ...entered]);
    await press('Control+y');
    await settled();
    expect([form.cell('+ 100 Kgs', 1).value, ...beside()]).to.deep.equal(['4.5', ...entered]);
    form.go('Charge', 1);
    await press('Control+z');
    await settled();
    expect(form.cell('Charge', 1).value, 'the charges have steps of their own').to.equal('');
  });

  it('AIR-44 the airport is also taken where the cell is left with Tab, or was pasted', async () => {
    await form.ready();
    await form.fill('From', 1, 'yyz');
    await form.fill('To', 1, '902');
    expect([form.cell('From', 1).value, form.cell('To', 1).value]).to.deep.equal(['YYZ', 'LHR']);
    await form.paste('tyo\tyyz');
    form.go('Routing', 1);
    clipboard('paste', 'lhr/904\t2026-04-01');
    await settled();
    expect(['From', 'To', 'Routing'].map((column) => form.cell(column, 1).value)).to.deep.equal([
      'NRT',
      'YYZ',
      'LHR / FRA',
    ]);
  });

  it('AIR-44 the options of an airport have its code as a word, and a click chooses one', async () => {
    await form.ready();
    form.go('From', 1);
    await type('lon');
    const options = form.all('[role=option]');
    expect(options.map(({ textContent }) => /\b(LHR|LGW)\b/.exec(textContent ?? '')?.[0])).to.deep.equal([
      'LHR',
      'LGW',
    ]);
    await click(options[1]);
    expect(form.cell('From', 1).value).to.equal('LGW');
  });

  it('REF-11 D-137 an airline is found by a part of its name, whose options are the names alone', async () => {
    await form.ready();
    form.go('Airline', 1);
    await type('north');
    expect(form.all('[role=option]').map(({ textContent }) => textContent)).to.deep.equal([
      'Northern Air Freight',
    ]);
    await press('Enter');
    expect(form.cell('Airline', 1).value).to.equal('Northern Air Freight');
    await form.fill('Airline', 1, 'maple cargo');
    expect(form.cell('Airline', 1).value).to.equal('Maple Cargo');
  });

  it('REF-12 AIR-39 charges and currencies are chosen from their options', async () => {
    await form.ready();
    form.go('Charge', 1);
    await press('Alt+ArrowDown');
    expect(form.all('[role=option]').map(({ textContent }) => textContent)).to.deep.equal([
      'Airport Handling',
      'Customs Clearance',
    ]);
    await press('ArrowDown', 'Enter');
    form.go('Currency', 1);
    await press('Alt+ArrowDown');
    expect(form.all('[role=option]').map(({ textContent }) => textContent)).to.deep.equal(['USD', 'CAD']);
    await press('Escape');
    await form.fill('Currency', 1, 'cad');
    expect(form.cell('Currency', 1).value).to.equal('CAD');
  });

  it('AIR-30 a routing takes one airport after the other, and Backspace takes the last', async () => {
    await form.ready();
    form.go('Routing', 1);
    await type('fra');
    await press('Enter');
    await type('tyo');
    await press('Enter');
    await type('902');
    await press('Tab');
    await settled();
    expect(form.cell('Routing', 1).value).to.equal('FRA / NRT / LHR');
  });

  it('AIR-30 D-136 a blank routing is offered the direct flight first, and a word for it finds it', async () => {
    await form.ready();
    const options = () => form.all('[role=option]').map(({ textContent }) => textContent);
    form.go('Routing', 1);
    await press('Alt+ArrowDown');
    expect(options()[0], 'no destination yet').to.include('YYZ');
    await press('Escape');
    await form.fill('To', 1, 'FRA');
    form.go('Routing', 1);
    await press('Alt+ArrowDown');
    expect(options()[0]).to.include('Direct: FRA');
    await press('ArrowDown', 'Enter', 'Tab');
    await settled();
    expect(form.cell('Routing', 1).value).to.equal('FRA');
    await form.fill('Routing', 1, '');
    form.go('Routing', 1);
    await type('direct');
    expect(options()).to.have.length(1);
    await press('Enter', 'Tab');
    await settled();
    expect(form.cell('Routing', 1).value).to.equal('FRA');
  });

  it('D-136 a text that is no airport stays visible and is marked', async () => {
    await form.ready();
    await form.fill('Routing', 1, 'DIRECT');
    expect(form.cell('Routing', 1).value).to.equal('DIRECT');
    expect(form.cell('Routing', 1).getAttribute('aria-invalid')).to.equal('true');
  });

  it('AIR-42 AIR-43 number cells drop every character but digits, dot and comma', async () => {
    await form.ready();
    for (const column of [
      'minimum',
      '+ 100 Kgs',
      'Min transit time',
      'Max transit time',
      'Max Capacity',
      'Rate /kg',
      'Rate /shipment',
      'Min',
    ]) {
      await form.fill(column, 1, 'a1-2 e.3,x');
      expect(form.cell(column, 1).value, column).to.equal('12.3,');
    }
  });

  it('D-148 typed prices stand as they were read once their cell is left', async () => {
    await form.ready();
    for (const [text, shown] of [
      ['4.50', '4.50'],
      ['4,50', '4.50'],
      ['1.234,5', '1234.5'],
      ['04.500', '4.5'],
      ['1,234', '1,234'],
    ] as const) {
      await form.fill('+ 300 Kgs', 1, text);
      expect(form.cell('+ 300 Kgs', 1).value).to.equal(shown);
    }
  });

  it('AIR-37 a date in another form stands as YYYY-MM-DD once its cell is left', async () => {
    await form.ready();
    await form.fill('Validity To', 1, '31 Dec 2026');
    expect(form.cell('Validity To', 1).value).to.equal('2026-12-31');
  });

  it('AIR-46 D-61 Add Rate checks the last row, says what is wrong and goes there', async () => {
    await form.ready();
    await form.click('Add Rate');
    const alert = await form.bannerWith('Please fill the "From" field.');
    expect(alert.getAttribute('role')).to.equal('alert');
    expect(form.column('From')).to.have.length(1);
    expect(nameOf(focused())).to.equal('From row 1');
    await form.paste(block({}));
    await form.click('Add Rate');
    expect(form.column('From')).to.deep.equal(['YYZ', '']);
  });

  it('AIR-46 AIR-62 D-61 Duplicate copies a valid row just below itself, and checks the one it copies', async () => {
    await form.ready();
    await form.paste(block({ comment: 'one' }, { comment: 'two', from: '' }));
    await form.click('Duplicate row 1');
    expect(form.column('Rate Specific Notes')).to.deep.equal(['one', 'one', 'two']);
    await form.click('Duplicate row 3');
    await form.bannerWith('Please fill the "From" field.');
    expect(form.column('Rate Specific Notes')).to.have.length(3);
  });

  it('MSG-25 D-62 an empty Validity To is a hint and no error', async () => {
    await form.ready();
    await form.paste(block({ validityTo: '' }));
    form.go('Validity To', 1);
    expect(form.text()).to.contain('This rate has no end date.');
    expect(form.cell('Validity To', 1).hasAttribute('aria-invalid')).to.equal(false);
    const ids = form.button('Submit')?.getAttribute('aria-describedby');
    expect(form.find(`[id="${ids}"]`)?.textContent).to.equal('1 warning in the table');
    await form.submitted();
    expect(form.payloads()[0].rates[0].validityTo ?? null).to.equal(null);
  });

  it('AIR-45 a code that no airport has takes no other one, unless somebody points at it', async () => {
    await form.ready();
    form.go('From', 1);
    await type('tor');
    await press('Enter');
    await settled();
    expect(form.column('From')).to.deep.equal(['TOR']);
    form.go('From', 1);
    await type('tor');
    await press('ArrowDown', 'Enter');
    await settled();
    expect(form.column('From')).to.deep.equal(['YYZ']);
  });
});

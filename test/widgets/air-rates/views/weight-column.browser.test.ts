import { expect } from '@open-wc/testing';
import { settled } from '../../../helpers/element/settled.ts';
import { click, focused, nameOf, press, type } from '../../../shared/ui/user-input.ts';
import { type AirForm, eachForm } from '../page-object.ts';

describe('<air-rate-form> Add Weight Column', () => {
  let form: AirForm;
  eachForm((fresh) => {
    form = fresh;
  });

  const levels = () => form.headings().slice(3, form.headings().indexOf('T/Time*'));
  const openDialog = async () => {
    await form.ready();
    form.button('Add Weight Column')?.focus();
    await press('Enter');
    await settled();
    return form.dialog()!;
  };
  const enter = async (text: string) => {
    await type(text);
    await press('Enter');
    await settled();
  };

  it('AIR-11 AIR-12 AIR-13 AIR-14 opens a modal with its title, one text input and two buttons', async () => {
    const dialog = await openDialog();
    expect(dialog.matches(':modal')).to.equal(true);
    const title = dialog.getAttribute('aria-labelledby') as string;
    expect(form.element.shadowRoot?.getElementById(title)?.textContent).to.equal('Enter Weight Only');
    const inputs = [...dialog.querySelectorAll('input')];
    expect(inputs).to.deep.equal([focused()]);
    expect([...dialog.querySelectorAll('button')].map(nameOf)).to.deep.equal(['Close', 'Save changes']);
  });

  it('AIR-34 AIR-28 Enter adds the column in its order and gives the focus back to the button', async () => {
    await openDialog();
    await enter('45');
    expect(form.dialog()).to.equal(undefined);
    expect(levels()).to.deep.equal([
      'minimum',
      'normal',
      '+ 45 Kgs',
      '+ 100 Kgs',
      '+ 300 Kgs',
      '+ 500 Kgs',
      '+ 1000 Kgs',
    ]);
    expect(nameOf(focused())).to.equal('Add Weight Column');
    await form.fill('+ 45 Kgs', 1, '5.10');
    expect(form.cell('+ 45 Kgs', 1).value).to.equal('5.10');
  });

  it('AIR-14 Save changes adds it, Close does not', async () => {
    await openDialog();
    await type('2000');
    await form.click('Close');
    expect([form.dialog(), levels().length]).to.deep.equal([undefined, 6]);
    await form.click('Add Weight Column');
    expect(form.dialog()?.querySelector('input')?.value).to.equal('');
    await type('2000');
    await form.click('Save changes');
    expect(levels().at(-1)).to.equal('+ 2000 Kgs');
  });

  for (const [row, text, message, shown = text] of [
    ['AIR-15', 'abc', 'Please enter a valid number.'],
    ['AIR-15 D-132', '-5', 'Please enter a valid number.'],
    ['AIR-16', '0', "Entered value can't be 0."],
    ['AIR-16', '0,00', "Entered value can't be 0.", '0'],
    ['AIR-17', '100', 'Entered value already exists.'],
    ['AIR-17 D-148', '100.0', 'Entered value already exists.', '100'],
  ] as const) {
    it(`${row} ${text} gives "${message}", and stays to be corrected`, async () => {
      const dialog = await openDialog();
      await enter(text);
      const input = dialog.querySelector('input')!;
      expect(dialog.textContent).to.contain(message);
      expect(form.text().split(message)).to.have.length(2);
      expect([input.value, input.getAttribute('aria-invalid')]).to.deep.equal([shown, 'true']);
      expect(
        form.element.shadowRoot?.getElementById(input.getAttribute('aria-describedby')!)?.textContent,
      ).to.equal(message);
      expect([focused(), input.selectionStart, input.selectionEnd]).to.deep.equal([input, 0, shown.length]);
      await expect(form.element).to.be.accessible();
      await enter('45');
      expect([form.dialog(), levels()[2]]).to.deep.equal([undefined, '+ 45 Kgs']);
    });
  }

  it('D-148 offers both weights of a text that has two, and adds the one that is chosen', async () => {
    const dialog = await openDialog();
    await enter('1,250');
    expect(form.dialog()).to.equal(dialog);
    const input = dialog.querySelector('input')!;
    expect([input.value, input.getAttribute('aria-invalid')]).to.deep.equal(['1,250', 'true']);
    const [decimals, thousands] = [...dialog.querySelectorAll('form button')] as HTMLElement[];
    expect([decimals, thousands].map((one) => one?.textContent)).to.deep.equal(['1.25', '1250']);
    await click(thousands);
    await settled();
    expect([input.value, focused()]).to.deep.equal(['1250', input]);
    await press('Enter');
    await settled();
    expect([form.dialog(), levels().at(-1)]).to.deep.equal([undefined, '+ 1250 Kgs']);
  });

  it('AIR-15 an empty entry gives "Please enter a valid number."', async () => {
    const dialog = await openDialog();
    await press('Enter');
    await settled();
    expect(dialog.textContent).to.contain('Please enter a valid number.');
  });

  it('AIR-18 the column can be taken back with Ctrl+Z and brought again with Ctrl+Y', async () => {
    await openDialog();
    await enter('45');
    form.go('From', 1);
    await press('Control+z');
    await settled();
    expect(levels()).not.to.contain('+ 45 Kgs');
    await press('Control+y');
    await settled();
    expect(levels()).to.contain('+ 45 Kgs');
  });
});

import { expect } from '@open-wc/testing';
import { pressBelow } from '../../../helpers/element/press-below.ts';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { focused, nameOf, press, type } from '../../../shared/ui/user-input.ts';
import { block } from '../fixtures.ts';
import { type AirForm, eachForm } from '../page-object.ts';

/** Far enough in the future that nothing expires. */
const validityTo = '2099-12-31';

describe('<air-rate-form> lists of what is wrong and of what is worth a look', () => {
  let form: AirForm;
  eachForm((fresh) => {
    form = fresh;
  });
  const list = (name: string) => form.all('section').find((one) => one.ariaLabel === name);
  const entries = (name: string) =>
    [...(list(name)?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);

  beforeEach(async () => {
    await form.ready();
    await form.paste(
      block(
        { validityTo: '' },
        { to: 'FRA', routing: 'FRA', validityTo, minTime: '9' },
        { to: 'NRT', routing: 'NRT', validityTo, '300': '9.00' },
      ),
    );
    form.field('Customer Name').focus();
    await settled();
  });

  it('D-62 AIR-55 keeps errors and warnings apart by words, icon and region, each as where it is and why', async () => {
    expect(entries('Rates: 1 cell needs attention')).to.have.length(1);
    expect(list('Rates: 2 warnings')?.textContent).to.include('Rates: 2 rows have warnings');
    expect(list('Rates: 2 warnings')?.querySelector('svg')).not.to.equal(null);
    const warnings = entries('Rates: 2 warnings');
    expect(warnings[0]).to.match(/^Row 1, Validity To: ./);
    expect(warnings[1]).to.match(/^Row 3, \+ 300 Kgs: ./);
    await expect(form.element).to.be.accessible();
  });

  it('D-62 each warning leads to its cell, by keyboard too, and goes when it is put right', async () => {
    const entry = () => list('Rates: 2 warnings')!.querySelectorAll('li button')[1] as HTMLElement;
    entry().focus();
    await press('Enter');
    await settled();
    expect(nameOf(focused()!)).to.equal('+ 300 Kgs row 3');
    await press('Delete');
    await press('Tab');
    await waitUntil(() => list('Rates: 1 warning'), 'one warning is left');
    expect(entries('Rates: 1 warning')[0]).to.match(/^Row 1, Validity To: ./);
    expect(list('Rates: 1 warning')?.textContent).to.include('1 row has a warning');
  });

  it('D-62 Go to next goes round the warnings and leaves the errors out', async () => {
    const next = () =>
      [...list('Rates: 2 warnings')!.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Go to next',
      )!;
    const visited: (string | undefined)[] = [];
    for (let n = 0; n < 3; n++) {
      next().click();
      await settled();
      visited.push(nameOf(focused()!));
    }
    expect(visited[2], 'the first again').to.equal(visited[0]);
    expect(new Set(visited)).to.deep.equal(new Set(['Validity To row 1', '+ 300 Kgs row 3']));
  });

  it('AIR-42 D-148 says of a local charge, too, that it can be read in two ways', async () => {
    form.go('Rate /kg', 1);
    await type('4,250');
    await press('Tab');
    const name = 'Local Destination Charges: 1 cell needs attention';
    await waitUntil(() => list(name), 'the error is listed');
    expect(entries(name)[0]).to.match(/^Row 1, Rate \/kg: Please enter a valid number\. “4,250” can be read/);
  });

  it('AIR-56 D-136 the same error in many lanes is one line below the rare ones, and one press fills all, as one step', async () => {
    const many = Array.from({ length: 25 }, () => ({ routing: '', validityTo }));
    await form.paste(block(...many, { airline: '', validityTo }));
    form.field('Customer Name').focus();
    const name = 'Rates: 26 cells need attention';
    await waitUntil(() => list(name), 'the errors are listed');
    expect(form.text()).to.include('26 cells need attention');
    expect(entries(name)[0]).to.equal('Row 26, Airline: Please fill the "Airline" field.');
    expect(entries(name)[1]).to.match(/^Rows 1–25, Routing: Please enter valid 'Routing'\./);
    expect(entries(name)).to.have.length(2);
    await form.click('Direct flight: enter the destination (25 cells)');
    expect(form.column('Routing')).to.deep.equal(Array(26).fill('LHR'));
    expect(nameOf(focused()!)).to.equal('Routing row 1');
    await press('Control+z');
    await settled();
    expect(form.column('Routing').filter(Boolean)).to.deep.equal(['LHR']);
  });

  it('D-62 lists what is wrong with a lane once a click below the form has counted', async () => {
    form.go('Validity To', 2);
    await press('Delete');
    await settled();
    expect(entries('Rates: 1 cell needs attention')).to.have.length(1);
    expect(await pressBelow(form.element)).to.equal(true);
    await waitUntil(() => list('Rates: 2 warnings') === undefined, 'the warnings are others');
  });
});

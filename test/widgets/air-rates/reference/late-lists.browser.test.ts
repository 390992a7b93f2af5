import { expect } from '@open-wc/testing';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { press, type } from '../../../shared/ui/user-input.ts';
import { AIRLINES, airlines, block, CHARGE_NAMES, chargeNames } from '../fixtures.ts';
import { type AirForm, eachForm } from '../page-object.ts';

const LANE_OF_FORM = block({});
const HEADINGS = 'From\tTo\tAirline\t+100\tT/T\tRouting\tValid from\tValid to';
const LANE = 'yyz\tlhr\tmaple cargo\t4,5\t2-3\tlhr\t2026-12-01\t2026-12-31';

describe('<air-rate-form> lists that come late', () => {
  let form: AirForm;
  let arrive: () => void;
  eachForm((fresh) => {
    form = fresh;
  });
  beforeEach(async () => {
    const lists = Promise.withResolvers<void>();
    arrive = lists.resolve;
    form.network.on(AIRLINES, () => lists.promise.then(() => ({ results: airlines })));
    form.network.on(CHARGE_NAMES, () => lists.promise.then(() => ({ results: chargeNames })));
    await form.open();
  });

  it('AIR-08 what was typed before is read by them, also in the row that is typed in and in the charges', async () => {
    await form.fill('Charge', 1, 'airport handling');
    await form.fill('Airline', 1, 'maple cargo');
    arrive();
    await waitUntil(() => form.cell('Airline', 1).value === 'Maple Cargo', 'the airline is known');
    expect(form.cell('Charge', 1).value).to.equal('Airport Handling');
    expect(form.cell('Airline', 1).getAttribute('aria-invalid')).to.equal(null);
  });

  it('AIR-08 AIR-46 the list of a cell that is typed in says that it loads, and offers what was typed once it is there', async () => {
    form.go('Airline', 1);
    await type('maple');
    await settled();
    expect(form.find('[role=listbox]')?.parentElement?.textContent).to.equal('Loading');
    arrive();
    await waitUntil(() => form.all('[role=option]').length > 0, 'the airlines');
    await press('Enter');
    await settled();
    expect(form.cell('Airline', 1).value).to.equal('Maple Cargo');
  });

  for (const column of ['From', 'Routing'])
    it(`AIR-08 AIR-46 the whole list of ${column}, opened meanwhile, is busy and filled once it is there`, async () => {
      form.go(column, 1);
      await press('Alt+ArrowDown');
      await settled();
      expect(form.find('[role=listbox]')?.getAttribute('aria-busy')).to.equal('true');
      expect(form.find('[role=listbox]')?.parentElement?.textContent).to.equal('Loading');
      arrive();
      await waitUntil(() => form.all('[role=option]').length > 0, 'the airports');
      expect(form.find('[role=listbox]')?.getAttribute('aria-busy')).to.equal(null);
    });

  it('AIR-08 lanes whose import was open meanwhile are read by them', async () => {
    await form.paste(`${HEADINGS}\n${LANE}`);
    await waitUntil(() => form.button('Import 1 rate'), 'the dialog');
    expect(form.dialog()?.textContent).not.to.include('with problems');
    arrive();
    await settled();
    await form.click('Import 1 rate');
    expect(form.column('Airline')).to.deep.equal(['Maple Cargo']);
    await form.submitted();
  });

  for (const [tool, apply, column, text] of [
    ['Raise or lower prices', 'Adjust 1 price', '+ 100 Kgs', '4.95'],
    ['Roll validity forward', 'Roll 1 lane forward', 'Validity From', '2027-01-01'],
  ] as const)
    it(`AIR-08 ${tool}, open meanwhile, changes the lanes as they are by then`, async () => {
      await form.paste(LANE_OF_FORM.replace('Maple Cargo', 'maple cargo'));
      expect(form.cell('Airline', 1).value).to.equal('maple cargo');
      form.go('+ 100 Kgs', 1);
      await form.click('More');
      await form.click(tool);
      await waitUntil(() => form.dialog(), 'the dialog');
      if (column === '+ 100 Kgs') await type('10');
      arrive();
      await waitUntil(() => form.cell('Airline', 1).value === 'Maple Cargo', 'the airline is known');
      await form.click(apply);
      expect(form.cell(column, 1).value).to.equal(text);
      expect(form.cell('Airline', 1).value).to.equal('Maple Cargo');
    });
});

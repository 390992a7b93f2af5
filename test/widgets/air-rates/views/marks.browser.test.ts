import { expect } from '@open-wc/testing';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { cellName } from '../../../shared/ui/grid/grid-cell.ts';
import { focused, nameOf, press, type } from '../../../shared/ui/user-input.ts';
import { type AirForm, eachForm } from '../page-object.ts';

/** The names of the cells that are marked as wrong. */
const marked = (form: AirForm) => form.all('td[aria-invalid=true]').map(cellName);

describe('<air-rate-form> marks', () => {
  let form: AirForm;
  eachForm((fresh) => {
    form = fresh;
  });

  it('AIR-48 marks no cell of a lane while it is filled for the first time, and what is missing once it is left', async () => {
    await form.ready();
    expect(marked(form)).to.deep.equal([]);
    form.go('From', 1);
    await type('yyz');
    await press('Enter', 'Tab');
    expect(marked(form)).to.deep.equal([]);
    form.field('Customer Name').focus();
    await settled();
    expect(marked(form)).to.include.members(['To row 1', 'Airline row 1', 'Routing row 1']);
    expect(marked(form)).not.to.include('From row 1');
  });

  it('AIR-30 a blank routing says what belongs there as soon as it is come to, and is not marked for that', async () => {
    await form.ready();
    await form.fill('From', 1, 'YYZ');
    const explanations = () =>
      form
        .all('td > span')
        .filter((bubble) => bubble.textContent.includes('A direct flight has the destination alone.'))
        .filter((bubble) => bubble.getClientRects().length > 0);
    expect(explanations()).to.deep.equal([]);
    form.go('Routing', 1);
    await waitUntil(() => explanations().length === 1, 'what belongs there can be seen');
    expect(marked(form)).to.deep.equal([]);
    form.go('Rate Specific Notes', 1);
    await waitUntil(() => explanations().length === 0, 'it is gone with the focus');
  });

  it('AIR-54 marks at once what was typed wrong, also in a new lane', async () => {
    await form.ready();
    await form.fill('Min transit time', 1, '5');
    await form.fill('Max transit time', 1, '3');
    expect(marked(form)).to.deep.equal(['Min transit time row 1']);
  });

  it('AIR-66 a refused submit marks what a blank lane needs', async () => {
    await form.ready();
    await form.click('Submit');
    await form.bannerWith('Please fill the "From" field.');
    expect([nameOf(focused()), marked(form).includes('From row 1')]).to.deep.equal(['From row 1', true]);
    form.field('Customer Name').focus();
    await settled();
    expect(marked(form)).to.include.members(['From row 1', 'To row 1', 'Airline row 1']);
  });
});

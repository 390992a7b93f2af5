import { expect } from '@open-wc/testing';
import { settled } from '../../../helpers/element/settled.ts';
import { focused, nameOf } from '../../../shared/ui/user-input.ts';
import { block } from '../fixtures.ts';
import { type AirForm, eachForm } from '../page-object.ts';

/** Puts a text where the focus is, as a paste of the browser's own does. */
async function insert(text: string): Promise<void> {
  document.execCommand('insertText', false, text);
  await settled();
}

describe('<air-rate-form> long texts', () => {
  let form: AirForm;
  eachForm((fresh) => {
    form = fresh;
  });

  it('AIR-27 notes of a rate that are too long stay whole, and the cell says by how much', async () => {
    await form.ready();
    await form.paste(block({}));
    form.go('Rate Specific Notes', 1);
    await insert('x'.repeat(5001));
    form.field('Customer Name').focus();
    await settled();
    const cell = form.cell('Rate Specific Notes', 1);
    expect([cell.value.length, cell.getAttribute('aria-invalid')]).to.deep.equal([5001, 'true']);
    await form.click('Submit');
    await form.bannerWith('At most 5,000 characters; there are 5,001.');
    expect([nameOf(focused()), form.uploads()]).to.deep.equal(['Rate Specific Notes row 1', []]);
  });

  for (const [label, most, count] of [
    ['Customer Name', 200, '201'],
    ['Submission Notes', 20_000, '20,001'],
  ] as const)
    it(`AIR-22 AIR-23 a text of ${label} that is too long stays whole, is told at the field, and isn’t sent`, async () => {
      await form.ready();
      await form.paste(block({}));
      const field = form.field(label);
      field.focus();
      await insert('x'.repeat(most + 1));
      const reason = `At most ${most.toLocaleString('en')} characters; there are ${count}.`;
      expect([field.value.length, field.getAttribute('aria-invalid')]).to.deep.equal([most + 1, 'true']);
      expect(field.parentElement?.textContent).to.contain(reason);
      field.blur();
      await form.click('Submit');
      await form.bannerWith(`${label}: ${reason}`);
      expect([focused() === field, form.uploads()]).to.deep.equal([true, []]);
      field.setSelectionRange(0, 1);
      document.execCommand('delete');
      await settled();
      expect(field.getAttribute('aria-invalid')).to.equal(null);
      await form.submitted();
    });
});

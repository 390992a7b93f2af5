import { expect } from '@open-wc/testing';
import { found } from '../../../helpers/element/page.ts';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { clipboard } from '../../../shared/ui/grid/grid-driver.ts';
import { press } from '../../../shared/ui/user-input.ts';
import { type AirForm, eachForm } from '../page-object.ts';

let form: AirForm;

async function openLeftOut(dialog: HTMLElement) {
  [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === '2 left out')!.click();
  await settled();
}

describe('rates copied from a mail, without headings', () => {
  eachForm((fresh) => {
    form = fresh;
  });
  const lane = (to: string) => `YYZ   ${to}   AC    $80.00   4,50   4,20   $3   2   1`;
  const from = () => form.column('From').filter(Boolean);

  it('AIR-27 D-28 lanes of plain text become cells, and one step takes all of them back', async () => {
    await form.ready();
    await form.paste(`${lane('LHR')}\n${lane('FRA')}`);
    expect(form.dialog()).to.equal(undefined);
    expect(form.column('From')).to.deep.equal(['YYZ', 'YYZ']);
    expect(form.column('To')).to.deep.equal(['LHR', 'FRA']);
    expect(form.column('+ 100 Kgs')).to.deep.equal(['4.20', '4.20']);
    await press('Control+z');
    await settled();
    expect(from()).to.deep.equal([]);
  });

  it('AIR-27 D-28 what stands around them is shown before, no line is dropped unseen, and one step takes all back', async () => {
    await form.ready();
    await form.paste(`Dear Anna,\n${lane('LHR')}\n${lane('FRA')}\nBest regards`);
    const dialog = await found<HTMLDialogElement>(form.element, 'dialog');
    await waitUntil(() =>
      dialog.textContent?.includes('4 rows pasted = 2 to correct + 2 left out (2 notes)'),
    );
    await openLeftOut(dialog);
    expect(dialog.textContent)
      .to.include('Line 1 (note): Dear Anna,')
      .and.include('Line 4 (note): Best regards');
    expect(from()).to.deep.equal([]);
    dialog.querySelector<HTMLButtonElement>('footer button:last-child')!.click();
    await waitUntil(() => from().length === 2);
    form.go('From', 1);
    await press('Control+z');
    await settled();
    expect(from()).to.deep.equal([]);
  });

  it('AIR-27 prices in another currency are told before they are taken for dollars', async () => {
    await form.ready();
    await form.paste('YYZ\tLHR\tAC\t80,00 €\t4,50 €\t4 €');
    const dialog = await found<HTMLDialogElement>(form.element, 'dialog');
    await waitUntil(() => dialog.textContent?.includes('€'));
    expect(from()).to.deep.equal([]);
  });

  it('AIR-27 numbers without a place fill the cells from the one they are pasted in, and one step takes them back', async () => {
    await form.ready();
    await form.paste('YYZ\tLHR\tAC\t80\t9');
    for (const [column, block, filled] of [
      ['+ 100 Kgs', '1\t2\t3\n4\t5\t6\n7\t8\t9\n10\t11\t12', ['+ 300 Kgs', '2', '5', '8', '11']],
      ['Max transit time', '3\t500\t7\n4\t600\t8', ['Max Capacity', '500', '600']],
    ] as const) {
      const [beside, ...texts] = filled;
      form.go(column, 1);
      clipboard('paste', block);
      await settled();
      expect(form.dialog()).to.equal(undefined);
      expect(form.column(beside)).to.deep.equal(texts);
      await press('Control+z');
      await settled();
      expect(form.column(beside)).to.deep.equal(['']);
      expect(from()).to.deep.equal(['YYZ']);
    }
  });

  it('AIR-27 lines with breaks and prices become rates, and a signature none', async () => {
    await form.ready();
    await form.paste(
      'please find our rates ex YYZ below\nYYZ\tFRA\tAC\t80\t5\nYYZ-LHR AC +45 4,80 / 100: 4,50 / min 75\nMei',
    );
    const dialog = await found<HTMLDialogElement>(form.element, 'dialog');
    await waitUntil(() =>
      dialog.textContent?.includes('4 rows pasted = 2 to correct + 2 left out (2 notes)'),
    );
    await openLeftOut(dialog);
    expect(dialog.textContent).to.include('New weight columns: + 45 Kgs').and.include('Line 4 (note): Mei');
    dialog.querySelector<HTMLButtonElement>('footer button:last-child')!.click();
    await waitUntil(() => from().length === 2);
    expect(form.column('To')).to.deep.equal(['FRA', 'LHR']);
    expect(form.column('minimum')).to.deep.equal(['80', '75']);
    expect(form.column('+ 45 Kgs')).to.deep.equal(['', '4.80']);
  });

  it('AIR-27 a single line with a rate is one in whichever cell it is pasted, but not in the notes', async () => {
    await form.ready();
    const line = 'YYZ-LHR AC 45: 4.80 100: 4.50';
    form.go('Rate Specific Notes', 1);
    expect(clipboard('paste', line).isOurs).to.equal(false);
    await form.paste(line);
    const dialog = await found<HTMLDialogElement>(form.element, 'dialog');
    await waitUntil(() => dialog.textContent?.includes('1 to correct'));
  });
});

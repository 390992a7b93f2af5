import { expect } from '@open-wc/testing';
import type { AirRateFormElement } from '../../../../widgets/index.d.ts';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { type Call, graphqlError, held } from '../../../helpers/network.ts';
import { loggedErrors } from '../../../helpers/quiet.ts';
import { block, ENTITY, LATEST, storedRate, submission, UPLOAD } from '../fixtures.ts';
import { type AirForm, draftWith, eachForm } from '../page-object.ts';

const COPIED = 'Submission 5 copied. Review and update as needed before submitting.';
const OLD = submission(5, 8, [storedRate({ comment: 'of August' })]);

describe('<air-rate-form> any earlier submission', () => {
  let form: AirForm;
  eachForm((fresh) => {
    form = fresh;
  });
  const element = () => form.element as unknown as AirRateFormElement;
  const notes = () => form.column('Rate Specific Notes');
  const copy = async () => {
    const copied = await element().copyFrom(5);
    await settled();
    return copied;
  };

  it('MOD-15 D-28 copyFrom asks for that one with its rates and puts them in the place of the entries, as one step', async () => {
    form.network.on(ENTITY, ({ body }: Call) =>
      body.variables.where.id.eq === 5 ? OLD : { entity: { id: 2 } },
    );
    await form.ready({ 'record-id': '7' });
    await form.paste(block({ comment: 'mine' }, { comment: 'mine, too' }));
    await form.fill('Charge', 1, 'Airport Handling');
    expect(await copy()).to.equal(true);
    const ofOne = form.network.to(ENTITY).filter(({ body }) => body.query.includes('airFreightRates'));
    const [asked, ...others] = ofOne;
    expect(others).to.deep.equal([]);
    expect(asked?.body.variables.where).to.deep.equal({ id: { eq: 5 } });
    expect(asked?.body.query).to.contain('rateLevels');
    expect((await form.bannerWith(COPIED)).getAttribute('role')).to.equal('status');
    expect(notes()).to.deep.equal(['of August']);
    expect(form.cell('+ 45 Kgs', 1).value).to.equal('5.25');
    expect(form.column('Charge')).to.deep.equal(['']);
    await draftWith('of August', 'airRateForm7');
    await form.click('Undo');
    expect(notes()).to.deep.equal(['mine', 'mine, too']);
    expect(form.column('Charge')).to.deep.equal(['Airport Handling']);
    expect(form.headings()).not.to.contain('+ 45 Kgs');
  });

  it('MOD-15 compareWith shows the lanes against that submission and changes nothing of them', async () => {
    form.network.on(ENTITY, OLD);
    await form.ready();
    await form.paste(
      block({ from: 'LHR', to: 'YYZ', airline: 'Northern Air Freight', '100': '4.51' }, { comment: 'new' }),
    );
    expect(await element().compareWith(5)).to.equal(true);
    await waitUntil(() => form.dialog()?.textContent?.includes('Compare with submission 5'));
    const lanes = [...form.dialog()!.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
    expect(lanes).to.have.length(2);
    expect(lanes[0]).to.contain('Changed').and.contain('4.51was 4.1 +10.0%');
    expect(lanes[1]).to.contain('New');
    await form.click('Close');
    expect(form.dialog()).to.equal(undefined);
    expect(form.column('+ 100 Kgs')).to.deep.equal(['4.51', '4.50']);
  });

  it('MOD-15 says which one is not there or has no rates, and leaves the entries alone', async () => {
    await form.ready();
    await form.paste(block({ comment: 'mine' }));
    for (const answer of [null, submission(5, 8, [])]) {
      form.network.on(ENTITY, answer);
      for (const ask of [copy, () => element().compareWith(5)]) {
        expect(await ask()).to.equal(false);
        const alert = await form.bannerWith('Submission 5 was not found, or has no rates.');
        expect(alert.getAttribute('role')).to.equal('alert');
        await form.click('Dismiss');
      }
    }
    expect(notes()).to.deep.equal(['mine']);
    expect(form.dialog()).to.equal(undefined);
  });

  it('AIR-82 a failure gives its reason, and Try again goes on with what was asked for', async () => {
    form.network.on(
      ENTITY,
      graphqlError('The service rests', 400),
      OLD,
      graphqlError('It rests again', 400),
      OLD,
    );
    await form.ready();
    await loggedErrors(async () => {
      expect(await copy()).to.equal(false);
      const alert = await form.bannerWith('Unable to load submission 5. Please try again.');
      expect(alert.textContent).to.contain('The service rests');
      await form.click('Try again');
      await form.bannerWith(COPIED);
      expect(await element().compareWith(5)).to.equal(false);
      await form.bannerWith('It rests again');
      expect(notes()).to.deep.equal(['of August']);
    });
  });

  it('AIR-79 D-123 copies nothing while another load or a submit runs', async () => {
    const slow = held<unknown>();
    form.network.on(ENTITY, slow.answer);
    await form.ready();
    const first = element().copyFrom(5);
    await waitUntil(() => form.button('Load Last Submission')?.getAttribute('aria-busy') === 'true');
    expect(await element().copyFrom(6)).to.equal(false);
    slow.give(OLD);
    expect(await first).to.equal(true);

    const upload = held<unknown>();
    form.network.on(UPLOAD, upload.answer);
    await form.click('Submit');
    await waitUntil(form.isSubmitting);
    expect(await copy()).to.equal(false);
    await form.bannerWith('Please wait until the submit has ended.');
    upload.give({ missing: [], submissionId: 9 });
    await form.bannerWith('Rate submitted successfully.');
  });

  it('AIR-70 after a submit copyFrom brings the form back, with the lanes in it', async () => {
    form.network.on(LATEST, { results: [] });
    form.network.on(ENTITY, OLD);
    await form.ready();
    await form.paste(block({ comment: 'mine' }));
    await form.submitted();
    expect(form.table()).to.equal(undefined);
    expect(await copy()).to.equal(true);
    expect(notes()).to.deep.equal(['of August']);
    expect(form.hasBanner(COPIED)).to.equal(true);
  });

  it('MOD-15 does nothing while it is not in the page', async () => {
    expect(element().copyFrom(5)).to.equal(undefined);
    expect(element().compareWith(5)).to.equal(undefined);
  });
});

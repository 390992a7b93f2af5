import { expect } from '@open-wc/testing';
import type { AirRateFormElement } from '../../../../widgets/index.d.ts';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { type Call, graphqlError, held } from '../../../helpers/network.ts';
import { loggedErrors } from '../../../helpers/quiet.ts';
import { block, ENTITY, LATEST, RATES, storedRate, submission, UPLOAD } from '../fixtures.ts';
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

  it('AIR-38 AIR-41 copyFrom fills in what was submitted with the rates, too; Undo brings the entries back', async () => {
    const [charge, other] = (['Airport Handling', 'Cartage'] as const).map((name, id) => ({
      ...{ id, name, currency: 'CAD', kgRate: '0.1250', shipmentRate: '30.0000', minRate: null },
    }));
    const stored = { ...OLD, customerName: 'Kontor', submissionNotes: 'one\ntwo', charges: [charge, other] };
    form.network.on(ENTITY, stored);
    await form.ready({ 'record-id': '5' });
    await form.fillField('Customer Name', 'Mine');
    expect(await copy()).to.equal(true);
    const values = () => ['Customer Name', 'Submission Notes'].map((label) => form.field(label).value);
    expect(values()).to.deep.equal(['Kontor', 'one\ntwo']);
    expect(form.column('Charge')).to.deep.equal(['Airport Handling', 'Cartage']);
    expect(form.column('Rate /kg')).to.deep.equal(['0.125', '0.125']);
    await form.click('Undo');
    expect(values()).to.deep.equal(['Mine', '']);
    expect(form.column('Charge')).to.deep.equal(['']);
  });

  it('MOD-15 renewRate adds one rate, valid from the day after it ends, and the charges where none are entered; Undo takes both away', async () => {
    const charges = [
      {
        id: 1,
        name: 'Airport Handling',
        currency: 'CAD',
        kgRate: '0.1500',
        shipmentRate: null,
        minRate: '25.0000',
      },
    ];
    const stored = { ...submission(5, 8, [storedRate(), storedRate({ id: 72, from: 'CDG' })]), charges };
    form.network.on(ENTITY, stored);
    await form.ready({ 'record-id': '5' });
    expect(await element().renewRate(5, 71)).to.equal(true);
    await settled();
    await form.bannerWith('The rate from LHR to YYZ is filled in for the days after it ends.');
    expect(form.column('Validity From')).to.deep.equal(['2026-11-01']);
    expect(form.column('Validity To')).to.deep.equal(['2026-11-30']);
    expect(form.cell('+ 100 Kgs', 1).value).to.equal('4.1');
    expect(form.column('Charge')).to.deep.equal(['Airport Handling']);
    expect(form.cell('Rate /kg', 1).value).to.equal('0.15');
    await form.click('Undo');
    expect(form.column('Validity To')).to.deep.equal(['']);
    expect(form.column('Charge')).to.deep.equal(['']);
  });

  it('MOD-15 renewRate leaves what is entered, and adds no lane twice', async () => {
    form.network.on(ENTITY, submission(5, 8, [storedRate({ comment: 'of October' })]));
    form.network.on(RATES, { results: [] });
    await form.ready({ 'record-id': '5' });
    await form.paste(block({ comment: 'mine' }));
    expect(await element().renewRate(5, 71)).to.equal(true);
    expect(await element().renewRate(5, 71)).to.equal(true);
    await settled();
    expect(notes()).to.deep.equal(['mine', 'of October']);
    expect(await element().renewRate(5, 99)).to.equal(false);
    await form.bannerWith('No rate was filled in: 1 rate that was not found, or is of another company.');
    expect(notes()).to.deep.equal(['mine', 'of October']);
  });

  it('MOD-15 renewRate adds several rates of the company at once, in the order that was asked for, and says which it left out', async () => {
    const endless = storedRate({ id: 73, validityTo: null, comment: 'endless' });
    const charges = [{ id: 1, name: 'Airport Handling', currency: 'CAD', kgRate: '0.1500' }];
    const stored = submission(5, 8, [storedRate({ comment: 'newest' }), endless]);
    form.network.on(ENTITY, { ...stored, charges, entity: { id: 8 } });
    form.network.on(RATES, {
      results: [
        storedRate({ id: 72, comment: 'same lane' }),
        storedRate({ id: 61, from: 'FRA', comment: 'earlier', validityTo: '2026-10-15' }),
      ],
    });
    await form.ready({ 'record-id': '5' });
    await form.paste(block({ comment: 'mine' }));
    expect(await element().renewRate(5, [61, 71, 72, 73, 99])).to.equal(true);
    await settled();
    const banner = await form.bannerWith(
      'Left out: 1 rate that is entered already for these days; 1 rate that never ends; 1 rate that was not found, or is of another company.',
    );
    expect(banner.textContent).to.contain('2 rates are filled in for the days after they end.');
    const [asked, ...others] = form.network.to(RATES);
    expect(others).to.deep.equal([]);
    expect(asked?.body.variables.where).to.deep.equal({
      id: { in: [61, 72, 99] },
      submission: { entity: { id: { eq: 8 } } },
    });
    expect(notes()).to.deep.equal(['mine', 'earlier', 'newest']);
    expect(form.column('Validity From').slice(1)).to.deep.equal(['2026-10-16', '2026-11-01']);
    expect(form.column('Charge')).to.deep.equal(['Airport Handling']);
    await form.click('Undo');
    expect(notes()).to.deep.equal(['mine']);
    expect(form.column('Charge')).to.deep.equal(['']);
  });

  it('MOD-15 renewRate takes 200 rates at once, and says how many more there were', async () => {
    const rates = Array.from({ length: 203 }, (_, place) =>
      storedRate({ id: 1001 + place, comment: `rate ${place + 1}`, airline: `Airline ${place + 1}` }),
    );
    form.network.on(ENTITY, submission(5, 8, rates));
    await form.ready({ 'record-id': '5' });
    expect(
      await element().renewRate(
        5,
        rates.map(({ id }) => id),
      ),
    ).to.equal(true);
    await settled();
    const banner = await form.bannerWith('Left out: 3 rates beyond the 200 that can be renewed at once.');
    expect(banner.textContent).to.contain('200 rates are filled in for the days after they end.');
    expect(form.network.to(RATES)).to.deep.equal([]);
  });

  it('MOD-15 renewRate changes nothing where none of the rates can be renewed, or they can’t be loaded', async () => {
    const charges = [{ id: 1, name: 'Airport Handling', currency: 'CAD', kgRate: '0.1500' }];
    const stored = submission(5, 8, [storedRate({ validityTo: null })]);
    form.network.on(ENTITY, { ...stored, charges, entity: { id: 8 } });
    form.network.on(RATES, graphqlError('The service rests', 400), { results: [] });
    await form.ready({ 'record-id': '5' });
    await form.paste(block({ comment: 'mine' }));
    await loggedErrors(async () => {
      expect(await element().renewRate(5, [71, 99])).to.equal(false);
      await form.bannerWith('The service rests');
      await form.click('Try again');
      const alert = await form.bannerWith('No rate was filled in: 1 rate that never ends');
      expect(alert.getAttribute('role')).to.equal('alert');
    });
    expect(notes()).to.deep.equal(['mine']);
    expect(form.column('Charge')).to.deep.equal(['']);
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

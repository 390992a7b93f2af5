import { expect } from '@open-wc/testing';
import { record } from '../../../helpers/element/page.ts';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { held } from '../../../helpers/network.ts';
import { click, focused, nameOf, press } from '../../../shared/ui/user-input.ts';
import { block, CALLER, ENTITY, lanes, UPLOAD, uploadServer } from '../fixtures.ts';
import { type AirForm, draftWith, eachForm, NEW_DRAFT } from '../page-object.ts';

describe('<air-rate-form> submit', () => {
  let form: AirForm;
  const { another } = eachForm((fresh) => {
    form = fresh;
  });

  it('API-42 AIR-35 AIR-41 AIR-67 REF-21 D-128 D-129 one chunk holds all that was entered, its numbers as texts of decimals', async () => {
    await form.ready({ 'record-id': '7' });
    await form.paste(
      block({
        normal: '1.234,50',
        '100': '4,5',
        maxCapacity: '1,200.0',
        comment: 'by air',
        routing: 'FRA/LHR',
      }),
    );
    await form.fillField('Customer Name', '  Harbour Lane ');
    await form.fillField('Submission Notes', 'first\n\n  second  \n');
    await form.submitted();
    const [upload, ...others] = form.uploads();
    expect(others).to.deep.equal([]);
    expect(Object.keys(upload).sort()).to.deep.equal(['entity_id', 'payload']);
    expect(upload.entity_id).to.equal(2);
    const { uploadKey, ...payload } = upload.payload;
    expect(uploadKey).to.be.a('string').and.not.equal('');
    expect(payload).to.deep.equal({
      rates: [
        {
          from: 'YYZ',
          fromAirportId: 901,
          fromAirportCode: 'YYZ',
          to: 'LHR',
          toAirportId: 902,
          toAirportCode: 'LHR',
          airline: 'Maple Cargo',
          weight: [
            { level: 'normal', value: '1234.5' },
            { level: '100', value: '4.5' },
          ],
          maxCapacity: '1200',
          minTime: '2',
          maxTime: '3',
          routing: [
            { value: 'FRA', index: 0 },
            { value: 'LHR', index: 1 },
          ],
          validityFrom: '2026-12-01',
          validityTo: '2026-12-31',
          comment: 'by air',
        },
      ],
      submissionNotes: { customerName: 'Harbour Lane', notes: ['first', 'second'] },
      recordId: 7,
      isFinalChunk: true,
      chunk: 1,
      chunks: 1,
    });
  });

  it('API-44 API-45 D-26 rates go in chunks of three under one key, and the last one says that it is', async () => {
    await form.ready();
    await form.paste(lanes(7));
    await form.submitted();
    const payloads = form.payloads();
    expect(
      payloads.map(({ rates }) => rates.map(({ comment }: { comment: string }) => comment)),
    ).to.deep.equal([['lane 1', 'lane 2', 'lane 3'], ['lane 4', 'lane 5', 'lane 6'], ['lane 7']]);
    expect(payloads.map(({ chunk, chunks, isFinalChunk }) => [chunk, chunks, isFinalChunk])).to.deep.equal([
      [1, 3, false],
      [2, 3, false],
      [3, 3, true],
    ]);
    expect(new Set(payloads.map(({ uploadKey }) => uploadKey)).size).to.equal(1);
    const keys = form.network.to(UPLOAD).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size, 'each request has its own').to.equal(3);
  });

  it('D-129 a new draft is for the caller’s own entity and names no record', async () => {
    await form.ready();
    await form.paste(lanes(1));
    await form.submitted();
    expect(form.network.to(ENTITY)).to.have.length(0);
    expect(form.uploads()[0].entity_id).to.equal(2);
    expect(form.payloads()[0]).not.to.have.property('recordId');
  });

  it('AIR-80 D-129 without an entity nothing is sent', async () => {
    form.network.on(CALLER, { entity: null });
    await form.ready();
    await form.paste(lanes(1));
    await form.click('Submit');
    await form.bannerWith('Unable to determine the parent entity for this submission.');
    expect(form.uploads()).to.have.length(0);
    expect(form.column('From')).to.deep.equal(['YYZ']);
  });

  it('D-25 API-43 all charges with a name are sent, wholly blank rows are not', async () => {
    await form.ready();
    await form.paste(lanes(1));
    await form.click('Add Local Charge');
    await form.fill('Charge', 2, 'Airport Handling');
    await form.fill('Rate /kg', 2, '0,25');
    await form.click('Add Local Charge');
    await form.fill('Charge', 3, 'Customs Clearance');
    await form.fill('Currency', 3, 'CAD');
    await form.fill('Rate /shipment', 3, '1.234,5');
    await form.submitted();
    expect(form.payloads()[0].charges).to.deep.equal([
      { name: 'Airport Handling', currency: 'USD', kgRate: '0.25', shipmentRate: null, minRate: null },
      { name: 'Customs Clearance', currency: 'CAD', kgRate: null, shipmentRate: '1234.5', minRate: null },
    ]);
  });

  it('D-25 API-43 without any charge the field is absent', async () => {
    await form.ready();
    await form.paste(lanes(1));
    await form.submitted();
    expect(form.payloads()[0]).not.to.have.property('charges');
  });

  it('D-25 a charge with amounts and no name stops the submit at its cell', async () => {
    await form.ready();
    await form.paste(lanes(1));
    await form.fill('Min', 1, '15');
    await form.click('Submit');
    const alert = await form.bannerWith('Please fill the "Charge" field.');
    expect(alert.getAttribute('role')).to.equal('alert');
    expect(form.uploads()).to.have.length(0);
    expect(nameOf(focused())).to.equal('Charge row 1');
    await form.fill('Charge', 1, 'Airport Handling');
    await form.submitted();
  });

  it('AIR-46 AIR-47 AIR-59 AIR-66 D-61 all rows are checked from the top; the first that fails is gone to and nothing is sent', async () => {
    await form.ready();
    await form.paste(block({}, { routing: '' }, { airline: '' }));
    await form.click('Submit');
    const banner = await form.bannerWith("Please enter valid 'Routing'.");
    expect(banner.part.contains('banner-error')).to.equal(true);
    expect(nameOf(focused())).to.equal('Routing row 2');
    expect(form.errors.map(({ detail }) => detail.message)).to.deep.equal(["Please enter valid 'Routing'."]);
    expect(form.all('[role=alert]')).to.have.length(1);
    await form.fill('Routing', 2, 'LHR');
    await form.click('Submit');
    await form.bannerWith('Please fill the "Airline" field.');
    expect(nameOf(focused())).to.equal('Airline row 3');
    expect(form.uploads()).to.have.length(0);
  });

  it('AIR-60 AIR-68 AIR-69 AIR-70 AIR-71 AIR-72 D-27 success is said, the form is hidden and the draft is gone', async () => {
    await form.ready();
    await form.paste(lanes(4));
    await draftWith('lane 4');
    await form.submitted();
    const banner = await form.bannerWith('Rate submitted successfully.');
    expect([banner.getAttribute('role'), banner.part.contains('banner-success')]).to.deep.equal([
      'status',
      true,
    ]);
    expect([form.table(), form.button('Submit')]).to.deep.equal([undefined, undefined]);
    expect(localStorage.getItem(NEW_DRAFT)).to.equal(null);
    await form.remove();
    const after = await another().ready();
    expect([after.column('From'), after.column('Charge'), after.banners().length]).to.deep.equal([
      [''],
      [''],
      0,
    ]);
  });

  it('AIR-68 more rates can be entered after it, in an empty form', async () => {
    await form.ready();
    await form.paste(lanes(2));
    await form.submitted();
    await form.click('Enter more rates');
    expect([form.column('From'), form.column('Charge')]).to.deep.equal([[''], ['']]);
    await form.paste(lanes(1));
    await form.submitted();
    const keys = form.payloads().map(({ uploadKey }) => uploadKey);
    expect(new Set(keys).size).to.equal(2);
  });

  it('AIR-69 the page hears that nothing is unsaved before it hears of the submission with its rates', async () => {
    const events: string[] = [];
    form.element.addEventListener('fp-dirty', (event) =>
      events.push(`dirty ${(event as CustomEvent).detail.dirty}`),
    );
    form.element.addEventListener('fp-submitted', () => events.push('submitted'));
    const submitted = record<{ recordId: number | null; rates: { comment: string }[] }>(
      form.element,
      'fp-submitted',
    );
    await form.ready({ 'record-id': '7' });
    await form.paste(lanes(4));
    await form.submitted();
    expect(events).to.deep.equal(['dirty true', 'dirty false', 'submitted']);
    expect(submitted[0]?.detail.recordId).to.equal(7);
    expect(submitted[0]?.detail.rates.map(({ comment }) => comment)).to.deep.equal([
      'lane 1',
      'lane 2',
      'lane 3',
      'lane 4',
    ]);
  });

  it('D-27 D-123 while it runs the form is read-only, Submit is off and the progress is said in rates', async () => {
    const accept = uploadServer();
    const [first, second] = [held<void>(), held<void>()];
    const after =
      ({ answer }: typeof first) =>
      async (call: Parameters<typeof accept>[0]) => {
        await answer();
        return accept(call);
      };
    form.network.on(UPLOAD, after(first), after(second));
    await form.ready();
    await form.paste(lanes(4));
    await form.click('Submit');
    await form.click('Submit');
    await waitUntil(() => form.uploads().length === 1);
    expect(form.isSubmitting()).to.equal(true);
    expect(form.text()).to.contain('0 of 4 rates sent');
    expect(form.all<HTMLInputElement>('input, textarea').every(({ readOnly }) => readOnly)).to.equal(true);
    expect(form.all('table').map(({ ariaReadOnly }) => ariaReadOnly)).to.deep.equal(['true', 'true']);
    await form.click('Add Rate');
    await form.click('Delete row 2');
    expect(form.column('From')).to.have.length(4);
    first.give();
    await waitUntil(() => form.text().includes('3 of 4 rates sent'));
    second.give();
    await form.bannerWith('Rate submitted successfully.');
    expect(form.payloads().map(({ rates }) => rates.length)).to.deep.equal([3, 1]);
  });

  it('AIR-26 Submit by keyboard and by mouse', async () => {
    await form.ready();
    await form.paste(lanes(1));
    form.button('Submit')?.focus();
    await press('Enter');
    await form.bannerWith('Rate submitted successfully.');
    await form.click('Enter more rates');
    await form.paste(lanes(1));
    form.button('Submit')?.scrollIntoView();
    await settled();
    await click(form.button('Submit'));
    await form.bannerWith('Rate submitted successfully.');
    expect(form.uploads()).to.have.length(2);
  });
});

import { expect, oneEvent } from '@open-wc/testing';
import { formatsOf } from '../../../../shared/i18n/formats.ts';
import { record } from '../../../helpers/element/page.ts';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { held } from '../../../helpers/network.ts';
import { loggedErrors } from '../../../helpers/quiet.ts';
import { press, type } from '../../../shared/ui/user-input.ts';
import { AIRPORTS, airports, block, UPLOAD } from '../fixtures.ts';
import { type AirForm, draftWith, eachForm, NEW_DRAFT, storedDraft } from '../page-object.ts';

const KEPT = 'Entries are kept as a draft on this device.';
const FULL = 'Your draft could not be saved on this device.';
const UNREADABLE = 'Your saved draft could not be restored.';

describe('<air-rate-form> drafts', () => {
  let form: AirForm;
  const { another } = eachForm((fresh) => {
    form = fresh;
  });

  /** Opens the form again, as a reload does. */
  const again = async (attributes?: Readonly<Record<string, string>>) => {
    await form.remove();
    form = another();
    return await form.ready(attributes);
  };
  const keys = () => Object.keys(localStorage).filter((key) => key.startsWith('airRateForm'));

  /** Does it while a draft is being opened for the first time. */
  const whileOpening = (act: () => void) => {
    const { request } = LockManager.prototype;
    LockManager.prototype.request = function (this: LockManager, ...options: unknown[]) {
      LockManager.prototype.request = request;
      queueMicrotask(act);
      return Reflect.apply(request, this, options);
    } as typeof request;
  };

  for (const [row, id, key] of [
    ['AIR-04 AIR-05', '12', 'airRateForm12'],
    ['AIR-04 AIR-05', undefined, 'airRateFormnew'],
    ['D-84', 'abc', 'airRateFormnew'],
    ['D-84', '-3', 'airRateFormnew'],
  ] as const) {
    it(`${row} with record-id ${id} the draft is stored under ${key}`, async () => {
      await form.ready(id === undefined ? {} : { 'record-id': id });
      await form.fill('Rate Specific Notes', 1, 'mine');
      await draftWith('mine', key);
      expect(keys()).to.deep.equal([key]);
    });
  }

  it('AIR-09 a change is on the device within a second, and fp-draft says so', async () => {
    await form.ready();
    const written = oneEvent(form.element, 'fp-draft');
    const changed = Date.now();
    form.go('Rate Specific Notes', 1);
    const { requestIdleCallback: ask } = window;
    const longest: (number | undefined)[] = [];
    window.requestIdleCallback = (work, options) => {
      longest.push(options?.timeout);
      // Safari has none.
      return ask ? ask(work, options) : window.setTimeout(work);
    };
    window.cancelIdleCallback ??= clearTimeout;
    await type('m');
    const { detail } = await written;
    window.requestIdleCallback = ask;
    expect(longest).to.satisfy((waits: number[]) => waits.length > 0 && waits.every((ms) => ms <= 1000));
    expect(detail.key).to.equal(NEW_DRAFT);
    expect(detail.savedAt).to.be.within(changed, Date.now());
    expect(storedDraft().records[0].comment).to.equal('m');
  });

  it('D-38 drafts of other records are deleted after thirty days', async () => {
    const day = 24 * 60 * 60 * 1000;
    const draftOf = (age: number) => JSON.stringify({ records: [], savedAt: Date.now() - age * day });
    localStorage.setItem('airRateForm8', draftOf(31));
    localStorage.setItem('airRateForm9', draftOf(29));
    await form.ready();
    await waitUntil(() => keys().join() === 'airRateForm9');
  });

  it('AIR-07 it is restored where the page loads the form again before it was opened', async () => {
    await form.ready();
    await form.fill('Rate Specific Notes', 1, 'mine');
    await draftWith('mine');
    await form.remove();
    form = another();
    whileOpening(() => (form.element as unknown as { reload(): void }).reload());
    await form.open();
    await waitUntil(() => form.column('Rate Specific Notes')[0] === 'mine', 'the draft');
    expect(form.hasBanner('This draft is open in another tab.')).to.equal(false);
  });

  it('AIR-06 AIR-35 AIR-38 AIR-41 D-29 it has the documented names, and the texts as they stand in the cells', async () => {
    await form.ready();
    await form.paste(block({ '100': '4,50', normal: '1.234,5', comment: 'of December', routing: 'FRA/LHR' }));
    await form.fill('Charge', 1, 'Airport Handling');
    await form.fill('Currency', 1, 'CAD');
    await form.fill('Rate /kg', 1, '0,25');
    await form.fill('Min', 1, '15.00');
    await form.fillField('Customer Name', ' Harbour Lane ');
    await form.fillField('Submission Notes', 'first line');
    await draftWith('first line');
    const { weightPrices, records, charges, submissionNotes, customerName } = storedDraft();
    expect(weightPrices).to.deep.equal(['minimum', 'normal', '100', '300', '500', '1000']);
    expect([submissionNotes, customerName]).to.deep.equal(['first line', ' Harbour Lane ']);
    const [{ id, weight, ...lane }] = records;
    expect(id).to.be.a('string').and.not.equal('');
    expect(weight.filter(({ value }: { value: string }) => value)).to.have.deep.members([
      { level: 'normal', value: '1234.5' },
      { level: '100', value: '4.50' },
    ]);
    expect(lane).to.deep.equal({
      from: 'YYZ',
      fromAirportId: 901,
      fromAirportCode: 'YYZ',
      to: 'LHR',
      toAirportId: 902,
      toAirportCode: 'LHR',
      airline: 'Maple Cargo',
      maxCapacity: '',
      minTime: '2',
      maxTime: '3',
      routing: [
        { value: 'FRA', index: 0 },
        { value: 'LHR', index: 1 },
      ],
      validityFrom: '2026-12-01',
      validityTo: '2026-12-31',
      comment: 'of December',
    });
    expect(charges).to.deep.equal([
      { name: 'Airport Handling', currency: 'CAD', kgRate: '0.25', shipmentRate: '', minRate: '15.00' },
    ]);
  });

  it('AIR-07 it is on the screen again after a reload, with the time that it is from', async () => {
    await form.ready();
    await form.paste(block({ '100': '4,50' }, { comment: 'two' }));
    await form.click('Add Weight Column');
    await type('45');
    await press('Enter');
    await settled();
    await form.fill('+ 45 Kgs', 2, '5,1');
    await form.fill('Rate /shipment', 1, '35');
    await form.fillField('Customer Name', 'Harbour Lane');
    await form.fillField('Submission Notes', 'first line');
    await draftWith('first line');
    await again();
    const { savedAt } = storedDraft();
    const time = formatsOf('en').dateTime(new Date(savedAt).toISOString());
    const banner = await form.bannerWith(`Your entries of ${time} are here again.`);
    expect(banner.getAttribute('role')).to.equal('status');
    expect([form.cell('+ 100 Kgs', 1).value, form.cell('+ 45 Kgs', 2).value]).to.deep.equal(['4.50', '5.1']);
    expect(form.column('Rate Specific Notes')).to.deep.equal(['', 'two']);
    expect(form.cell('Rate /shipment', 1).value).to.equal('35');
    expect([form.field('Customer Name').value, form.field('Submission Notes').value]).to.deep.equal([
      'Harbour Lane',
      'first line',
    ]);
  });

  it('AIR-07 Discard draft empties the form and the device, and one undo brings the entries back', async () => {
    await form.ready();
    await form.paste(block({ comment: 'one' }, { comment: 'two' }));
    await form.fill('Charge', 1, 'Airport Handling');
    await draftWith('Airport Handling');
    await again();
    await form.click('Discard draft');
    expect(form.hasBanner('are here again')).to.equal(false);
    expect([form.column('From'), form.column('Charge')]).to.deep.equal([[''], ['']]);
    expect(keys()).to.deep.equal([]);
    await form.click('Undo');
    expect(form.column('Rate Specific Notes')).to.deep.equal(['one', 'two']);
    expect(form.column('Charge')).to.deep.equal(['Airport Handling']);
    await draftWith('Airport Handling');
  });

  it('AIR-07 says that entries are here again only as long as any of them is', async () => {
    await form.ready();
    await form.fill('Rate Specific Notes', 1, 'one');
    await draftWith('one');
    await again();
    await form.bannerWith('are here again');
    await form.fill('Rate Specific Notes', 1, 'changed');
    expect(form.hasBanner('are here again')).to.equal(true);
    await form.fill('Rate Specific Notes', 1, '');
    await settled();
    expect(form.hasBanner('are here again')).to.equal(false);
  });

  it('AIR-06 AIR-07 one that others wrote is restored without our extra fields', async () => {
    const draft = {
      weightPrices: ['minimum', 'normal', 45, '100'],
      records: [
        {
          id: 1,
          from: 'Toronto',
          fromAirportId: 901,
          fromAirportCode: 'YYZ',
          toAirportCode: 'LHR',
          airline: 'Maple Cargo',
          weight: [{ level: 45, value: 5.25 }],
          minTime: 2,
          maxTime: 3,
          routing: [{ value: 'LHR', index: 0 }],
          validityFrom: '2026-12-01',
          comment: 'of others',
        },
      ],
      charges: [{ name: 'Airport Handling', currency: 'USD', kgRate: 0.1 }],
      submissionNotes: 'their notes',
    };
    localStorage.setItem(NEW_DRAFT, JSON.stringify(draft));
    await form.ready();
    await form.bannerWith('Your entries of an earlier visit are here again.');
    expect(
      ['From', 'To', 'Airline', '+ 45 Kgs', 'Min transit time', 'Routing', 'Validity To'].map(
        (column) => form.cell(column, 1).value,
      ),
    ).to.deep.equal(['YYZ', 'LHR', 'Maple Cargo', '5.25', '2', 'LHR', '']);
    expect([form.cell('Charge', 1).value, form.cell('Rate /kg', 1).value]).to.deep.equal([
      'Airport Handling',
      '0.1',
    ]);
    expect(form.field('Submission Notes').value).to.equal('their notes');
  });

  it('AIR-08 its airports are resolved once the airports have arrived', async () => {
    localStorage.setItem(
      NEW_DRAFT,
      JSON.stringify({ records: [{ from: '901', to: 'tyo', routing: '905/lhr', comment: 'by id' }] }),
    );
    const slow = held<unknown>();
    form.network.on(AIRPORTS, slow.answer);
    await form.ready();
    expect([form.cell('From', 1).value, form.cell('From', 1).hasAttribute('aria-invalid')]).to.deep.equal([
      '901',
      false,
    ]);
    slow.give({ results: airports });
    await waitUntil(() => form.cell('From', 1).value === 'YYZ', 'the origin is resolved');
    expect([form.cell('To', 1).value, form.cell('Routing', 1).value]).to.deep.equal(['NRT', 'NRT / LHR']);
    await waitUntil(() => storedDraft()?.records[0].toAirportId === 905, 'the ids are stored');
  });

  for (const text of ['{"records": [', '{"records": 5}', 'of another application']) {
    it(`MSG-16 AIR-10 D-38 ${text} is reported, and stays on the device letter by letter`, async () => {
      localStorage.setItem(NEW_DRAFT, text);
      const logged = await loggedErrors(async () => {
        await form.ready();
        await form.bannerWith(UNREADABLE);
      });
      expect(logged).to.have.length(1);
      expect(keys().map((key) => localStorage.getItem(key))).to.deep.equal([text]);
      expect(keys()).not.to.contain(NEW_DRAFT);
      expect(form.errors.map(({ detail }) => detail.message)).to.deep.equal([UNREADABLE]);
      await form.fill('Rate Specific Notes', 1, 'mine');
      await draftWith('mine');
      expect(keys()).to.have.length(2);
    });
  }

  it('MSG-17 AIR-10 D-38 a full device is reported once, and the form can be used and submitted', async () => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    try {
      const logged = await loggedErrors(async () => {
        await form.ready();
        expect(form.text()).to.include(KEPT);
        await form.fill('Rate Specific Notes', 1, 'a');
        await form.bannerWith(FULL);
        expect(form.text()).not.to.include(KEPT);
      });
      expect(logged).to.have.length(1);
      await form.click('Dismiss');
      await form.paste(block({ comment: 'b' }));
      dispatchEvent(new PageTransitionEvent('pagehide'));
      await settled();
      expect(form.hasBanner(FULL)).to.equal(false);
      expect(form.errors.map(({ detail }) => detail.message)).to.deep.equal([FULL]);
      expect(form.drafts).to.have.length(0);
      await form.submitted();
      expect(form.payloads()[0].rates[0].comment).to.equal('b');
    } finally {
      Storage.prototype.setItem = setItem;
    }
  });

  it('AIR-04 another record has its own draft, and both stay', async () => {
    // Between two records there is no form for a moment.
    const comment = () => form.column('Rate Specific Notes')[0];
    await form.ready({ 'record-id': '7' });
    await form.fill('Rate Specific Notes', 1, 'of seven');
    form.element.setAttribute('record-id', '8');
    await waitUntil(() => comment() === '', 'the form of record 8');
    await form.fill('Rate Specific Notes', 1, 'of eight');
    form.element.removeAttribute('record-id');
    await waitUntil(() => comment() === '', 'the new form');
    form.element.setAttribute('record-id', '7');
    await waitUntil(() => comment() === 'of seven', 'the form of record 7');
    form.element.setAttribute('record-id', '8');
    await waitUntil(() => comment() === 'of eight', 'the form of record 8');
    expect(keys().sort()).to.deep.equal(['airRateForm7', 'airRateForm8']);
  });

  it('AIR-04 a draft-key of the page keeps its drafts apart', async () => {
    await form.ready({ 'draft-key': 'office 1' });
    await form.fill('Rate Specific Notes', 1, 'of office 1');
    await waitUntil(() => form.drafts.length > 0);
    expect(form.drafts[0]!.detail.key)
      .to.match(/^airRateFormnew/)
      .and.contain('office');
    await again({ 'draft-key': 'office 2' });
    expect(form.cell('Rate Specific Notes', 1).value).to.equal('');
    await again({ 'draft-key': 'office 1' });
    expect(form.cell('Rate Specific Notes', 1).value).to.equal('of office 1');
  });

  it('AIR-09 it goes from the device when the form is empty again, and fp-dirty follows', async () => {
    const dirty = record<{ dirty: boolean }>(form.element, 'fp-dirty');
    await form.ready();
    await form.fill('Rate Specific Notes', 1, 'mine');
    await draftWith('mine');
    await form.fill('Rate Specific Notes', 1, '');
    await waitUntil(() => keys().length === 0, 'nothing is stored');
    expect(dirty.map(({ detail }) => detail.dirty)).to.deep.equal([true, false]);
  });

  it('D-123 a restored draft cannot be discarded while it is submitted', async () => {
    const upload = held<object>();
    form.network.on(UPLOAD, upload.answer);
    await form.ready();
    await form.paste(block({ comment: 'mine' }));
    await draftWith('mine');
    await again();
    await form.click('Submit');
    await waitUntil(() => form.chunks().length === 1, 'it is being sent');
    expect(form.button('Discard draft')?.disabled).to.equal(true);
    upload.give({ missing: [], submissionId: 5004 });
    await form.bannerWith('Rate submitted successfully.');
    expect(form.payloads()[0].rates[0].comment).to.equal('mine');
  });

  it('AIR-09 Ctrl+S stores the draft at once and submits nothing', async () => {
    await form.ready();
    form.go('Rate Specific Notes', 1);
    await type('mine');
    const { requestIdleCallback: idle } = window;
    await press('Control+s');
    expect(storedDraft().records[0].comment).to.equal('mine');
    expect(window.requestIdleCallback).to.equal(idle);
    await settled();
    expect(form.uploads()).to.have.length(0);
    expect(form.hasBanner('Please fill')).to.equal(false);
  });
});

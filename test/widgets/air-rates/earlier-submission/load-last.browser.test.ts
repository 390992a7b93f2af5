import { expect } from '@open-wc/testing';
import type { AirRateFormElement } from '../../../../widgets/index.d.ts';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { graphqlError, held } from '../../../helpers/network.ts';
import { loggedErrors } from '../../../helpers/quiet.ts';
import { type } from '../../../shared/ui/user-input.ts';
import { block, CALLER, ENTITY, LATEST, storedRate, submission } from '../fixtures.ts';
import { type AirForm, eachForm, storedDraft } from '../page-object.ts';

const LOAD = 'Load Last Submission';
const LOADED = 'Last submission loaded. Review and update as needed before submitting.';

/** The open submission 7 and an earlier one. */
const earlier = (rates: readonly object[] = [storedRate()]) => ({
  results: [submission(7, 11, [storedRate({ comment: 'the open one' })]), submission(6, 10, rates)],
});

describe('<air-rate-form> Load Last Submission', () => {
  let form: AirForm;
  eachForm((fresh) => {
    form = fresh;
  });

  const asked = () =>
    form.network.calls.map(({ route }) => route).filter((route) => [CALLER, ENTITY, LATEST].includes(route));
  const load = async () => {
    await form.click(LOAD);
    return await form.bannerWith(LOADED);
  };

  describe('D-130 says before the submit which lanes of the newest submission the sheet leaves out', () => {
    /** 9 is newer than the one that is open; 7 and 6 have no lane to FRA. */
    const withNewer = {
      results: [submission(9, 12, [storedRate(), storedRate({ id: 72, to: 'FRA' })]), ...earlier().results],
    };
    const MISSING = '1 lane of the last submission missing';
    const ABROAD = 'In the last submission, but not in this sheet: LHR → FRA Northern Air Freight';
    const open = async (attributes?: Record<string, string>) => {
      form.network.on(LATEST, withNewer);
      await form.ready(attributes);
    };

    for (const opened of [undefined, '9', '7', '6'])
      it(`with ${opened ? `submission ${opened} open` : 'a new draft'}`, async () => {
        await open(opened ? { 'record-id': opened } : undefined);
        await form.paste(block({ from: 'LHR', to: 'YYZ', routing: 'YYZ', airline: 'Northern Air Freight' }));
        form.go('To', 1);
        await waitUntil(() => form.text().includes(MISSING), 'the newest one is known');
        expect(form.text()).to.include(ABROAD);
        await form.click('Add Rate');
        await form.fill('From', 2, 'LHR');
        await form.fill('To', 2, 'FRA');
        await form.fill('Airline', 2, 'Northern Air Freight');
        expect(form.text()).not.to.include('not in this sheet');
      });

    it('after an older one is loaded, whose message names it', async () => {
      await open({ 'record-id': '9' });
      const banner = await load();
      expect(banner.textContent).to.include('It is submission 7, not the newest one.');
      await waitUntil(() => form.text().includes(ABROAD), 'the newest one is known');
      await form.click('Undo');
      expect(form.text()).not.to.include(ABROAD);
    });

    it('after an older one is loaded in part, whose message names it, too', async () => {
      const [newest, ...others] = withNewer.results;
      form.network.on(LATEST, {
        results: [newest, { ...submission(7, 11, [storedRate(), null] as object[]) }, ...others.slice(1)],
      });
      await form.ready({ 'record-id': '9' });
      await form.click(LOAD);
      const banner = await form.bannerWith('Left out: 1 rate that could not be read.');
      expect(banner.textContent).to.include('It is submission 7, not the newest one.');
    });

    it('after any is copied, without a look into the table', async () => {
      await open({ 'record-id': '7' });
      form.network.on(ENTITY, { ...submission(6, 10, [storedRate()]) });
      expect(await (form.element as unknown as AirRateFormElement).copyFrom(6)).to.equal(true);
      await waitUntil(() => form.text().includes(ABROAD), 'the newest one is known');
    });

    it('anew after a submit, since that is the newest now', async () => {
      await open();
      await form.paste(block({}));
      form.go('To', 1);
      await waitUntil(() => form.text().includes('2 lanes of the last submission missing'), 'it is known');
      await form.submitted();
      form.network.on(LATEST, { results: [submission(10, 12, [storedRate({ to: 'NRT' })])] });
      await form.click('Enter more rates');
      await form.paste(block({}));
      form.go('To', 1);
      await waitUntil(() => form.text().includes('but not in this sheet: LHR → NRT'), 'the new one is known');
    });
  });

  it('D-130 what was the newest before a submit is none that comes after it', async () => {
    const [before, after] = [held<unknown>(), held<unknown>()];
    const withRates = () =>
      form.network.to(LATEST).filter(({ body }) => body.query.includes('airFreightRates'));
    // A submit looks for what it may have stored already.
    form.network.on(LATEST, ({ body }: { body: { query: string } }) =>
      body.query.includes('airFreightRates')
        ? (withRates().length === 1 ? before : after).answer()
        : { results: [] },
    );
    await form.ready();
    await form.paste(block({}));
    form.go('To', 1);
    await waitUntil(() => withRates().length === 1, 'the question');
    await form.submitted();
    before.give({ results: [submission(10, 12, [storedRate({ to: 'NRT' })])] });
    await settled();
    await form.click('Enter more rates');
    await form.paste(block({}));
    form.go('To', 1);
    await settled();
    expect(form.text()).not.to.include('LHR → NRT');
  });

  it('AIR-73 AIR-74 REF-15 REF-16 asks for the parent entity, then once for its latest five with their rates', async () => {
    form.network.on(LATEST, earlier());
    await form.ready({ 'record-id': '7' });
    await load();
    expect(asked()).to.deep.equal([ENTITY, LATEST]);
    const [parent] = form.network.to(ENTITY);
    expect(parent?.body.query).not.to.contain('airFreightRates');
    expect(parent?.body.variables.where).to.deep.equal({ id: { eq: 7 } });
    const [latest] = form.network.to(LATEST);
    expect(latest?.body.query)
      .to.match(/take:\s*5\b/)
      .and.contain('airFreightRates');
    for (const field of [
      ...[
        'id',
        'from',
        'to',
        'airline',
        'maxCapacity',
        'minTransitTime',
        'maxTransitTime',
        'transitTimeText',
      ],
      ...[
        'validityFrom',
        'validityTo',
        'comment',
        'routingText',
        'routings',
        'routingElements',
        'rateLevels',
      ],
      ...['level', 'value'],
    ])
      expect(latest?.body.query, field).to.match(new RegExp(`\\b${field}\\b`));
    expect(latest?.body.variables).to.deep.equal({
      where: { entity: { id: { eq: 2 } } },
      sort: { field: 'createdAt', order: 'DESC' },
    });
  });

  it('AIR-77 PROD-08 rates that can’t be read are named as left out, and of none but such nothing is loaded', async () => {
    form.network.on(LATEST, earlier([storedRate(), null] as object[]), earlier([null] as never));
    await form.ready({ 'record-id': '7' });
    await form.click(LOAD);
    const banner = await form.bannerWith('Left out: 1 rate that could not be read. Enter it by hand.');
    expect(banner.textContent).to.contain(LOADED);
    await form.click('Undo');
    await form.click(LOAD);
    await form.bannerWith('No rate was filled in: 1 rate that could not be read. Enter it by hand.');
  });

  it('AIR-75 AIR-76 AIR-78 AIR-83 D-114 its rows and new levels are in the table, and a status says so', async () => {
    form.network.on(LATEST, earlier());
    await form.ready({ 'record-id': '7' });
    const banner = await load();
    expect(banner.getAttribute('role')).to.equal('status');
    const columns = [
      'From',
      'To',
      'Airline',
      'minimum',
      'normal',
      '+ 45 Kgs',
      '+ 100 Kgs',
      'Min transit time',
      'Max transit time',
      'Max Capacity',
      'Routing',
      'Validity From',
      'Validity To',
      'Rate Specific Notes',
    ];
    expect(columns.map((column) => form.cell(column, 1).value)).to.deep.equal([
      'LHR',
      'YYZ',
      'Northern Air Freight',
      '75',
      '',
      '5.25',
      '4.1',
      '3',
      '5',
      '1200',
      'FRA / YYZ',
      '2026-10-01',
      '2026-10-31',
      'of October',
    ]);
    expect(form.headings().slice(3, 10)).to.deep.equal([
      'minimum',
      'normal',
      '+ 45 Kgs',
      '+ 100 Kgs',
      '+ 300 Kgs',
      '+ 500 Kgs',
      '+ 1000 Kgs',
    ]);
    expect(form.cell('Max Capacity', 1).hasAttribute('aria-invalid')).to.equal(false);
  });

  it('AIR-77 D-28 charges are reset; Undo in the banner brings rows, charges and levels back', async () => {
    form.network.on(LATEST, earlier());
    await form.ready({ 'record-id': '7' });
    await form.paste(block({ comment: 'mine' }, { comment: 'mine, too' }));
    await form.fill('Charge', 1, 'Airport Handling');
    await form.fill('Rate /kg', 1, '0,25');
    const banner = await load();
    expect(form.column('Rate Specific Notes')).to.deep.equal(['of October']);
    expect([form.column('Charge'), form.column('Currency'), form.column('Rate /kg')]).to.deep.equal([
      [''],
      ['USD'],
      [''],
    ]);
    const undo = [...banner.querySelectorAll('button')].find(({ textContent }) => textContent === 'Undo');
    expect(form.button('Undo'), 'the first of its name').to.equal(undo);
    undo?.click();
    await settled();
    expect(form.column('Rate Specific Notes')).to.deep.equal(['mine', 'mine, too']);
    expect([form.cell('Charge', 1).value, form.cell('Rate /kg', 1).value]).to.deep.equal([
      'Airport Handling',
      '0.25',
    ]);
    expect(form.headings()).not.to.contain('+ 45 Kgs');
    expect(form.hasBanner(LOADED)).to.equal(false);
  });

  it('D-28 Undo brings all of it back also after further edits', async () => {
    form.network.on(LATEST, earlier());
    await form.ready({ 'record-id': '7' });
    await form.paste(block({ comment: 'mine' }));
    await form.fill('Charge', 1, 'Airport Handling');
    await load();
    await form.fill('Rate Specific Notes', 1, 'changed');
    await form.fill('Charge', 1, 'Customs Clearance');
    await form.click('Add Local Charge');
    await form.click('Add Weight Column');
    await type('2000');
    await form.click('Save changes');
    await form.click('Undo');
    expect(form.column('Rate Specific Notes')).to.deep.equal(['mine']);
    expect(form.column('Charge')).to.deep.equal(['Airport Handling']);
    expect(form.headings().filter((heading) => heading.startsWith('+'))).to.deep.equal([
      '+ 100 Kgs',
      '+ 300 Kgs',
      '+ 500 Kgs',
      '+ 1000 Kgs',
    ]);
    await waitUntil(() => storedDraft('airRateForm7')?.records[0].comment === 'mine');
  });

  it('AIR-79 does nothing while a load is running', async () => {
    const slow = held<unknown>();
    form.network.on(LATEST, slow.answer);
    await form.ready({ 'record-id': '7' });
    await form.click(LOAD);
    await waitUntil(() => form.network.to(LATEST).length === 1);
    expect(form.button(LOAD)?.getAttribute('aria-busy')).to.equal('true');
    await form.click(LOAD);
    slow.give(earlier());
    await form.bannerWith(LOADED);
    expect(form.network.to(LATEST)).to.have.length(1);
    await load();
    expect(form.network.to(LATEST)).to.have.length(2);
  });

  it('AIR-79 loads once for two clicks that come before the button is drawn anew', async () => {
    form.network.on(LATEST, earlier());
    await form.ready({ 'record-id': '7' });
    form.button(LOAD)?.click();
    form.button(LOAD)?.click();
    await form.bannerWith(LOADED);
    expect(form.network.to(LATEST)).to.have.length(1);
  });

  it('AIR-79 D-123 loads nothing over what is being submitted', async () => {
    form.network.on(LATEST, earlier());
    await form.ready({ 'record-id': '7' });
    await form.paste(block({ comment: 'mine' }));
    form.button('Submit')?.click();
    form.button(LOAD)?.click();
    await form.bannerWith('Rate submitted successfully.');
    expect(form.payloads()[0].rates.map(({ comment }: { comment: string }) => comment)).to.deep.equal([
      'mine',
    ]);
    // Other backends are asked when the last one was, to find a lost answer.
    const loads = form.network.to(LATEST).filter(({ body }) => body.query.includes('airFreightRates'));
    expect(loads).to.have.length(0);
  });

  it('AIR-80 says that no parent entity is found, and asks for no submissions', async () => {
    form.network.on(ENTITY, null);
    await form.ready({ 'record-id': '7' });
    await form.click(LOAD);
    const alert = await form.bannerWith('Unable to determine the parent entity for this submission.');
    expect(alert.getAttribute('role')).to.equal('alert');
    expect(form.network.to(LATEST)).to.have.length(0);
  });

  it('AIR-81 D-60 says that there is no previous one: none at all, or none with rates', async () => {
    form.network.on(LATEST, { results: [] }, { results: earlier([]).results });
    await form.ready({ 'record-id': '7' });
    await form.paste(block({ comment: 'mine' }));
    for (const asks of [1, 2]) {
      await form.click(LOAD);
      await waitUntil(() => form.network.to(LATEST).length === asks);
      await form.bannerWith('No previous submission found for this record.');
      expect(form.column('Rate Specific Notes')).to.deep.equal(['mine']);
    }
  });

  it('AIR-82 says that it could not be loaded, keeps the entries, and works at the next try', async () => {
    form.network.on(LATEST, graphqlError('No', 400), earlier());
    await form.ready({ 'record-id': '7' });
    await form.paste(block({ comment: 'mine' }));
    const logged = await loggedErrors(async () => {
      await form.click(LOAD);
      await form.bannerWith('Unable to load the last submission. Please try again.');
    });
    expect(logged).to.have.length(1);
    expect(form.errors.map(({ detail }) => detail.message)).to.deep.equal([
      'Unable to load the last submission. Please try again.\nGraphQL error: No',
    ]);
    expect(form.column('Rate Specific Notes')).to.deep.equal(['mine']);
    await form.click('Try again');
    await form.bannerWith(LOADED);
    expect(form.column('Rate Specific Notes')).to.deep.equal(['of October']);
  });

  it('D-01 MSG-19 says so to somebody who has no right to the submission, and keeps the entries', async () => {
    form.network.on(ENTITY, graphqlError('Forbidden', 403));
    await form.ready({ 'record-id': '7' });
    await form.paste(block({ comment: 'mine' }));
    await loggedErrors(async () => {
      await form.click(LOAD);
      await form.bannerWith('You do not have access to this record.');
    });
    expect(form.errors.map(({ detail }) => detail.code)).to.deep.equal(['forbidden']);
    expect(form.column('Rate Specific Notes')).to.deep.equal(['mine']);
  });

  it('REF-18 REF-19 D-60 with a record the newest is skipped, unless it is the only one', async () => {
    form.network.on(LATEST, earlier(), { results: earlier().results.slice(0, 1) });
    await form.ready({ 'record-id': '7' });
    await load();
    expect(form.column('Rate Specific Notes')).to.deep.equal(['of October']);
    await form.click('Dismiss');
    await load();
    expect(form.column('Rate Specific Notes')).to.deep.equal(['the open one']);
  });

  it('D-131 D-129 a new draft takes the newest that has rates, of the caller’s own entity', async () => {
    form.network.on(LATEST, { results: [submission(9, 12, []), ...earlier().results] });
    await form.ready();
    await load();
    expect(asked()).to.deep.equal([CALLER, LATEST]);
    expect(form.column('Rate Specific Notes')).to.deep.equal(['the open one']);
  });

  it('AIR-61 a click on the message dismisses it', async () => {
    form.network.on(LATEST, earlier());
    await form.ready({ 'record-id': '7' });
    const banner = await load();
    banner.click();
    await settled();
    expect(form.hasBanner(LOADED)).to.equal(false);
    expect(form.column('Rate Specific Notes')).to.deep.equal(['of October']);
  });

  it('AIR-83 D-114 D-136 a code that is no airport stays as text and is marked', async () => {
    form.network.on(
      LATEST,
      earlier([
        storedRate({
          from: 'QQQ',
          routings: [],
          routingText: 'DIRECT',
          transitTimeText: '1-2',
          minTransitTime: null,
          maxTransitTime: null,
        }),
      ]),
    );
    await form.ready({ 'record-id': '7' });
    await load();
    expect(
      ['From', 'Routing', 'Min transit time', 'Max transit time'].map((name) => form.cell(name, 1).value),
    ).to.deep.equal(['QQQ', 'DIRECT', '1', '2']);
    expect(form.cell('From', 1).getAttribute('aria-invalid')).to.equal('true');
    expect(form.cell('Routing', 1).getAttribute('aria-invalid')).to.equal('true');
  });
});

import entry from 'entry:../../../../widgets/charges/define.ts';
import { expect } from '@open-wc/testing';
import { isHeardIn, liveRegions, record } from '../../../helpers/element/page.ts';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { graphqlError, held } from '../../../helpers/network.ts';
import { focused, nameOf, press } from '../../../shared/ui/user-input.ts';
import { AIR, answer, LOAD, line, rate, rateOf, SAVE } from '../fixtures.ts';
import { chargesNetwork, PageObject } from '../page-object.ts';

const EUR = rateOf('EUR');

describe('<booking-charges> saving', () => {
  let tool: PageObject;

  before(async () => {
    await import(entry);
  });
  beforeEach(() => {
    tool = new PageObject(chargesNetwork());
  });
  afterEach(() => tool.close());

  it('CHG-18 CHG-20 CHG-21 Save spins and is off while it runs, and a double click is one request', async () => {
    const slow = held();
    tool.network.on(SAVE, slow.answer);
    await tool.ready();
    tool.save()?.click();
    tool.save()?.click();
    await waitUntil(() => tool.save()?.getAttribute('aria-busy') === 'true');
    expect(tool.isSaveOn()).to.equal(false);
    expect(tool.save()?.querySelector('svg, [part~=spinner], span')).to.not.equal(null);
    await waitUntil(() => tool.network.to(SAVE).length > 0);
    slow.give(answer());
    await tool.bannerWith('Charges saved.');
    expect(tool.isSaveOn()).to.equal(true);
    expect(tool.network.to(SAVE)).to.have.length(1);
  });

  it('that all is saved comes into a region that was there before, so that it is also heard', async () => {
    tool.network.on(SAVE, answer());
    await tool.ready();
    const regions = liveRegions(tool.element);
    await tool.click('Save');
    expect(isHeardIn(regions, await tool.bannerWith('Charges saved.'))).to.equal(true);
  });

  it('CHG-08 CHG-41 sends the lines, the box and the revision', async () => {
    tool.network.on(SAVE, answer({ addProfit: false }));
    await tool.ready();
    tool.profitCheckbox()?.click();
    await tool.fill('Unit Cost', 1, '10.005');
    await tool.click('Save');
    await tool.bannerWith('Charges saved.');
    const [payload] = tool.payloads();
    expect(payload).to.include({
      recordId: 7,
      featureType: 'freight_charges',
      addProfit: false,
      revision: 3,
    });
    expect(payload.charges[0]).to.include({ unitCost: 10.005, totalPrice: 20.01 });
    expect(tool.profitCheckbox()?.checked).to.equal(false);
  });

  it('CHG-23 D-106 tells the page, and asks it before it loads again itself', async () => {
    tool.network.on(SAVE, true);
    await tool.ready();
    const saved = record<{ feature: string; recordId: number; charges: object[] }>(tool.element, 'fp-saved');
    const asked = record(tool.element, 'fp-reload');
    await tool.click('Save');
    await waitUntil(() => tool.network.to(LOAD).length === 2);
    expect(saved[0]?.detail).to.include({ feature: 'freight_charges', recordId: 7 });
    expect(saved[0]?.detail.charges).to.have.length(1);
    expect(asked[0]?.cancelable).to.equal(true);
    tool.element.addEventListener('fp-reload', (event) => event.preventDefault());
    await settled();
    await waitUntil(() => tool.isSaveOn());
    await tool.click('Save');
    await waitUntil(() => asked.length === 2);
    await settled();
    expect(tool.network.to(LOAD)).to.have.length(2);
  });

  it('the page hears that nothing is unsaved any more before it hears of the save', async () => {
    tool.network.on(SAVE, answer({ freight_charges: [line({ comments: 'new' })] }));
    await tool.ready();
    const events: string[] = [];
    tool.element.addEventListener('fp-dirty', (event) =>
      events.push(`dirty ${(event as CustomEvent).detail.dirty}`),
    );
    tool.element.addEventListener('fp-saved', () => events.push('saved'));
    await tool.fill('Comments', 1, 'new');
    await tool.click('Save');
    await tool.bannerWith('Charges saved.');
    expect(events).to.deep.equal(['dirty true', 'dirty false', 'saved']);
  });

  it('MSG-09 CHG-24 fp-error holds exactly what the user reads', async () => {
    tool.network.on(SAVE, graphqlError('Line 1, quantity is missing.', 422));
    const errors = record<{ message: string }>(tool.element, 'fp-error');
    await tool.ready();
    await tool.fill('Comments', 1, 'kept');
    await tool.click('Save');
    const banner = await tool.bannerWith('Unable to create charges');
    const words = 'Unable to create charges\nLine 1, quantity is missing.';
    expect(errors.map(({ detail }) => detail.message)).to.deep.equal([words]);
    expect(banner.textContent).to.contain(words);
  });

  it('D-123 the fields are read-only meanwhile, and focus and scroll position stay', async () => {
    const many = Array.from({ length: 60 }, (_, n) => line({ id: n + 1, comments: `${n + 1}` }));
    tool.network.on(LOAD, answer({ freight_charges: many }));
    const slow = held();
    tool.network.on(SAVE, slow.answer);
    await tool.ready();
    const cell = tool.cell('Comments', 40);
    cell.focus();
    const input = cell.control!;
    await settled();
    const { scrollY } = window;
    const scrolled = tool.table()?.parentElement?.scrollTop;
    await press('Control+s');
    await waitUntil(() => input.readOnly);
    slow.give(answer({ freight_charges: many.map((one) => ({ ...one, id: one.id + 1000 })) }));
    await tool.bannerWith('Charges saved.');
    expect(tool.cell('Comments', 40).control).to.equal(input);
    expect(nameOf(focused())).to.equal('Comments row 40');
    expect(input.readOnly).to.equal(false);
    expect(tool.table()?.parentElement?.scrollTop).to.equal(scrolled);
    expect(window.scrollY).to.equal(scrollY);
  });

  it('CHG-24 D-39 MSG-09 a failed save is logged and shown, and can be tried again with the same key', async () => {
    const logged: unknown[] = [];
    const { error } = console;
    console.error = (...words: unknown[]) => void logged.push(words[0]);
    try {
      tool.network.on(SAVE, graphqlError('Line 1, quantity is missing.', 422), answer());
      await tool.ready();
      await tool.fill('Comments', 1, 'kept');
      await tool.click('Save');
      const alert = await tool.bannerWith('Unable to create charges');
      expect(alert.getAttribute('role')).to.equal('alert');
      expect(alert.textContent).to.contain('Line 1, quantity is missing.');
    } finally {
      console.error = error;
    }
    expect(logged).to.deep.equal(['Unable to create charges']);
    expect(tool.cell('Comments', 1).value).to.equal('kept');
    expect(tool.isSaveOn()).to.equal(true);
    await tool.click('Try again');
    await tool.bannerWith('Charges saved.');
    const keys = tool.network.to(SAVE).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).to.equal(1);
  });

  it('D-39 the banner of a failed save can be dismissed', async () => {
    const { error } = console;
    console.error = () => undefined;
    tool.network.on(SAVE, graphqlError('No', 422));
    await tool.ready();
    await tool.click('Save');
    await tool.bannerWith('Unable to create charges');
    console.error = error;
    await tool.click('Dismiss');
    expect(tool.banner()?.textContent).to.equal(undefined);
  });

  it('D-19 MSG-11 lines of somebody else come with mine on top, and nothing is lost', async () => {
    tool.network.on(SAVE, graphqlError('Stale', 409), answer({ revision: 9 }));
    await tool.ready();
    await tool.fill('Comments', 1, 'mine');
    await tool.click('Save');
    await tool.bannerWith('These charges were changed by someone else. Please reload before saving.');
    tool.network.on(
      LOAD,
      answer({ revision: 8, freight_charges: [line(), line({ id: 502, comments: 'theirs' })] }),
    );
    await tool.click('Load the current lines');
    await tool.bannerWith('The current lines are loaded, with your changes on top.');
    expect([tool.cell('Comments', 1).value, tool.cell('Comments', 2).value]).to.deep.equal([
      'mine',
      'theirs',
    ]);
    expect(tool.text()).to.contain('1 unsaved change');
    await tool.click('Save');
    await tool.bannerWith('Charges saved.');
    expect(tool.payloads()[1].revision).to.equal(8);
  });

  it('D-19 where both changed a cell, its warning names theirs; Save is not held up, and its bar leads there', async () => {
    tool.network.on(SAVE, graphqlError('Stale', 409), answer({ revision: 9 }));
    await tool.ready();
    await tool.fill('Unit Cost', 1, '240');
    await tool.click('Save');
    await tool.bannerWith('These charges were changed by someone else.');
    tool.network.on(
      LOAD,
      answer({ revision: 8, freight_charges: [line({ unitCost: 250, totalPrice: 500 })] }),
    );
    await tool.click('Load the current lines');
    await tool.bannerWith('Where both of you changed the same, yours stands, with a warning.');
    expect(tool.cell('Unit Cost', 1).value).to.equal('240.00');
    await tool.click('1 warning');
    expect(focused()).to.equal(tool.cell('Unit Cost', 1).control);
    expect(tool.description('Unit Cost', 1)).to.equal('Changed meanwhile by somebody else: 250.00');
    await tool.click('Save');
    await tool.bannerWith('Charges saved.');
    expect(tool.find('button', '1 warning')).to.equal(undefined);
  });

  const BILLED = {
    ...{ quote: null, freight_charges: undefined, manifests_charges: [line()] },
    record: { id: 7, reference: 'M-0007', status: 'Invoiced', statusOn: '2026-03-04' },
  };

  it('MOD-09 says above an invoiced manifest what its customer was billed, and asks once before a change is saved', async () => {
    tool.network.on(LOAD, answer(BILLED));
    tool.network.on(SAVE, graphqlError('Too late', 422), answer(BILLED));
    await tool.ready({ feature: 'manifests_charges' });
    expect(tool.text()).to.contain('This manifest was invoiced on Mar 4, 2026.');
    await tool.fill('Unit Cost', 1, '12');
    await press('Control+s');
    await waitUntil(() => nameOf(focused()) === 'Save the change', 'it is asked, and the focus is there');
    await press('Escape');
    await settled();
    expect(focused()).to.equal(tool.save());
    expect(tool.network.to(SAVE)).to.have.length(0);

    const { error } = console;
    console.error = () => undefined;
    await press('Enter');
    await waitUntil(() => nameOf(focused()) === 'Save the change', 'it is asked again');
    await press('Enter');
    await tool.bannerWith('Unable to create charges');
    console.error = error;
    await tool.click('Try again');
    await tool.bannerWith('Charges saved.');
    expect(tool.network.to(SAVE)).to.have.length(2);
  });

  const accepted = (over: object = {}) =>
    answer({
      record: { id: 7, reference: 'Q-0007', status: 'Accepted', statusOn: '2026-03-04', ...over },
    });

  it('MOD-10 says before anything is typed that the customer has an issued quote, and not of one that is asked for', async () => {
    const words = 'The customer has this quote already.';
    tool.network.on(LOAD, accepted({ status: 'Open', statusOn: null }));
    await tool.ready();
    expect(tool.text()).to.contain(words);
    await tool.close();
    const { network } = tool;
    tool = new PageObject(network);
    network.on(LOAD, accepted({ status: 'Requested', statusOn: null }));
    await tool.ready();
    expect(tool.text()).to.not.contain(words);
  });

  it('MOD-09 asks nothing where nothing was changed', async () => {
    tool.network.on(SAVE, answer(BILLED));
    tool.network.on(LOAD, answer(BILLED));
    await tool.ready({ feature: 'manifests_charges' });
    await tool.click('Save');
    await tool.bannerWith('Charges saved.');
  });

  it('CHG-42 D-22 says beside Save which amounts will be stored in USD, until they are', async () => {
    tool.network.on(EUR, rate(1.085));
    await tool.ready();
    expect(tool.text()).not.to.contain('stored in USD');
    await tool.fill('Currency', 1, 'EUR');
    expect(tool.text()).to.contain('1 unsaved change · Amounts in EUR will be stored in USD.');
    await waitUntil(() => tool.text().includes('1 EUR = 1.085 USD (Nov 20, 2026)'), 'the rate');
  });

  it('CHG-42 CHG-43 CHG-44 D-121 a converted line shows its amount in USD, rate, day and source', async () => {
    tool.network.on(EUR, rate(1.085));
    tool.network.on(SAVE, answer());
    tool.network.on(
      LOAD,
      answer({ freight_charges: [line({ currency: 'EUR' }), line({ id: 502, currency: 'EUR' })] }),
    );
    await tool.ready();
    await waitUntil(() => /at 1\.085.*Nov 20, 2026, Central bank/s.test(tool.text()));
    expect(tool.headings().slice(-2)).to.deep.equal(['In USD', 'Comments']);
    expect(tool.table()?.textContent).to.contain('21.70');
    expect(tool.find('table', 'Totals')?.textContent).to.contain('Total in USD43.40');
    await tool.click('Save');
    await tool.bannerWith('Charges saved.');
    expect(tool.payloads()[0].charges[0]).to.include({ currency: 'USD', unitCost: 10.85, totalPrice: 21.7 });
    expect(tool.network.to(EUR)).to.have.length(1);
  });

  it('D-22 MSG-12 without a rate nothing is saved', async () => {
    tool.network.on(EUR, new Response('', { status: 404 }));
    tool.network.on(LOAD, answer({ freight_charges: [line({ currency: 'EUR' })] }));
    await tool.ready();
    await waitUntil(() => tool.text().includes('No rate'));
    await tool.click('Save');
    await tool.bannerWith('Unable to convert EUR to USD. Nothing was saved.');
    expect(tool.network.to(SAVE)).to.have.length(0);
    expect(tool.cell('Currency', 1).value).to.equal('EUR');
    expect(tool.isSaveOn()).to.equal(true);
  });

  it('D-22 a line that was converted says what it was', async () => {
    const original = {
      currency: 'EUR',
      unitCost: 9.22,
      totalPrice: 18.44,
      minimumPrice: null,
      rate: 1.085,
      rateDate: '2026-11-20',
      source: 'Central bank',
    };
    const converted = line({ totalPrice: 20.01, manuallyEditedTotal: true, original });
    tool.network.on(LOAD, answer({ freight_charges: [converted] }));
    await tool.ready();
    expect(tool.cell('Total Cost', 1).value).to.equal('20.01');
    expect(tool.text()).not.to.contain('By hand');
    expect(tool.text()).to.match(/from EUR\s18\.44.*at 1\.085 · Nov 20, 2026, Central bank/s);
  });

  it('D-22 of a converted line whose minimum is charged it says the minimum', async () => {
    const original = {
      currency: 'EUR',
      unitCost: 10,
      totalPrice: 20,
      minimumPrice: 50,
      rate: 1.1,
      rateDate: '2026-11-20',
      source: 'Central bank',
    };
    const converted = line({ unitCost: 11, totalPrice: 22, minimumPrice: 55, original });
    tool.network.on(LOAD, answer({ quote: AIR, freight_charges: [converted] }));
    await tool.ready();
    expect(tool.text()).to.match(/55\.00.*from EUR\s50\.00.*at 1\.1/s);
  });
});

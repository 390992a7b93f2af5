import entry from 'entry:../../../../widgets/route-subscriptions/rate-sheet/define.ts';
import { expect } from '@open-wc/testing';
import { formatsOf } from '../../../../shared/i18n/formats.ts';
import { today } from '../../../../shared/trade/calendar-days.ts';
import { defaultWindow } from '../../../../shared/trade/rate-sheet-rules.ts';
import { commonElementSuite } from '../../../helpers/element/common-suite.ts';
import { found, record } from '../../../helpers/element/page.ts';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { fieldsOf, graphqlError, held, isOwnBackend } from '../../../helpers/network.ts';
import { MARKUPS, markupsRefused, storedMarkups } from '../../../helpers/rate-sheet-answers.ts';
import { focused, press, type } from '../../../shared/ui/user-input.ts';
import { accepted, eachSheetForm, SEND, type SheetForm, sheetNetwork } from './page-object.ts';

const generate = async (form: HTMLElement) =>
  (await found<HTMLButtonElement>(form, 'button', 'Generate Rate Sheet')).click();

commonElementSuite({
  tag: 'rate-sheet-form',
  entry,
  prepare(form) {
    form.setAttribute('record-id', '101');
    form.fetcher = sheetNetwork().fetch;
  },
  attribute: { name: 'record-id', property: 'recordId', text: '12', value: 12, empty: null },
  field: 'input',
  states: {
    'with its calendar open': async (form) => {
      (await found<HTMLButtonElement>(form, 'button', 'Calendar')).click();
      await found(form, '[role=grid]');
    },
    ...(isOwnBackend && {
      'with a sheet under way': async (form: HTMLElement) => {
        await generate(form);
        await found(form, '[role=progressbar]');
      },
    }),
  },
});

describe('<rate-sheet-form>', () => {
  let form: SheetForm;
  eachSheetForm((fresh) => {
    form = fresh;
  });
  const { date } = formatsOf('en');
  const values = () =>
    form
      .all<HTMLInputElement>('input')
      .map(({ type: kind, checked, value }) => (kind === 'checkbox' ? checked : value));

  it('SHEET-01 SHEET-03 SHEET-04 SHEET-15 SHEET-18 D-113 has its six fields, with the values of a new sheet', async () => {
    await form.open();
    const { from, to } = defaultWindow(today());
    expect(form.all('label').map((label) => label.textContent)).to.deep.equal([
      'Validity From',
      'Validity To',
      'FAK Percentage',
      'NAC Percentage',
      'Include Existing Rate Sheet Charges',
      'Include External Rates',
    ]);
    expect(values()).to.deep.equal([date(from), date(to), '50', '50', false, false]);
    expect(form.dirt).to.deep.equal([]);
  });

  describe('on a day near the end of a half month', () => {
    const { Date: RealDate } = window;
    beforeEach(() => {
      window.Date = class extends RealDate {
        constructor(...given: unknown[]) {
          super(...((given.length > 0 ? given : ['2026-11-12T12:00:00']) as [string]));
        }
      } as DateConstructor;
    });
    afterEach(() => {
      window.Date = RealDate;
    });

    it('SHEET-03 says how few of its days are left, and offers the next one', async () => {
      await form.open();
      expect(values().slice(0, 2)).to.deep.equal([date('2026-11-01'), date('2026-11-14')]);
      expect(form.text()).to.include('Only 3 days of this half month are left.');
      await form.click('Next half month');
      expect(values().slice(0, 2)).to.deep.equal([date('2026-11-15'), date('2026-11-30')]);
      expect(form.text()).not.to.include('half month');
      expect(focused()?.textContent).to.equal('Generate Rate Sheet');
    });
  });

  it('D-147 the provider’s admins see the mark-ups that are stored for the company, and those of another one once it is shown', async () => {
    form.network.on(MARKUPS, storedMarkups(40, 12.5), storedMarkups(30, 0));
    await form.open();
    expect(values().slice(2, 4)).to.deep.equal(['40', '12.5']);
    expect(form.network.to(MARKUPS).map(fieldsOf)).to.deep.equal([{ entityId: 101 }]);
    form.element.setAttribute('record-id', '102');
    await waitUntil(() => values()[2] === '30', 'the other company’s');
    expect(values()[3]).to.equal('0');
    expect(form.dirt).to.deep.equal([]);
  });

  it('D-147 anybody else has no percentages, and sends none', async () => {
    form.network.on(MARKUPS, markupsRefused());
    await form.open();
    expect(form.all('label').map((label) => label.textContent)).to.deep.equal([
      'Validity From',
      'Validity To',
      'Include Existing Rate Sheet Charges',
      'Include External Rates',
    ]);
    expect(form.text()).not.to.match(/percentage/i);
    await form.generate();
    await form.bannerWith('Rate sheet generation was accepted.');
    expect(Object.keys(form.requests()[0]?.body).sort()).to.deep.equal([
      'entityId',
      'existingRateSheetCharges',
      'includeExternalRates',
      'validFrom',
      'validTo',
    ]);
    expect(form.errors).to.deep.equal([]);
  });

  it('SHEET-15 D-147 a backend that stores no mark-ups has them chosen with each sheet, from 50 on', async () => {
    form.network.on(MARKUPS, graphqlError('There is no such action.'));
    await form.open();
    await waitUntil(() => values()[2] === '50', 'the percentages, once the action was asked for three times');
    expect(values()[3]).to.equal('50');
  });

  it('SHEET-05 I18N-03 Enter reads a day as Tab does, before the sheet is asked for', async () => {
    await form.open();
    await form.fill('Validity From', '15.11.2026');
    await form.begin('Validity To', '15.12.2026');
    await press('Enter');
    await form.bannerWith('Rate sheet generation was accepted.');
    expect(form.field('Validity To').value).to.equal('Dec 15, 2026');
    expect(form.requests()[0]?.body).to.include({ validFrom: '2026-11-15', validTo: '2026-12-15' });
  });

  it('SHEET-02 SHEET-19 API-67 API-68 API-69 D-64 MSG-05 sends the entries once, and tells of the success', async () => {
    await form.open();
    await form.fill('Validity From', '2026-11-15');
    await form.fill('Validity To', '15 Dec 2026');
    await form.fill('FAK Percentage', '12,5');
    form.field('Include External Rates').click();
    await form.generate();
    expect((await form.bannerWith('Rate sheet generation was accepted.')).role).to.equal('status');
    const [request, ...others] = form.requests();
    expect(others).to.deep.equal([]);
    expect(request?.body).to.deep.equal({
      entityId: 101,
      nacPercentage: 50,
      fakPercentage: 12.5,
      existingRateSheetCharges: false,
      includeExternalRates: true,
      validFrom: '2026-11-15',
      validTo: '2026-12-15',
    });
    expect(request?.headers.get('authorization')).to.match(/^Bearer .+/);
    expect(form.acceptances.map(({ detail }) => detail)).to.deep.equal([
      { jobId: '33333333-3333-4333-8333-333333333333' },
    ]);
    expect(values(), 'what was entered stays').to.deep.equal([
      'Nov 15, 2026',
      'Dec 15, 2026',
      '12.5',
      '50',
      false,
      true,
    ]);
    await form.click('Dismiss');
    expect(form.banners()).to.deep.equal([]);
  });

  it('D-123 while it is sent, nothing can be changed and nothing is sent again', async () => {
    const answer = held<Response>();
    form.network.on(SEND, answer.answer);
    await form.open();
    await form.generate();
    await form.generate();
    form.field('FAK Percentage').focus();
    await press('ArrowUp');
    await type('9');
    form.field('Include External Rates').click();
    await settled();
    expect(form.button('Generate Rate Sheet')?.getAttribute('aria-busy')).to.equal('true');
    answer.give(accepted());
    await form.bannerWith('Rate sheet generation was accepted.');
    expect(form.requests()).to.have.length(1);
    expect(values().slice(2)).to.deep.equal(['50', '50', false, false]);
  });

  it('SHEET-05 SHEET-06 SHEET-07 SHEET-08 SHEET-11 SHEET-14 a wrong form is not sent: each field says what is wrong, and the first has the focus', async () => {
    await form.open();
    await form.begin('Validity From', '');
    await form.begin('Validity To', '');
    await form.begin('FAK Percentage', '-1');
    await form.begin('NAC Percentage', '100.01');
    await press('Enter');
    await settled();
    expect(form.requests()).to.deep.equal([]);
    expect(form.said('Validity From')).to.equal('Validity from Date is required');
    expect(form.said('Validity To')).to.equal('Validity To Date is required');
    expect(form.said('FAK Percentage')).to.match(/^FAK percentage cannot be negative\|/);
    expect(form.said('NAC Percentage')).to.match(/^NAC percentage cannot exceed 100\|/);
    expect(focused()).to.equal(form.field('Validity From'));
    await expect(form.element).to.be.accessible();
    await form.fill('Validity From', '2026-11-15');
    await form.fill('Validity To', '2026-11-15');
    expect(form.wrong()).to.deep.equal(['Validity To', 'FAK Percentage', 'NAC Percentage']);
    expect(form.said('Validity To')).to.equal('Validity To Date must be after validity from Date');
    await form.fill('Validity To', '2026-12-16');
    expect(form.said('Validity To')).to.equal('Maximum duration allowed is one month');
    await form.fill('FAK Percentage', '');
    expect(form.said('FAK Percentage')).to.match(/^FAK percentage must be a number\|/);
  });

  for (const kind of ['FAK', 'NAC'])
    it(`SHEET-09 SHEET-10 SHEET-11 SHEET-12 SHEET-13 SHEET-14 D-148 D-79 the ${kind} percentage says at once what is wrong with it, and the others nothing`, async () => {
      const name = `${kind} Percentage`;
      await form.open();
      for (const [typed, words] of [
        ['fifty', 'must be a number'],
        ['1e2', 'must be a number'],
        ['-1', 'cannot be negative'],
        ['100.01', 'cannot exceed 100'],
      ] as const) {
        await form.fill(name, typed);
        expect(form.wrong(), typed).to.deep.equal([name]);
        expect(form.said(name).split('|')[0]).to.equal(`${kind} percentage ${words}`);
      }
      for (const [typed, value] of [
        ['12,5', '12.5'],
        ['50 %', '50'],
        ['0', '0'],
        ['１００', '100'],
      ] as const) {
        await form.fill(name, typed);
        expect(form.wrong(), typed).to.deep.equal([]);
        expect(form.field(name).value, 'as it was read').to.equal(value);
      }
    });

  it('D-148 a mark-up that can be read in two ways is asked about, and stays so in another language', async () => {
    await form.open();
    const words = '“12,345” can mean two numbers.';
    await form.fill('FAK Percentage', '12,345');
    expect(form.said('FAK Percentage')).to.include(words);
    await form.generate();
    expect(form.requests()).to.deep.equal([]);
    form.element.setAttribute('locale', 'de');
    await waitUntil(() => form.text().includes('„12,345“ kann zwei Zahlen bedeuten.'), 'German');
    expect(form.field('FAK-Prozentsatz').value).to.equal('12,345');
    await form.click('12,345');
    expect(focused()).to.equal(form.field('FAK-Prozentsatz'));
    await form.fill('NAC-Prozentsatz', '12,345');
    expect(form.wrong()).to.deep.equal([]);
    form.element.setAttribute('locale', 'en');
    await waitUntil(() => form.text().includes('FAK Percentage'), 'English');
    expect(values().slice(2, 4)).to.deep.equal(['12.345', '12.345']);
    await form.generate();
    const { fakPercentage, nacPercentage } = form.requests()[0]!.body;
    expect([fakPercentage, nacPercentage]).to.deep.equal([12.345, 12.345]);
  });

  it('SHEET-08 D-80 a window at the end of a month lasts to the last day of the next one, also in a leap year', async () => {
    await form.open();
    for (const [from, last, late] of [
      ['2027-01-31', '2027-02-28', '2027-03-01'],
      ['2028-01-31', '2028-02-29', '2028-03-01'],
      ['2028-02-29', '2028-03-29', '2028-03-30'],
    ] as const) {
      await form.fill('Validity From', from);
      await form.fill('Validity To', late);
      expect(form.said('Validity To'), late).to.equal('Maximum duration allowed is one month');
      await form.fill('Validity To', last);
      expect(form.wrong(), last).to.deep.equal([]);
    }
  });

  it('a press of the button takes effect although the field that is left by it moves it down', async () => {
    await form.open();
    await form.begin('NAC Percentage', 'x');
    const { left, top, width, height } = form.button('Generate Rate Sheet')!.getBoundingClientRect();
    const at = {
      clientX: left + width / 2,
      clientY: top + height / 2,
      bubbles: true,
      cancelable: true,
      composed: true,
    };
    const isFree = form.button('Generate Rate Sheet')!.dispatchEvent(new MouseEvent('mousedown', at));
    expect(isFree, 'the focus stays where it is').to.equal(false);
  });

  it('D-81 SHEET-16 the arrow keys go by 10 and stop at 0 and 100; a field between two steps is right', async () => {
    await form.open();
    const fak = form.field('FAK Percentage');
    await form.begin('FAK Percentage', '85');
    await press('ArrowUp');
    expect(fak.value).to.equal('95');
    await press('ArrowUp', 'ArrowUp');
    expect([fak.value, fak.getAttribute('aria-valuenow')]).to.deep.equal(['100', '100']);
    for (let presses = 0; presses < 11; presses += 1) await press('ArrowDown');
    expect(fak.value).to.equal('0');
    await form.fill('FAK Percentage', '55');
    expect(form.wrong()).to.deep.equal([]);
  });

  it('nothing is written into a field that has the focus; a day is written out once it was left', async () => {
    await form.open();
    await form.begin('Validity From', '15.11.2026');
    expect(form.field('Validity From').value).to.equal('15.11.2026');
    await press('Tab');
    await settled();
    expect(form.field('Validity From').value).to.equal('Nov 15, 2026');
    await form.begin('NAC Percentage', '7,');
    expect(form.field('NAC Percentage').value).to.equal('7,');
  });

  it('a day is picked from the calendar, by the keyboard alone', async () => {
    await form.open();
    await form.begin('Validity To', '2026-11-30');
    await press('Alt+ArrowDown');
    await found(form.element, '[role=grid]');
    await press('ArrowUp', 'Enter');
    await settled();
    expect(form.field('Validity To').value).to.equal('Nov 23, 2026');
    expect(form.all('[role=grid]')).to.deep.equal([]);
    expect(form.requests(), 'Enter was the calendar’s').to.deep.equal([]);
    expect(focused()).to.equal(form.field('Validity To'));
    await press('F2', 'Escape');
    expect(form.field('Validity To').value).to.equal('Nov 23, 2026');
  });

  it('`fp-dirty` tells of changed entries, until they are accepted', async () => {
    await form.open();
    await form.begin('FAK Percentage', '60');
    expect(form.dirt.map(({ detail }) => detail.dirty)).to.deep.equal([true]);
    await form.generate();
    await waitUntil(() => form.acceptances.length === 1, 'it is accepted');
    expect(form.dirt.map(({ detail }) => detail.dirty)).to.deep.equal([true, false]);
  });

  it('MSG-18 D-46 without a company it can’t be used, and says so; with one it can', async () => {
    for (const id of ['', '0', '12abc', '-1', '1.5', '2147483648']) {
      await form.open({ 'record-id': id });
      await form.bannerWith('No record selected.');
      const controls = form.all<HTMLInputElement>('form :is(input, button)');
      expect(
        controls.every(({ disabled }) => disabled),
        id,
      ).to.equal(true);
      form.all<HTMLFormElement>('form')[0]?.requestSubmit();
    }
    expect(new Set(form.errors.map(({ detail }) => `${detail.code} ${detail.message}`))).to.deep.equal(
      new Set(['no-record No record selected.']),
    );
    const ready = record(form.element, 'fp-ready');
    form.element.setAttribute('record-id', '102');
    await waitUntil(() => ready.length === 1, 'it is ready');
    expect(form.banners()).to.deep.equal([]);
    await form.generate();
    await form.bannerWith('Rate sheet generation was accepted.');
    expect(form.requests().map(({ body }) => body.entityId)).to.deep.equal([102]);
  });

  it('I18N-03 its labels and messages change with the language, entries don’t', async () => {
    await form.open();
    await form.fill('FAK Percentage', 'x');
    form.element.setAttribute('locale', 'de');
    await waitUntil(
      () => form.text().includes('Der FAK-Prozentsatz muss eine Zahl sein'),
      'it speaks German',
    );
    expect(form.text()).not.to.contain('must be a number');
    expect(form.field('FAK-Prozentsatz').value).to.equal('x');
  });
});

import { expect } from '@open-wc/testing';
import { heldClock } from '../../../helpers/clock.ts';
import { record } from '../../../helpers/element/page.ts';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { broken, fieldsOf, graphqlError } from '../../../helpers/network.ts';
import { JOB_ID, jobAnswer, sheetAnswer } from '../../../helpers/rate-sheet-answers.ts';
import { focused } from '../../../shared/ui/user-input.ts';
import { ADDRESS, CANCEL, eachSheetForm, JOB, SHEET, type SheetForm } from './page-object.ts';

const running = (done: number) => jobAnswer({ state: 'running', progress: { done, total: 200 } });
const DONE = jobAnswer({ state: 'done', result: { rateSheetId: 77 } });

describe('<rate-sheet-form> after the acceptance', () => {
  let form: SheetForm;
  eachSheetForm((fresh) => {
    form = fresh;
  });
  const generate = async (...answers: unknown[]) => {
    form.network.on(JOB, ...answers);
    await form.open();
    await form.fill('Validity From', '2026-11-15');
    await form.fill('Validity To', '2026-11-30');
    await form.generate();
  };
  const bar = () => form.all('[role=progressbar]')[0];

  it('shows how far the sheet is, then its numbers and files', async () => {
    form.network.on(SHEET, sheetAnswer());
    await generate(jobAnswer(), running(50), DONE);
    await form.panelWith('Rate sheet from Nov 15, 2026 to Nov 30, 2026');
    await form.panelWith('It waits for its turn.');
    expect(bar()?.hasAttribute('aria-valuenow')).to.equal(false);
    await form.panelWith('It is being made.');
    expect(bar()?.getAttribute('aria-valuenow')).to.equal('25');
    await form.panelWith('Rate sheet 12 is ready.');
    await form.panelWith('214 rates on 130 routes, 3 of them without rates');
    expect(bar()).to.equal(undefined);
    await settled();
    expect(form.network.to(JOB).map(fieldsOf)).to.deep.equal([1, 2, 3].map(() => ({ id: JOB_ID })));
    expect(form.network.to(SHEET).map(fieldsOf)).to.deep.equal([{ id: 77 }]);
    await expect(form.element).to.be.accessible();
  });

  it('`Download` asks for an address each time, and hands the file to the browser', async () => {
    form.network.on(SHEET, sheetAnswer({ version: 2 }));
    form.network.on(ADDRESS, { url: '/api/files/f-1?token=t', expiresAt: '2026-11-20T10:05:00Z' });
    form.element.setAttribute('api-base', 'https://portal.example/');
    await generate(DONE);
    await form.panelWith('Rate sheet 12, version 2, is ready.');
    const clicked: string[] = [];
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function open(this: HTMLAnchorElement) {
      clicked.push(this.href);
    };
    try {
      await form.click('Download');
      await form.click('PDF');
      await waitUntil(() => clicked.length === 2, 'both files');
    } finally {
      HTMLAnchorElement.prototype.click = click;
    }
    expect(clicked).to.deep.equal([1, 2].map(() => 'https://portal.example/api/files/f-1?token=t'));
    expect(form.network.to(ADDRESS).map(fieldsOf)).to.deep.equal([
      { id: 77, format: 'xlsx' },
      { id: 77, format: 'pdf' },
    ]);
  });

  it('a download that fails says so, and can be tried again', async () => {
    form.network.on(SHEET, sheetAnswer());
    form.network.on(ADDRESS, graphqlError('no', 404));
    await generate(DONE);
    await form.panelWith('Rate sheet 12 is ready.');
    await form.click('Download');
    await form.bannerWith('The file could not be downloaded. Please try again.');
    form.network.on(ADDRESS, graphqlError('no', 404));
    await form.click('Try again');
    await waitUntil(() => form.network.to(ADDRESS).length === 2, 'the second try');
  });

  it('D-141 a sheet that an outside service makes has nothing to download here', async () => {
    form.network.on(SHEET, sheetAnswer({ state: 'sent', counts: null }));
    await generate(DONE);
    await form.panelWith('The rate service makes it and delivers it itself.');
    expect(form.button('Download')).to.equal(undefined);
  });

  it('why it failed is said, in the language of the page', async () => {
    await generate(
      jobAnswer({
        state: 'failed',
        error: 'No room.',
        reasons: [{ code: 'noRoom', values: { megabytes: 5 } }],
      }),
    );
    await form.panelWith('It could not be made: No room.');
    form.element.setAttribute('locale', 'de');
    await form.panelWith('Es konnte nicht erstellt werden: ');
    expect(form.panel()?.textContent).not.to.contain('No room.');
  });

  it('`Cancel` ends it once, and the focus goes on', async () => {
    await generate(running(50));
    await form.panelWith('It is being made.');
    form.network.on(CANCEL, jobAnswer({ state: 'running', isCancelling: true }));
    form.button('Cancel')?.focus();
    await form.click('Cancel');
    await form.panelWith('Cancelling');
    form.button('Cancelling')?.click();
    form.network.on(JOB, jobAnswer({ state: 'cancelled' }));
    await form.panelWith('It was cancelled.');
    expect(form.network.to(CANCEL).map(fieldsOf)).to.deep.equal([{ id: JOB_ID }]);
    expect(focused()).not.to.equal(document.body);
  });

  it('a cancelling that fails says so', async () => {
    await generate(running(50));
    await form.panelWith('It is being made.');
    form.network.on(CANCEL, graphqlError('no', 403));
    await form.click('Cancel');
    await form.bannerWith('Unable to cancel the rate sheet. Please try again.');
    expect(form.button('Cancel')?.getAttribute('aria-busy')).to.equal(null);
  });

  it('a lost connection is told and waited for; a hidden page asks nothing, and one that is left either', async () => {
    await form.open();
    const clock = heldClock();
    try {
      form.network.on(JOB, running(50), broken(), broken(), broken(), running(150));
      await form.generate();
      const asked = () => form.network.to(JOB).length;
      const turns = async (count: number) => {
        for (let turn = 0; turn < 40 && asked() < count; turn += 1) await settled();
        expect(asked()).to.equal(count);
      };
      await turns(1);
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      clock.pass(60_000);
      await settled();
      expect(asked()).to.equal(1);
      Reflect.deleteProperty(document, 'hidden');
      document.dispatchEvent(new Event('visibilitychange'));
      for (const count of [2, 3]) {
        await turns(count);
        await settled();
        clock.pass(2_000);
      }
      await turns(4);
      await settled();
      expect(form.panel()?.textContent).to.contain('The connection is lost.');
      clock.pass(5_000);
      await turns(5);
      await settled();
      expect(bar()?.getAttribute('aria-valuenow')).to.equal('75');
      form.element.remove();
      await settled();
      clock.pass(60_000);
      await settled();
      expect(asked()).to.equal(5);
    } finally {
      Reflect.deleteProperty(document, 'hidden');
      clock.release();
    }
  });

  it('a job that may not be asked for is no longer asked for, unless somebody does', async () => {
    form.network.on(SHEET, sheetAnswer());
    await generate(graphqlError('no', 404), DONE);
    await form.panelWith('How far it is can’t be shown.');
    await form.click('Try again');
    await form.panelWith('Rate sheet 12 is ready.');
  });

  it('another company, or another sheet, takes its place', async () => {
    await generate(running(50));
    await form.panelWith('It is being made.');
    const ready = record(form.element, 'fp-ready');
    form.element.setAttribute('record-id', '102');
    await waitUntil(() => ready.length === 1, 'the other company');
    expect(form.panel()).to.equal(undefined);
    expect(form.banners()).to.deep.equal([]);
    expect(form.field('Validity To').value).to.equal('Nov 30, 2026');
    await form.fill('Validity To', '2026-11-29');
    await form.generate();
    await form.panelWith('to Nov 29, 2026');
    await form.fill('Validity To', '2026-11-28');
    await form.generate();
    await form.panelWith('to Nov 28, 2026');
    expect(form.all('section section')).to.have.length(1);
  });
});

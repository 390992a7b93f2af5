import { expect } from '@open-wc/testing';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { broken } from '../../../helpers/network.ts';
import { focused } from '../../../shared/ui/user-input.ts';
import { accepted, eachSheetForm, SEND, type SheetForm } from './page-object.ts';

const MESSAGE = 'Unable to generate the rate sheet. Please try again.';

describe('<rate-sheet-form> refused', () => {
  let form: SheetForm;
  eachSheetForm((fresh) => {
    form = fresh;
  });
  const refusal = (status: number, error: string, reasons: object[] = []) =>
    Response.json({ error, code: 'invalid', requestId: 'r-1', reasons }, { status });

  it('SHEET-19 SUB-45 API-71 D-39 D-40 MSG-06 ERR-03 a lost connection is a failure: it is said, the entries stay, and the next press sends again', async () => {
    form.network.on(SEND, broken(), accepted());
    await form.open();
    await form.fill('FAK Percentage', '60');
    await form.generate();
    expect((await form.bannerWith(MESSAGE)).role).to.equal('alert');
    expect(form.errors.map(({ detail }) => [detail.code, detail.message])).to.deep.equal([
      ['network', MESSAGE],
    ]);
    expect(form.requests()).to.have.length(1);
    expect(form.acceptances).to.deep.equal([]);
    expect(form.field('FAK Percentage').value).to.equal('60');
    await form.generate();
    await form.bannerWith('Rate sheet generation was accepted.');
    expect(form.text()).not.to.contain(MESSAGE);
  });

  it('D-37 D-122 the second press carries the key of the first as long as the content is the same, and a new sheet a new one', async () => {
    form.network.on(SEND, broken(), refusal(503, 'Busy.'), broken(), accepted());
    await form.open();
    await form.generate();
    await form.bannerWith(MESSAGE);
    await form.generate();
    await form.bannerWith('Busy.');
    await form.fill('FAK Percentage', '60');
    await form.generate();
    await waitUntil(() => form.requests().length === 3);
    await form.fill('FAK Percentage', '50');
    await form.generate();
    await form.bannerWith('Rate sheet generation was accepted.');
    await form.generate();
    await waitUntil(() => form.acceptances.length === 2);
    const [first, second, other, again, next] = form.keys();
    expect(first).to.match(/^[0-9a-f-]{36}$/);
    expect([second, again]).to.deep.equal([first, first]);
    expect(new Set([first, other, next]).size).to.equal(3);
  });

  it('API-70 anything but status 202 with `accepted` exactly true is a failure', async () => {
    await form.open();
    for (const answer of [
      accepted({ accepted: true, jobId: 'x' }, 200),
      accepted({ accepted: true, jobId: 'x' }, 500),
      accepted({ accepted: 'true', jobId: 'x' }),
      accepted({ accepted: false }),
      accepted([]),
      new Response('<!doctype html><title>Gateway</title>', { status: 202 }),
      new Response(null, { status: 204 }),
    ]) {
      form.network.on(SEND, answer);
      const count = form.errors.length;
      await form.generate();
      await waitUntil(() => form.errors.length === count + 1, 'the failure');
      expect(form.errors.at(-1)?.detail.message).to.equal(MESSAGE);
    }
    expect(form.acceptances).to.deep.equal([]);
  });

  it('API-69 an acceptance that names no job is one all the same', async () => {
    form.network.on(SEND, accepted({ accepted: true }));
    await form.open();
    await form.generate();
    await form.bannerWith('Rate sheet generation was accepted.');
    expect(form.acceptances.map(({ detail }) => detail)).to.deep.equal([{ jobId: null }]);
    expect(form.panel()).to.equal(undefined);
  });

  it('SHEET-17 MSG-06 what the server refuses stands at its field, which has the focus, until it is changed', async () => {
    const reasons = [
      { code: 'windowOverMonth', field: 'validTo' },
      { code: 'percentageOver', field: 'nacPercentage' },
      { code: 'fillIn', field: 'includeExternalRates' },
    ];
    form.network.on(SEND, refusal(422, 'validTo: too long; nacPercentage: too much', reasons));
    await form.open();
    await form.generate();
    const banner = await form.bannerWith(MESSAGE);
    expect(banner.textContent).not.to.contain('too long');
    expect(form.wrong()).to.deep.equal(['Validity To', 'NAC Percentage', 'Include External Rates']);
    expect(form.said('Include External Rates')).to.match(/Required$/);
    expect(form.said('Validity To')).to.equal('Maximum duration allowed is one month');
    expect(focused()).to.equal(form.field('Validity To'));
    await form.fill('Validity To', '2026-11-30');
    await form.fill('Validity From', '2026-11-15');
    form.field('Include External Rates').click();
    await settled();
    expect(form.wrong()).to.deep.equal(['NAC Percentage']);
    await expect(form.element).to.be.accessible();
  });

  it('MSG-06 a reason that belongs to no field stands below the message', async () => {
    form.network.on(
      SEND,
      refusal(409, 'There are too many sheets.', [{ code: 'tooMany', values: { seconds: 5 } }]),
    );
    await form.open();
    await form.generate();
    expect((await form.bannerWith(MESSAGE)).textContent).to.contain('There are too many sheets.');
    expect(form.errors[0]?.detail.message).to.equal(`${MESSAGE}\nThere are too many sheets.`);
  });

  it('MSG-19 D-01 a caller without a right to the company is told so', async () => {
    await form.open();
    for (const [status, code] of [
      [403, 'forbidden'],
      [401, 'unauthorized'],
    ] as const) {
      form.network.on(SEND, refusal(status, 'no'));
      await form.generate();
      await form.bannerWith('You do not have access to this record.');
      expect(form.errors.at(-1)?.detail.code).to.equal(code);
    }
    expect(form.text()).not.to.contain(MESSAGE);
  });
});

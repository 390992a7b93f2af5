import { expect } from '@open-wc/testing';
import { ringAtOnce } from '../../../helpers/element/ring-at-once.ts';
import { broken, type Call } from '../../../helpers/network.ts';
import { loggedErrors } from '../../../helpers/quiet.ts';
import { LATEST, lanes, storedRate, submission, UPLOAD } from '../fixtures.ts';
import { type AirForm, eachForm } from '../page-object.ts';

describe('<air-rate-form> at a backend without keys, where an answer is lost', () => {
  let form: AirForm;
  ringAtOnce(5_000);
  eachForm((fresh) => {
    form = fresh;
    form.network.on('GET /config.json', { backend: { idempotency: false } });
  });

  it('D-26 D-37 goes on where the rows of a lost answer are found in what was submitted since', async () => {
    const payloads = () => form.network.to(UPLOAD).map(({ body }: Call) => body.variables.input.payload);
    // Stored as another backend has it: decimals with zeros, times of days.
    const stored = () =>
      payloads()
        .slice(0, 2)
        .flatMap(({ rates }) => rates)
        .map((rate, index) =>
          storedRate({
            ...{ id: index + 1, from: rate.from, to: rate.to, airline: rate.airline, comment: rate.comment },
            validityFrom: `${rate.validityFrom}T00:00:00Z`,
            validityTo: rate.validityTo,
            rateLevels: rate.weight.map((price: { level: string; value: string }) => ({
              level: price.level,
              value: Number(price.value).toFixed(4),
            })),
          }),
        );
    const before = submission(6, 10, []);
    form.network.on(LATEST, { results: [before] }, () => ({
      results: [submission(7, 11, stored()), before],
    }));
    form.network.on(UPLOAD, true, broken(), true);
    await form.ready();
    await form.paste(lanes(8));
    await form.click('Submit');
    await form.bannerWith('Rate submitted successfully.');
    expect(payloads()).to.have.length(3);
  });

  it('D-26 D-37 names the rows of which it can’t be told, and sends nothing after them', async () => {
    form.network.on(UPLOAD, true, broken());
    await form.ready();
    await form.paste(lanes(8));
    await loggedErrors(async () => {
      await form.click('Submit');
      const banner = await form.bannerWith('Unable to submit the rates.');
      expect(banner.textContent).to.match(
        /Rows 4 to 6: The answer to your change was lost, and it could not be told whether it is stored\./,
      );
    });
    const sent = form.network.to(UPLOAD).map(({ body }) => body.variables.input.payload);
    expect(sent).to.have.length(2);
    expect(Object.keys(sent[0])).to.deep.equal(['rates', 'submissionNotes', 'isFinalChunk']);
    expect(form.errors.at(-1)?.detail.code).to.equal('lost');
    expect(form.column('Rate Specific Notes')).to.have.length(8);
  });
});

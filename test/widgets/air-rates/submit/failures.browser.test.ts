import { expect } from '@open-wc/testing';
import { writeSession } from '../../../../shared/client/session.ts';
import { record } from '../../../helpers/element/page.ts';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { type Answer, broken, type Call, graphqlError, held } from '../../../helpers/network.ts';
import { loggedErrors, withoutPauses } from '../../../helpers/quiet.ts';
import { ENTITY, lanes, UPLOAD, uploadServer } from '../fixtures.ts';
import { type AirForm, draftWith, eachForm, NEW_DRAFT, storedDraft } from '../page-object.ts';

const FAILED = 'Unable to submit the rates. Please try again.';
const refused = (why = 'Closed.') => graphqlError(why, 422);

describe('<air-rate-form> failed submits', () => {
  let form: AirForm;
  let timers: ReturnType<typeof withoutPauses>;
  let accept: (call: Call) => unknown;
  const { another } = eachForm((fresh) => {
    form = fresh;
  });
  beforeEach(() => {
    timers = withoutPauses();
    accept = uploadServer();
  });
  afterEach(() => timers.restore());

  /** Submits so many lanes where the server answers the chunks like this. */
  const submit = async (count: number, ...answers: readonly Answer[]) => {
    form.network.on(UPLOAD, ...answers);
    await form.ready();
    await form.paste(lanes(count));
    return await fail();
  };
  const fail = async (words = FAILED) => {
    let banner!: HTMLElement;
    await loggedErrors(async () => {
      await form.click('Submit');
      banner = await form.bannerWith(words);
      await waitUntil(() => !form.isSubmitting());
    });
    return banner;
  };
  const uploadKeys = () => new Set(form.payloads().map(({ uploadKey }) => uploadKey));

  it('MSG-15 API-46 API-47 D-26 D-27 the chunks after a failed one are sent, the message names its rows, and nothing is cleared', async () => {
    const submitted = record(form.element, 'fp-submitted');
    const banner = await submit(
      8,
      (call: Call) => accept(call),
      refused(),
      (call: Call) => accept(call),
    );
    expect(form.chunks()).to.deep.equal([1, 2, 3]);
    expect(banner.getAttribute('role')).to.equal('alert');
    expect(banner.textContent)
      .to.match(/Rows 4 to 6: Closed\./)
      .and.not.match(/Rows? [1-37]/);
    expect(form.errors[0]?.detail.message).to.contain(FAILED).and.contain('Rows 4 to 6: Closed.');
    expect(form.column('Rate Specific Notes')).to.have.length(8);
    await waitUntil(() => storedDraft()?.records.length === 8, 'the draft is kept');
    expect(submitted).to.have.length(0);
  });

  it('D-26 a second Submit sends only the failed chunk, under the same upload key', async () => {
    await submit(
      8,
      (call: Call) => accept(call),
      refused(),
      (call: Call) => accept(call),
    );
    await form.submitted();
    expect(form.chunks()).to.deep.equal([1, 2, 3, 2]);
    expect(uploadKeys().size).to.equal(1);
    expect(localStorage.getItem(NEW_DRAFT)).to.equal(null);
  });

  it('D-26 so it does after a reload', async () => {
    await submit(
      8,
      (call: Call) => accept(call),
      refused(),
      (call: Call) => accept(call),
    );
    await waitUntil(() => Object.keys(storedDraft()?.upload?.accepted ?? {}).length === 2);
    await form.remove();
    form = another();
    await form.ready();
    await form.submitted();
    expect(form.chunks()).to.deep.equal([1, 2, 3, 2]);
    expect(uploadKeys().size).to.equal(1);
  });

  it('D-26 two failed chunks are both named, a chunk of one row as one', async () => {
    const banner = await submit(7, refused(), (call: Call) => accept(call), refused('Too late.'));
    expect(banner.textContent).to.match(/Rows 1 to 3: Closed.*Row 7: Too late\./);
  });

  it('D-26 a change in what the server has begins a new upload with all chunks', async () => {
    await submit(
      5,
      (call: Call) => accept(call),
      refused(),
      (call: Call) => accept(call),
    );
    await form.fill('Rate Specific Notes', 1, 'changed');
    expect(form.hasBanner(FAILED), 'the message is of what was there before').to.equal(false);
    await form.submitted();
    expect(form.chunks()).to.deep.equal([1, 2, 1, 2]);
    const keys = form.payloads().map(({ uploadKey }) => uploadKey);
    expect([keys[0] === keys[1], keys[1] === keys[2], keys[2] === keys[3]]).to.deep.equal([
      true,
      false,
      true,
    ]);
  });

  it('D-26 a change in the failed chunk alone goes on with the upload', async () => {
    await submit(
      5,
      (call: Call) => accept(call),
      refused(),
      (call: Call) => accept(call),
    );
    await form.fill('Rate Specific Notes', 5, 'changed');
    await form.submitted();
    expect(form.chunks()).to.deep.equal([1, 2, 2]);
    expect(uploadKeys().size).to.equal(1);
    expect(form.payloads()[2].rates[1].comment).to.equal('changed');
  });

  it('D-122 a chunk whose answer was lost goes out again under its idempotency key', async () => {
    form.network.on(
      UPLOAD,
      (call: Call) => {
        accept(call);
        throw new TypeError('Failed to fetch');
      },
      (call: Call) => accept(call),
    );
    await form.ready();
    await form.paste(lanes(2));
    await form.submitted();
    const keys = form.network.to(UPLOAD).map(({ headers }) => headers.get('idempotency-key'));
    expect([keys.length, new Set(keys).size]).to.deep.equal([2, 1]);
    expect(timers.pauses).to.deep.equal([2000]);
  });

  it('D-26 D-122 the last answer lost at every attempt: the next Submit finds the upload complete', async () => {
    const lost = (call: Call) => {
      accept(call);
      throw new TypeError('Failed to fetch');
    };
    await submit(
      4,
      (call: Call) => accept(call),
      lost,
      lost,
      lost,
      (call: Call) => accept(call),
    );
    await form.submitted();
    expect(form.chunks()).to.deep.equal([1, 2, 2, 2, 2]);
    expect(uploadKeys().size).to.equal(1);
    const keys = form.network.to(UPLOAD).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys.slice(1)).size).to.equal(1);
  });

  it('D-26 chunks that the server says are missing go out once more', async () => {
    form.network.on(
      UPLOAD,
      { missing: [2], submissionId: null },
      { missing: [1], submissionId: null },
      { missing: [], submissionId: 5004 },
    );
    await form.ready();
    await form.paste(lanes(4));
    await form.submitted();
    expect(form.chunks()).to.deep.equal([1, 2, 1]);
    expect(uploadKeys().size).to.equal(1);
  });

  it('MSG-15 D-26 an upload that stays incomplete is no success, and the next Submit begins a new one', async () => {
    const incomplete = { missing: [1], submissionId: null };
    await submit(4, incomplete, incomplete, incomplete, (call: Call) => accept(call));
    expect(form.chunks()).to.deep.equal([1, 2, 1]);
    expect(form.column('From')).to.have.length(4);
    await form.submitted();
    expect(form.chunks()).to.deep.equal([1, 2, 1, 1, 2]);
    expect(uploadKeys().size).to.equal(2);
  });

  it('D-26 409 ends the submit, and the next one begins a new upload', async () => {
    await submit(
      7,
      (call: Call) => accept(call),
      graphqlError('Another content.', 409),
      (call: Call) => accept(call),
    );
    expect(form.chunks()).to.deep.equal([1, 2]);
    await form.submitted();
    expect(form.chunks()).to.deep.equal([1, 2, 1, 2, 3]);
    expect(uploadKeys().size).to.equal(2);
  });

  it('MSG-20 an ended session ends the submit and keeps the entries', async () => {
    writeSession({ authToken: 'token', expiresAt: 4_000_000_000 });
    form.network.on(UPLOAD, (call: Call) => accept(call), graphqlError('Unauthorized', 401));
    await form.ready();
    await form.paste(lanes(7));
    await fail('Your session has expired. Please sign in again.');
    const firstLanes = form.payloads().map(({ rates }) => rates[0].comment);
    expect(new Set(firstLanes)).to.deep.equal(new Set(['lane 1', 'lane 4']));
    await draftWith('lane 7');
    expect(storedDraft().records).to.have.length(7);
    writeSession({ authToken: 'another', expiresAt: 4_000_000_000 });
    await waitUntil(() => !form.hasBanner('Your session has expired'), 'the message is gone');
  });

  it('D-26 three chunks in a row that reach nobody end it, and all of them are named', async () => {
    const banner = await submit(15, broken());
    expect([...new Set(form.chunks())]).to.deep.equal([1, 2, 3]);
    expect(banner.textContent).to.match(/Rows 1 to 3:.*Rows 4 to 6:.*Rows 7 to 9:/s);
    form.network.on(UPLOAD, (call: Call) => accept(call));
    await form.submitted();
    expect(form.chunks().slice(-5)).to.deep.equal([1, 2, 3, 4, 5]);
  });

  it('D-26 a record that is left while its chunk is on its way keeps its own entries', async () => {
    const slow = held<void>();
    form.network.on(
      UPLOAD,
      async (call: Call) => {
        await slow.answer();
        return accept(call);
      },
      refused(),
    );
    await form.ready({ 'record-id': '7' });
    await form.paste(lanes(4));
    await form.click('Submit');
    await waitUntil(() => form.chunks().length === 1);
    form.element.setAttribute('record-id', '8');
    await form.click('Discard changes');
    await waitUntil(() => form.column('Rate Specific Notes')[0] === '', 'the form of record 8');
    await form.fill('Rate Specific Notes', 1, 'of eight');
    await draftWith('of eight', 'airRateForm8');
    await loggedErrors(async () => {
      slow.give();
      await waitUntil(() => form.chunks().length === 2);
      await settled();
    });
    const others = Object.keys(localStorage).filter((key) => key !== 'airRateForm8');
    expect(others).to.deep.equal(['airRateForm7']);
    expect(localStorage.getItem('airRateForm7')).to.contain('lane 4').and.not.contain('of eight');
  });

  it('D-26 a record that is left before its first chunk sends nothing', async () => {
    const slow = held<unknown>();
    form.network.on(ENTITY, slow.answer);
    await form.ready({ 'record-id': '7' });
    await form.paste(lanes(4));
    await form.click('Submit');
    await waitUntil(() => form.network.to(ENTITY).length === 1);
    form.element.setAttribute('record-id', '8');
    await form.click('Discard changes');
    await waitUntil(() => form.column('Rate Specific Notes')[0] === '', 'the form of record 8');
    await form.paste(lanes(1));
    slow.give({ entity: { id: 2 } });
    await settled();
    expect(form.chunks()).to.deep.equal([]);
  });
});

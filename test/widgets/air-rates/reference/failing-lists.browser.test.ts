import { expect } from '@open-wc/testing';
import { clearSession, writeSession } from '../../../../shared/client/session.ts';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { graphqlError } from '../../../helpers/network.ts';
import { loggedErrors, withoutPauses } from '../../../helpers/quiet.ts';
import { type } from '../../../shared/ui/user-input.ts';
import { AIRLINES, AIRPORTS, airlines, airports, CHARGE_NAMES, chargeNames, lanes } from '../fixtures.ts';
import { type AirForm, eachForm } from '../page-object.ts';

describe('<air-rate-form> lists to choose from', () => {
  let form: AirForm;
  let timers: ReturnType<typeof withoutPauses>;
  eachForm((fresh) => {
    form = fresh;
  });
  beforeEach(() => {
    timers = withoutPauses();
  });
  afterEach(() => timers.restore());

  for (const [route, name, rows] of [
    [AIRPORTS, 'airports', airports],
    [AIRLINES, 'airlines', airlines],
    [CHARGE_NAMES, 'charge names', chargeNames],
  ] as const) {
    it(`MSG-14 REF-23 REF-25 D-39 D-59 ${name}: three attempts a second apart, then a log line and a message with Try again`, async () => {
      form.network.on(route, graphqlError('Down', 503));
      const logged = await loggedErrors(async () => {
        await form.ready();
        await form.bannerWith(`Unable to load ${name}. Please try again.`);
      });
      expect(logged).to.have.length(1);
      expect(form.network.to(route)).to.have.length(3);
      expect(timers.pauses).to.deep.equal([1000, 1000]);
      expect(form.errors.map(({ detail }) => detail.message)).to.deep.equal([
        `Unable to load ${name}. Please try again.`,
      ]);
      await form.fill('Rate Specific Notes', 1, 'typed meanwhile');
      await expect(form.element).to.be.accessible();
      form.network.on(route, { results: rows });
      await form.click('Try again');
      await waitUntil(() => form.network.to(route).length === 4);
      await settled();
      expect(form.hasBanner('Unable to load')).to.equal(false);
      expect(form.cell('Rate Specific Notes', 1).value).to.equal('typed meanwhile');
      await form.paste(lanes(1));
      await form.submitted();
    });
  }

  it('D-30 REF-25 each list is asked for page by page, once for two forms of a page', async () => {
    const many = Array.from({ length: 200 }, (_, index) => ({
      id: 1000 + index,
      code: `Q${String(index).padStart(3, '0')}`,
      city: '',
      cityIden: '',
    }));
    form.network.on(AIRPORTS, { results: many }, { results: airports });
    await form.ready();
    await waitUntil(() => form.network.to(AIRPORTS).length === 2);
    await settled();
    expect(form.network.to(AIRPORTS).map(({ body }) => body.variables.skip)).to.deep.equal([0, 200]);
    await form.fill('From', 1, '1005');
    await form.fill('To', 1, 'tyo');
    expect([form.cell('From', 1).value, form.cell('To', 1).value]).to.deep.equal(['Q005', 'NRT']);
    expect(form.network.to(AIRLINES)[0]?.body.variables.where).to.deep.equal({
      entityType: { eq: 'Airline' },
    });
  });

  it('MSG-14 AIR-66 a submit without the lists loads them first, and sends nothing where that fails', async () => {
    form.network.on(AIRLINES, graphqlError('Down', 400));
    await loggedErrors(async () => {
      await form.ready();
      await form.bannerWith('Unable to load airlines. Please try again.');
      await form.paste(lanes(1));
      await form.click('Submit');
      await waitUntil(() => form.network.to(AIRLINES).length === 2);
      await form.bannerWith('Unable to load airlines. Please try again.');
    });
    expect(form.uploads()).to.have.length(0);
    form.network.on(AIRLINES, { results: airlines });
    await form.submitted();
  });

  it('D-01 MSG-19 AIR-84 a visitor without a token is told so when he begins to work, and loses nothing of it', async () => {
    form.network.on('POST /api/betty/login', () =>
      Response.json({ error: 'Sign in, or open the link that you were given.' }, { status: 401 }),
    );
    await loggedErrors(async () => {
      await form.open();
      await settled();
      expect(form.banners()).to.have.length(0);
      await form.paste(lanes(1));
      await form.bannerWith('You do not have access to this record.');
      await form.click('Submit');
      await form.bannerWith('You do not have access to this record.');
    });
    expect(form.errors.at(-1)?.detail.code).to.equal('unauthorized');
    expect(form.uploads()).to.have.length(0);
    expect(form.column('From')).to.deep.equal(['YYZ']);
    expect(form.column('Rate Specific Notes')).to.deep.equal(['lane 1']);
  });

  it('MSG-20 the lists are there, and the message is gone, once somebody has signed in again', async () => {
    clearSession();
    writeSession({ authToken: 'old', expiresAt: 4_000_000_000 });
    for (const route of [AIRPORTS, AIRLINES, CHARGE_NAMES])
      form.network.on(route, graphqlError('Unauthorized', 401));
    await loggedErrors(async () => {
      await form.open();
      form.go('From', 1);
      await form.bannerWith('Your session has expired. Please sign in again.');
    });
    form.network.on(AIRPORTS, { results: airports });
    form.network.on(AIRLINES, { results: airlines });
    form.network.on(CHARGE_NAMES, { results: chargeNames });
    writeSession({ authToken: 'new', expiresAt: 4_000_000_000 });
    await waitUntil(() => form.banners().length === 0, 'the message is gone');
    await type('tor');
    await waitUntil(() => form.all('[role=option]').length === 1, 'the airport');
    clearSession();
  });
});

import entry from 'entry:../../../../widgets/charges/define.ts';
import { expect } from '@open-wc/testing';
import { clearSession, writeSession } from '../../../../shared/client/session.ts';
import { record } from '../../../helpers/element/page.ts';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { chargesNetwork, PageObject } from '../page-object.ts';

const DAY = 24 * 60 * 60 * 1000;
const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('fp-charges'));
const FULL = 'Your draft could not be saved on this device.';

describe('<booking-charges> drafts', () => {
  let tool: PageObject;

  before(async () => {
    await import(entry);
  });
  beforeEach(() => {
    tool = new PageObject(chargesNetwork());
  });
  afterEach(async () => {
    clearSession();
    await tool.close();
  });

  const signIn = (id?: number) =>
    writeSession({
      authToken: 'token',
      expiresAt: 4_000_000_000,
      ...(id && { user: { id, firstname: 'Ada' } }),
    });

  const again = async (attributes?: Record<string, string>, getToken?: () => string) => {
    const { network } = tool;
    tool.element.remove();
    await settled();
    tool = new PageObject(network);
    if (getToken) tool.element.getToken = getToken;
    await tool.ready(attributes);
  };

  /** A token of the usual form, another one each time. */
  const tokenOf = (sub?: string) =>
    `header.${btoa(JSON.stringify({ ...(sub && { sub }), exp: 4_000_000_000, jti: Math.random() }))}.signature`;
  const offered = () => tool.banner()?.textContent ?? '';

  const leave = async (comments: string, attributes?: Record<string, string>) => {
    await tool.ready(attributes);
    await tool.fill('Comments', 1, comments);
    await waitUntil(() => stored().length === 1, 'the line is kept');
  };

  it('are offered after a sign-in whose user is known only later', async () => {
    signIn(1);
    await leave('of user 1');
    signIn();
    await again();
    expect(tool.banner()?.textContent).to.equal(undefined);
    signIn(1);
    await tool.bannerWith('were not saved.');
  });

  it('are offered to nobody else, and kept for nobody who is not known', async () => {
    signIn(1);
    await leave('of user 1');
    signIn(2);
    await again();
    await tool.fill('Comments', 1, 'of user 2');
    await waitUntil(() => stored().length === 2);
    expect(tool.banner()?.textContent).to.equal(undefined);
    clearSession();
    await again({ token: 'link' });
    await tool.fill('Comments', 1, 'of the link');
    await waitUntil(() => stored().length === 3);
    expect(tool.banner()?.textContent).to.equal(undefined);
    expect(stored().join()).not.to.contain('token').and.not.contain(' link ');
  });

  it('of a page with tokens of its own are told apart by whom these are of', async () => {
    tool.element.getToken = () => tokenOf('ada');
    await leave('of ada');
    await again({}, () => tokenOf('bob'));
    await tool.fill('Comments', 1, 'of bob');
    await waitUntil(() => stored().length === 2);
    expect(offered()).to.equal('');
    await again({}, () => tokenOf('ada'));
    await tool.bannerWith('were not saved.');
  });

  it('are told apart by the sign-in itself, before its user is loaded', async () => {
    const sessionOf = (sub: string) => writeSession({ authToken: tokenOf(sub), expiresAt: 4_000_000_000 });
    sessionOf('1');
    await leave('of user 1');
    sessionOf('2');
    await again();
    await tool.fill('Comments', 1, 'of user 2');
    await waitUntil(() => stored().length === 2);
    expect(offered()).to.equal('');
    sessionOf('1');
    await again();
    await tool.bannerWith('were not saved.');
  });

  it('are offered after a reload with another link token', async () => {
    await leave('of the first link', { token: tokenOf() });
    await again({ token: tokenOf() });
    await tool.bannerWith('were not saved.');
    await tool.click('Restore');
    await waitUntil(() => tool.cell('Comments', 1).value === 'of the first link');
  });

  it('are kept with a getToken whose tokens say nothing of a person, and offered with another token', async () => {
    tool.element.getToken = () => 'opaque-1';
    await leave('of the page');
    expect(JSON.stringify(localStorage)).not.to.contain('opaque');
    await again({}, () => 'opaque-2');
    await tool.bannerWith('were not saved.');
  });

  it('are those of one role', async () => {
    await leave('of the admin', { token: 'link' });
    await again({ token: 'link', 'user-role': 'agent' });
    await tool.fill('Comments', 1, 'of the agent');
    await waitUntil(() => stored().length === 2);
    expect(offered()).to.equal('');
  });

  it('are those of the draft-key that the page gives', async () => {
    await leave('of the first key', { 'draft-key': 'office 1/a' });
    await again({ 'draft-key': 'office 2' });
    await tool.fill('Comments', 1, 'of the second key');
    await waitUntil(() => stored().length === 2);
    expect(offered()).to.equal('');
    await again({ 'draft-key': 'office 1/a' });
    await tool.bannerWith('were not saved.');
    await again();
    expect(tool.element.draftKey).to.equal(null);
  });

  it('of an earlier release are offered to whom they were of', async () => {
    const cells = {
      chargeType: 'Documentation (DOC)',
      currency: 'USD',
      unitCode: 'EA',
      quantity: '1.00',
      unitCost: '5.00',
      totalPrice: '5.00',
      minimumPrice: '',
      comments: 'kept before',
    };
    const draft = { savedAt: Date.now(), isOn: null, rows: [{ cells, isManual: false, stored: null }] };
    const former = (caller: string) => `fp-charges  ${caller} admin freight_charges 7 x1`;
    localStorage.setItem(former('user-1'), JSON.stringify(draft));
    await tool.ready({ token: 'link' });
    await tool.fill('Comments', 1, 'of a link');
    await waitUntil(() => stored().length === 2);
    expect(offered()).to.equal('');
    await tool.click('Undo');
    signIn(1);
    await again();
    await tool.bannerWith('were not saved.');
    await tool.click('Discard');
    clearSession();
    localStorage.setItem(former('link-1x2y3z'), JSON.stringify(draft));
    await again({ token: 'another link' });
    await tool.bannerWith('were not saved.');
    await tool.click('Restore');
    await waitUntil(() => tool.values(2).includes('kept before'));
    expect(localStorage.getItem(former('link-1x2y3z'))).to.equal(null);
  });

  it('of another backend are not offered', async () => {
    await leave('of the first', { 'api-base': 'https://first.example' });
    await again({ 'api-base': 'https://second.example' });
    await tool.fill('Comments', 1, 'of the second');
    await waitUntil(() => stored().length === 2);
    expect(tool.banner()?.textContent).to.equal(undefined);
    await again({ 'api-base': 'https://first.example' });
    await tool.bannerWith('were not saved.');
  });

  it('of other lists go after a month', async () => {
    const draft = (age: number) => JSON.stringify({ savedAt: Date.now() - age, isOn: null, rows: [] });
    localStorage.setItem('fp-charges x user-1 admin freight_charges 99 old', draft(31 * DAY));
    localStorage.setItem('fp-charges x user-1 admin freight_charges 98 new', draft(DAY));
    await tool.ready();
    await waitUntil(() => stored().length === 1);
    expect(stored()[0]).to.contain(' 98 new');
  });

  it('MSG-16 D-38 that can’t be read are reported, and left on the device letter by letter', async () => {
    await leave('of the last visit');
    const [key] = stored();
    tool.element.remove();
    await settled();
    localStorage.setItem(key!, '{"half a dr');
    await again();
    await tool.bannerWith('Your saved draft could not be restored.');
    expect(stored().map((name) => localStorage.getItem(name))).to.deep.equal(['{"half a dr']);
  });

  it('MSG-17 that the device has no room for are reported once', async () => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
      if (key.startsWith('fp-charges')) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
    try {
      const errors = record<{ message: string }>(tool.element, 'fp-error');
      await tool.ready();
      await tool.fill('Comments', 1, 'a');
      await tool.bannerWith(FULL);
      await tool.click('Dismiss');
      await tool.fill('Comments', 1, 'b');
      dispatchEvent(new PageTransitionEvent('pagehide'));
      await settled();
      expect(tool.banner()?.textContent).to.equal(undefined);
      expect(errors.map(({ detail }) => detail.message)).to.deep.equal([FULL]);
    } finally {
      Storage.prototype.setItem = setItem;
    }
  });
});

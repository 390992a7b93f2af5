import entry from 'entry:../../../widgets/charges/define.ts';
import { expect, waitUntil } from '@open-wc/testing';
import { clearSession, writeSession } from '../../../shared/client/session.ts';
import { record, settled } from '../../helpers/element/page.ts';
import { chargesNetwork, Driver } from './driver.ts';

const DAY = 24 * 60 * 60 * 1000;
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('fp-charges'));
const FULL = 'Your draft could not be saved on this device.';

describe('<booking-charges> drafts', () => {
  let tool: Driver;

  before(async () => {
    await import(entry);
  });
  beforeEach(() => {
    tool = new Driver(chargesNetwork());
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

  const again = async (attributes?: Record<string, string>) => {
    const { network } = tool;
    tool.element.remove();
    await settled();
    tool = new Driver(network);
    await tool.ready(attributes);
  };

  const leave = async (comments: string, attributes?: Record<string, string>) => {
    await tool.ready(attributes);
    await tool.fill('Comments', 1, comments);
    await waitUntil(() => kept().length === 1, 'the line is kept');
  };

  it('are offered after a sign-in whose user is known only later', async () => {
    signIn(1);
    await leave('of user 1');
    signIn();
    await again();
    expect(tool.banner()?.textContent).to.equal(undefined);
    signIn(1);
    await tool.said('were not saved.');
  });

  it('are offered to nobody else, and kept for nobody who is not known', async () => {
    signIn(1);
    await leave('of user 1');
    signIn(2);
    await again();
    await tool.fill('Comments', 1, 'of user 2');
    await waitUntil(() => kept().length === 2);
    expect(tool.banner()?.textContent).to.equal(undefined);
    clearSession();
    await again({ token: 'link' });
    await tool.fill('Comments', 1, 'of the link');
    await waitUntil(() => kept().length === 3);
    expect(tool.banner()?.textContent).to.equal(undefined);
    expect(kept().join()).not.to.contain('token').and.not.contain(' link ');
  });

  it('of a page with tokens of its own are told apart by whom these are of', async () => {
    const open = async (subject: string) => {
      const claims = btoa(JSON.stringify({ sub: subject, exp: Math.random() }));
      tool.element.getToken = () => `header.${claims}.signature`;
      await tool.ready();
    };
    await open('ada');
    await tool.fill('Comments', 1, 'of ada');
    await waitUntil(() => kept().length === 1);
    const reopen = async (subject: string) => {
      const { network } = tool;
      tool.element.remove();
      await settled();
      tool = new Driver(network);
      await open(subject);
    };
    await reopen('bob');
    await tool.fill('Comments', 1, 'of bob');
    await waitUntil(() => kept().length === 2);
    expect(tool.banner()?.textContent).to.equal(undefined);
    await reopen('ada');
    await tool.said('were not saved.');
  });

  it('of another backend are not offered', async () => {
    await leave('of the first', { 'api-base': 'https://first.example' });
    await again({ 'api-base': 'https://second.example' });
    await tool.fill('Comments', 1, 'of the second');
    await waitUntil(() => kept().length === 2);
    expect(tool.banner()?.textContent).to.equal(undefined);
    await again({ 'api-base': 'https://first.example' });
    await tool.said('were not saved.');
  });

  it('of other lists go after a month', async () => {
    const draft = (age: number) => JSON.stringify({ savedAt: Date.now() - age, isOn: null, rows: [] });
    localStorage.setItem('fp-charges x user-1 admin freight_charges 99 old', draft(31 * DAY));
    localStorage.setItem('fp-charges x user-1 admin freight_charges 98 new', draft(DAY));
    await tool.ready();
    await waitUntil(() => kept().length === 1);
    expect(kept()[0]).to.contain(' 98 new');
  });

  it('MSG-17 that the device has no room for are told of once', async () => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
      if (key.startsWith('fp-charges')) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
    try {
      const told = record<{ message: string }>(tool.element, 'fp-error');
      await tool.ready();
      await tool.fill('Comments', 1, 'a');
      await tool.said(FULL);
      await tool.click('Dismiss');
      await tool.fill('Comments', 1, 'b');
      dispatchEvent(new PageTransitionEvent('pagehide'));
      await settled();
      expect(tool.banner()?.textContent).to.equal(undefined);
      expect(told.map(({ detail }) => detail.message)).to.deep.equal([FULL]);
    } finally {
      Storage.prototype.setItem = setItem;
    }
  });
});

import { expect, waitUntil } from '@open-wc/testing';
import { eachOffice } from '../open-shell.tsx';

describe('shell without a help site', () => {
  const office = eachOffice('');

  it('SHELL-41, D-91 has no link that leads nowhere', async () => {
    await office.open();
    await waitUntil(() => !office.has('header a', 'Go to help'), 'no question icon');
    await waitUntil(() => !office.has('nav a', 'Help'), 'no entry in the menu');
    expect(office.has('nav a', 'Route Subscriptions')).to.equal(true);
  });
});

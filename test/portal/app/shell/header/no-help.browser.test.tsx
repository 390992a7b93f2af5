import { expect } from '@open-wc/testing';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { eachShell } from '../shell-screen.tsx';

describe('shell without a help site', () => {
  const screen = eachShell('');

  it('SHELL-41, D-91 has no link that leads nowhere', async () => {
    await screen.open();
    await waitUntil(() => !screen.has('header a', 'Go to help'), 'no question icon');
    await waitUntil(() => !screen.has('nav a', 'Help'), 'no entry in the menu');
    expect(screen.has('nav a', 'Route Subscriptions')).to.equal(true);
  });
});

import stylesheets from 'stylesheets:../../../../../portal/app/shell/shell.tsx';
import { expect } from '@open-wc/testing';
import { noteServerTime } from '../../../../../portal/app/client/server-clock.ts';
import { adoptStylesheets } from '../../../../../shared/element/stylesheets.ts';
import { providerToday } from '../../../../../shared/trade/provider-day.ts';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { eachShell } from '../shell-screen.tsx';

adoptStylesheets(document, stylesheets);

const HOUR = 3_600_000;
/** An answer of a server whose clock is so many hours before that of this device. */
const answered = (hours: number) => noteServerTime(new Date(Date.now() + hours * HOUR).toUTCString());

describe('a device whose clock is wrong', () => {
  const screen = eachShell();
  const notice = () => screen.app.querySelector('main [role=status], main [role=alert]')?.textContent ?? '';

  afterEach(() => answered(0));

  it('D-154 is told so, and what is due goes by the clock of the server', async () => {
    await screen.open();
    expect(notice()).to.equal('');
    answered(24);
    await waitUntil(() => notice().includes('wrong by about 24 hours'), 'the notice');
    expect(providerToday()).to.equal(new Date(Date.now() + 24 * HOUR).toISOString().slice(0, 10));
    answered(-24);
    await waitUntil(() => providerToday() < new Date().toISOString().slice(0, 10), 'the day before');
    expect(notice()).to.contain('wrong by about 24 hours');
    answered(0.1);
    await waitUntil(() => notice() === '', 'no notice');
  });

  it('D-154 hears no more of it once that was dismissed', async () => {
    await screen.open();
    answered(3);
    await waitUntil(() => notice().includes('3 hours'), 'the notice');
    screen.app.querySelector<HTMLElement>('main [aria-label=Dismiss]')?.click();
    await waitUntil(() => notice() === '', 'no notice');
  });

  it('D-154 is told nothing by an answer without a time', async () => {
    await screen.open();
    noteServerTime(null);
    noteServerTime('soon');
    expect(notice()).to.equal('');
  });
});

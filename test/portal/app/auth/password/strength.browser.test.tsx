import { expect } from '@open-wc/testing';
import { InvitePage } from '../../../../../portal/app/auth/invite/lazy-page.ts';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { eachAuthPage, fill } from '../auth-screen.tsx';

const COMMON = 'This is one of the most common passwords. Please choose another one.';

describe('a new password', () => {
  const screen = eachAuthPage();
  const opened = async () => {
    screen.network.on('POST /api/portal_open_requests/set-password-verification', { status: '200' });
    screen.open(
      <InvitePage />,
      '/auth/set-password-new-user?email=ida.moreno%40importer.example&invite_verification=v-1',
    );
    await waitUntil(() => screen.input('Password'), 'the form');
  };
  const told = () => /Password strength: (.*?)(?=Confirm)/.exec(screen.place.textContent ?? '')?.[1];

  it('D-153 its field says the rule before anything is typed', async () => {
    await opened();
    const hint = document.getElementById(screen.input('Password')?.getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).to.equal(
      '8 to 128 characters of any kind, also spaces. None of the most common passwords.',
    );
    expect(told()).to.equal(undefined);
  });

  it('D-153 its strength is told while it is typed, and knows the email', async () => {
    await opened();
    const becomes = async (password: string, strength: string) => {
      fill(screen.input('Password')!, password);
      await waitUntil(() => told() === strength, `${strength}, not ${told()}`);
    };
    await becomes('a', 'very weak');
    await becomes('moreno-importer', 'very weak');
    await becomes('correct horse battery staple', 'strong');
    await expect(screen.place).to.be.accessible();
    fill(screen.input('Password')!, '');
    await waitUntil(() => told() === undefined, 'nothing to tell');
  });

  it('D-153 one of the most common is refused at its field, and nothing is sent', async () => {
    await opened();
    fill(screen.input('Password')!, 'Password123');
    await waitUntil(() => told() === 'very weak', 'its strength');
    await screen.submit({
      'Confirm Password': 'Password123',
      'First Name': 'Ida',
      'Last Name': 'Moreno',
    });
    await waitUntil(() => screen.complaints('Password')[0] === COMMON, 'the complaint');
  });

  it('D-153 it can be pasted, and is offered to password managers', async () => {
    await opened();
    expect(screen.input('Password')?.autocomplete).to.equal('new-password');
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'from a manager');
    const pasted = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    screen.input('Password')?.dispatchEvent(pasted);
    expect(pasted.defaultPrevented).to.equal(false);
  });
});

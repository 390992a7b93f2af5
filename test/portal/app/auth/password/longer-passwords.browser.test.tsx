import { expect } from '@open-wc/testing';
import { InvitePage } from '../../../../../portal/app/auth/invite/lazy-page.ts';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { eachAuthPage } from '../auth-screen.tsx';

describe('a server that wants longer passwords', () => {
  const screen = eachAuthPage();

  it('D-48 shows the error at the field, before anything is sent', async () => {
    screen.network.on('GET /config.json', {
      providerName: 'Blue Anchor',
      helpUrl: '',
      passwordMinLength: 12,
    });
    screen.network.on('POST /api/portal_open_requests/set-password-verification', { status: '200' });
    screen.open(<InvitePage />, '/auth/set-password-new-user?email=a%40b.cc&invite_verification=v-1');
    await screen.submit({ Password: 'abcdefghijk', 'Confirm Password': 'abcdefghijk' });
    await waitUntil(() => screen.complaints('Password')[0] === 'Minimum 12 symbols', 'twelve');
    expect(screen.complaints('Confirm Password')).to.deep.equal([]);
  });
});
